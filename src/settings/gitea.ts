/** Settings of the way to Gitea. */
import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseVersion } from "../gitea/version.ts";
import { type GiteaUrl, parseGiteaUrl } from "./gitea-url.ts";
import { integer, type Parsed, type Setting, secret, text } from "./kinds.ts";

export const GITEA_SETTINGS = {
  giteaUrl: {
    variable: "GITEA_URL",
    group: "Gitea",
    description:
      "Address of the Gitea instance, with a sub-path if it has one. Without it `http` starts against the demo.",
    secret: false,
    fallback: null,
    shownDefault: "",
    parse: parseGiteaUrl,
    show: (value) => (value as GiteaUrl).api,
  } as Setting<GiteaUrl | null>,
  giteaToken: secret({
    variable: "GITEA_TOKEN",
    group: "Gitea",
    description: "Access token that every call uses; its scopes are the limit that really holds. Unset: anonymous.",
  }),
  giteaVersion: text(
    {
      variable: "GITEA_VERSION",
      group: "Gitea",
      description: "Version to assume (`1.24.2`) instead of the one that Gitea reports.",
    },
    null,
    (value) =>
      /^v?[\d.]+([-+].*)?$/.test(value) && parseVersion(value) !== null
        ? null
        : { problem: "is not a version", remedy: "Write it like 1.24.2 or 28.1.0." },
  ),
  giteaTimeoutMs: integer(
    {
      variable: "GITEA_TIMEOUT_MS",
      group: "Gitea",
      description: "Milliseconds that one exchange with Gitea may take, first byte to last.",
    },
    30_000,
    1,
    600_000,
  ),
  giteaCa: {
    variable: "GITEA_CA_FILE",
    group: "Gitea",
    description: "PEM file with the authority that signed Gitea's certificate, where it is a private one.",
    secret: false,
    fallback: null,
    shownDefault: "",
    parse: readCertificates,
    show: () => "(read)",
  } as Setting<string | null>,
};

function readCertificates(path: string): Parsed<string> {
  let pem: string;
  try {
    pem = readFileSync(path, "utf8");
  } catch {
    return { problem: "names a file that cannot be read", remedy: "Check the path and its permissions." };
  }
  const certificates = pem.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  if (certificates.length > 0 && certificates.every(isCertificate)) return { value: pem };
  return { problem: "names a file without a PEM certificate", remedy: "Convert it with `openssl x509`." };
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
