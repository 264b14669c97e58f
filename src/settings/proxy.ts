/**
 * HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in either case of letters: other programs read them too, so they are no settings
 * of the gateway, but a wrong one would keep it from Gitea.
 */
import type { ConfigurationProblem } from "../config.ts";

/** The part of the environment that is read; process.env fits. */
export type ProxyEnvironment = Record<string, string | undefined>;

export interface Proxies {
  /** Addresses with a scheme; may hold a password. */
  https?: string;
  http?: string;
  /** Hosts that are reached without a proxy, as NO_PROXY writes them. */
  except?: string;
}

/** Nothing of a value is repeated in a problem: passwords stand in them. */
export function readProxies(environment: ProxyEnvironment): { proxies: Proxies; problems: ConfigurationProblem[] } {
  const problems: ConfigurationProblem[] = [];
  const given = (name: string): [variable: string, value: string] | null => {
    for (const variable of [name, name.toLowerCase()]) {
      const value = environment[variable]?.trim() ?? "";
      if (value !== "") return [variable, value];
    }
    return null;
  };
  const address = (name: string): string | null => {
    const found = given(name);
    if (found === null) return null;
    const [variable, value] = found;
    // `proxy:3128`, as curl takes it.
    const text = value.includes("://") ? value : `http://${value}`;
    if (/^https?:\/\//i.test(text) && URL.canParse(text)) return text;
    const problem = "is not the address of an HTTP proxy";
    problems.push({ variable, problem, remedy: "Write it like http://proxy.example.com:3128, or unset it." });
    return null;
  };
  const [https, http, except] = [address("HTTPS_PROXY"), address("HTTP_PROXY"), given("NO_PROXY")?.[1]];
  return {
    proxies: { ...(https ? { https } : {}), ...(http ? { http } : {}), ...(except ? { except } : {}) },
    problems,
  };
}
