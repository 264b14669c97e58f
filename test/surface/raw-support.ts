/** What the tests of raw requests share: plans and refusals, and every way of case 29 to write a request otherwise. */
import type { JsonObject, Operation } from "../../generated/contract.ts";
import { loadCatalog } from "../../src/catalog.ts";
import { GatewayError } from "../../src/errors.ts";
import { planRawRequest, type RawOptions, type RawRequest } from "../../src/surface/raw.ts";

export const { router, toolsets } = loadCatalog();
export const OPTIONS: RawOptions = {
  base: { origin: "https://git.test:3000", prefix: "/git/api/v1" },
  router,
  credential: { token: "gateway-token", sudo: null },
};

export function plan(args: JsonObject, options: Partial<RawOptions> = {}): RawRequest {
  return planRawRequest(args, { ...OPTIONS, ...options });
}

/** The refusal, or null when there was a plan. */
export function refusal(args: JsonObject, options: Partial<RawOptions> = {}): GatewayError | null {
  try {
    plan(args, options);
    return null;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
}

/** A path of the operation with plain values. */
export function samplePath({ parts }: Pick<Operation, "parts">): string {
  return parts
    .map((part) => (typeof part === "string" ? part : (part.enum?.[0] ?? (part.integer ? "7" : "main"))))
    .join("");
}

const literalPlaces = (path: string) => [...path.matchAll(/[a-z]+/g)].map((match) => match.index);
const slashPlaces = (path: string) => [...path.matchAll(/\//g)].map((match) => match.index);
export const withChange = (path: string, place: number, change: (rest: string) => string) =>
  path.slice(0, place) + change(path.slice(place));

/** Every way of case 29 to write a request otherwise, by name. */
export function variants(operation: Operation): [string, JsonObject[]][] {
  const { method } = operation;
  const path = samplePath(operation);
  const asPath = (...paths: string[]): JsonObject[] => paths.map((given) => ({ method, path: given }));
  const inQuery = (name: string): JsonObject[] => [
    { method, path: `${path}?${name}=root` },
    { method, path: `${path}?a=b&${name}` },
    { method, path, query: { [name]: "root" } },
    { method, path, query: { [` ${name.toUpperCase()} `]: ["root"] } },
    { method, path: `${path}?%${name.charCodeAt(0).toString(16)}${name.slice(1)}=root` },
    ...(method === "GET"
      ? []
      : [{ method, path, body: `${name}=root`, content_type: "application/x-www-form-urlencoded" }]),
  ];
  return [
    ["as is", asPath(path, `/api/v1${path}`)],
    ["trailing slash", asPath(`${path}/`, `${path}//`, `/api/v1${path}/`)],
    [
      "upper case",
      asPath(
        path.toUpperCase(),
        `/API/V1${path}`,
        `/Api/v1${path}`,
        ...literalPlaces(path).map((place) =>
          withChange(path, place, (rest) => rest[0]?.toUpperCase() + rest.slice(1)),
        ),
        ...literalPlaces(path).map((place) =>
          withChange(path, place, (rest) => rest.replace(/^[a-z]+/, (word) => word.toUpperCase())),
        ),
      ),
    ],
    [
      "%2e and other escapes",
      asPath(
        ...slashPlaces(path).flatMap((place) => [
          withChange(path, place, (rest) => `/%2e${rest}`),
          withChange(path, place, (rest) => `/x/%2E%2e${rest}`),
          withChange(path, place, (rest) => `%2f${rest.slice(1)}`),
        ]),
        ...literalPlaces(path).map((place) =>
          withChange(path, place, (rest) => `%${rest.charCodeAt(0).toString(16)}${rest.slice(1)}`),
        ),
        `${path}%`,
        `${path}%00`,
        `${path}%252e`,
      ),
    ],
    ["//", asPath(...slashPlaces(path).map((place) => withChange(path, place, (rest) => `/${rest}`)))],
    [
      "dot segments",
      asPath(
        `/api/v1/../..${path}`,
        `/api/v1/../../api/v1${path}`,
        `/..${path}`,
        `${path}/..`,
        `${path}/.`,
        ...slashPlaces(path).flatMap((place) => [
          withChange(path, place, (rest) => `/.${rest}`),
          withChange(path, place, (rest) => `/x/..${rest}`),
          withChange(path, place, (rest) => `\\..${rest}`),
        ]),
      ),
    ],
    [
      "absolute address",
      asPath(
        `https://git.test:3000/git/api/v1${path}`,
        `http://other.test/api/v1${path}`,
        `HTTPS:${path}`,
        `//git.test:3000/git/api/v1${path}`,
        `git.test${path}`,
        `/\\git.test${path}`,
        ` ${path}`,
        `\t${path}`,
      ),
    ],
    [
      "method override",
      ["GET", "POST", "DELETE"].flatMap((other): JsonObject[] => [
        { method: other, path, headers: { "X-HTTP-Method-Override": method } },
        { method: other, path, "X-HTTP-Method-Override": method },
        { method: other, path, header: [`X-Method-Override: ${method}`] },
      ]),
    ],
    [
      "other methods",
      ["HEAD", "OPTIONS", "TRACE", "CONNECT", method.toLowerCase(), ` ${method}`, `${method}\r\nX: y`].map((other) => ({
        method: other,
        path,
      })),
    ],
    ["?sudo=", inQuery("sudo")],
    ["?token=", inQuery("token")],
    ["?access_token=", inQuery("access_token")],
    [
      "control characters and fragments",
      asPath(
        `${path}#`,
        `${path}\u0000`,
        `${path}\r\n`,
        `${path}\u007f`,
        `${path}\u0085`,
        `${path}\ud800`,
        `/\t${path}`,
      ),
    ],
  ];
}
