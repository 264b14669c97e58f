/**
 * What secrets look like: one row for each kind, with where its shape is documented.
 *
 * A row is found by its literals (docs/adr/0006-secret-patterns.md). Each expression starts where the literal starts, has
 * no alternatives that can match the same text twice, and either a fixed length or an open end, so that a try costs no
 * more than what it reads. "Recorded" rows were seen in test/traffic.
 */

export interface SecretPattern {
  id: string;
  /** At least one of them stands at the start of every match. */
  literals: string[];
  /** Sticky; from the literal on. A group `head` is what the shortened form keeps; else the literal. */
  expression: RegExp;
  /**
   * What must not stand before the literal (a letter or digit; also none of `_-`), or what the characters there, up to
   * 16, must end with; a group `part` belongs to the secret.
   */
  before: "word" | "token" | "anywhere" | RegExp;
  /** Its characters all occur in base64, so a long base64 text may hold it by chance. */
  base64Alike?: boolean;
  source: string;
}

function token(
  id: string,
  literals: string[],
  rest: string,
  source: string,
  before: SecretPattern["before"] = "word",
): SecretPattern {
  const heads = literals.map((literal) => literal.replaceAll(".", "\\.")).join("|");
  return { id, literals, expression: new RegExp(`(?:${heads})${rest}`, "y"), before, source };
}

export const SECRET_PATTERNS: readonly SecretPattern[] = [
  token("gitea-oauth", ["gto_", "gta_"], "[a-z2-7]{40,}", "Recorded 06-011: client secret of an OAuth2 application"),
  token("gitea-deploy", ["gdt_"], "[A-Za-z0-9]{36,}", "Gitea 28: deploy tokens of a repository"),
  token("github", ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], "[A-Za-z0-9]{20,}", "GitHub docs: token formats"),
  token("github-fine-grained", ["github_pat_"], "\\w{22,}", "GitHub docs: token formats"),
  token(
    "gitlab",
    ["glpat-", "gldt-", "glrt-", "glcbt-", "glptt-", "glft-", "glimt-", "glagent-", "glsoat-", "glffct-", "gloas-"],
    "[\\w-]{20,}(?:\\.[\\w-]{2,})*",
    "GitLab docs: token prefixes",
  ),
  token("bitbucket", ["ATBB", "ATCTT3", "ATATT3"], "[\\w=-]{24,}", "Atlassian docs: API and app tokens"),
  {
    ...token("aws-key-id", ["AKIA", "ASIA", "ABIA", "ACCA"], "[A-Z0-9]{16}(?![A-Za-z0-9])", "AWS IAM: unique prefixes"),
    base64Alike: true,
  },
  {
    ...token("google-key", ["AIza"], "[\\w-]{35}(?![\\w-])", "Google Cloud docs: API keys", "token"),
    base64Alike: true,
  },
  token("google-oauth", ["ya29."], "[\\w-]{20,}", "Google identity docs: access tokens"),
  token("google-client", ["GOCSPX-"], "[\\w-]{24,}", "Google identity docs: client secrets"),
  token(
    "slack",
    ["xoxb-", "xoxp-", "xoxa-", "xoxo-", "xoxe-", "xoxr-", "xoxs-", "xoxe.", "xapp-"],
    "[A-Za-z0-9.-]{16,}",
    "Slack docs: token types",
  ),
  token(
    "stripe",
    ["sk_live_", "sk_test_", "rk_live_", "rk_test_", "whsec_"],
    "[A-Za-z0-9+/=]{16,}",
    "Stripe docs: API keys",
  ),
  token("npm", ["npm_"], "[A-Za-z0-9]{36}(?![A-Za-z0-9])", "npm docs: access token format"),
  token("pypi", ["pypi-"], "AgE[\\w-]{20,}", "PyPI docs: API tokens"),
  token("rubygems", ["rubygems_"], "[a-f0-9]{48}", "RubyGems guides: API keys"),
  token("anthropic", ["sk-ant-"], "[\\w-]{20,}", "Anthropic docs: API keys", "token"),
  token(
    "openai",
    ["sk-proj-", "sk-svcacct-", "sk-admin-", "sk-or-v1-"],
    "[\\w-]{20,}",
    "OpenAI docs: API keys",
    "token",
  ),
  token("openai-alike", ["sk-"], "[A-Za-z0-9]{32,}", "OpenAI docs: API keys; used by others too", "token"),
  token("xai", ["xai-"], "[A-Za-z0-9]{60,}", "xAI docs: API keys"),
  token("groq", ["gsk_"], "[A-Za-z0-9]{40,}", "Groq docs: API keys"),
  token("perplexity", ["pplx-"], "[A-Za-z0-9]{40,}", "Perplexity docs: API keys"),
  token("replicate", ["r8_"], "[A-Za-z0-9]{37}", "Replicate docs: API tokens"),
  token("hugging-face", ["hf_"], "[A-Za-z0-9]{30,}", "Hugging Face docs: user access tokens"),
  token("sendgrid", ["SG."], "[\\w-]{16,32}\\.[\\w-]{16,64}", "Twilio SendGrid docs: API keys"),
  {
    ...token(
      "twilio",
      [..."0123456789abcdef"].map((digit) => `SK${digit}`),
      "[0-9a-f]{31}(?![\\w-])",
      "Twilio docs: API keys",
      "token",
    ),
    base64Alike: true,
  },
  token("telegram", [":AA"], "[\\w-]{32,33}(?![\\w-])", "Telegram Bot API: tokens", /(?<!\d)(?<part>\d{8,10})$/),
  token("digitalocean", ["dop_v1_", "doo_v1_", "dor_v1_"], "[a-f0-9]{64}", "DigitalOcean docs: token prefixes"),
  token(
    "azure-client",
    [..."0123456789"].map((digit) => `${digit}Q~`),
    "[\\w.~-]{31,34}(?![\\w.~-])",
    "Microsoft Entra: client secrets",
    /(?<![\w.~-])(?<part>[\w.~-]{3})$/,
  ),
  token(
    "azure-key",
    ["AccountKey=", "SharedAccessKey="],
    "[A-Za-z0-9+/]{40,}={0,2}",
    "Azure Storage, Service Bus: connection strings",
    "anywhere",
  ),
  token(
    "signed-address",
    ["sig="],
    "(?:[\\w~.-]|%[0-9A-Fa-f]{2}){24,}",
    "Recorded 10-064: artifact download; Azure SAS",
    /[?&;]$/,
  ),
  token("signed-aws", ["X-Amz-Signature="], "[0-9a-f]{64}", "AWS S3: presigned URLs", "anywhere"),
  token("docker", ["dckr_pat_", "dckr_oat_"], "[\\w-]{20,}", "Docker docs: access tokens"),
  token("vault", ["hvs.", "hvb.", "hvr."], "[\\w-]{24,}", "HashiCorp Vault docs: token prefixes"),
  token("terraform", [".atlasv1."], "[\\w=-]{60,}", "HCP Terraform docs: API tokens", /(?<part>[A-Za-z0-9]{14})$/),
  token("doppler", ["dp.pt.", "dp.st.", "dp.ct.", "dp.sa."], "[\\w.-]{40,}", "Doppler docs: token formats"),
  token("one-password", ["ops_eyJ"], "[\\w+/=-]{100,}", "1Password docs: service accounts"),
  token("age", ["AGE-SECRET-KEY-1"], "[0-9A-Z]{58}", "age: format of identities"),
  token("shopify", ["shpat_", "shpss_", "shpca_", "shppa_"], "[A-Fa-f0-9]{32}", "Shopify docs: token formats"),
  token("linear", ["lin_api_", "lin_oauth_"], "[A-Za-z0-9]{32,}", "Linear docs: API keys"),
  token("notion", ["ntn_"], "[A-Za-z0-9]{40,}", "Notion docs: integration tokens"),
  token("figma", ["figd_", "figo_"], "[\\w-]{36,}", "Figma docs: personal access tokens"),
  token("postman", ["PMAK-"], "[a-f0-9]{24}-[a-f0-9]{34}", "Postman docs: API keys"),
  token("grafana", ["glsa_", "glc_"], "[\\w+/=]{32,}", "Grafana docs: service account tokens"),
  token("sentry", ["sntrys_", "sntryu_"], "[\\w+/=]{40,}", "Sentry docs: auth tokens"),
  token("databricks", ["dapi"], "[a-f0-9]{32}(?![A-Za-z0-9])", "Databricks docs: personal access tokens"),
  token("new-relic", ["NRAK-"], "[A-Z0-9]{27}", "New Relic docs: user keys"),
  token("pulumi", ["pul-"], "[a-f0-9]{40}", "Pulumi docs: access tokens"),
  token("planetscale", ["pscale_tkn_", "pscale_pw_", "pscale_oauth_"], "[\\w.=-]{32,}", "PlanetScale docs: tokens"),
  token("supabase", ["sbp_"], "[a-f0-9]{40}", "Supabase docs: access tokens"),
  token("tailscale", ["tskey-"], "[a-z]{2,8}-[A-Za-z0-9]{8,}-[A-Za-z0-9]{16,}", "Tailscale docs: auth keys"),
  token("circleci", ["CCIPAT_", "CCIPRJ_"], "\\w{40,}", "CircleCI docs: API tokens"),
  token("cloudsmith-heroku", ["HRKU-"], "[\\w-]{36,}", "Heroku docs: API keys"),
  token(
    "slack-webhook",
    ["hooks.slack.com/"],
    "(?:services|workflows|triggers)/[\\w/-]{16,}",
    "Slack docs: incoming webhooks",
    "anywhere",
  ),
  token(
    "discord-webhook",
    ["discord.com/api/", "discordapp.com/api/"],
    "(?:v\\d+/)?webhooks/\\d+/[\\w-]{16,}",
    "Discord docs: webhooks",
    "anywhere",
  ),
  token(
    "teams-webhook",
    [".webhook.office.com/"],
    "[\\w/@-]{32,}",
    "Microsoft Teams docs: incoming webhooks",
    "anywhere",
  ),
  token(
    "feishu-webhook",
    ["open.feishu.cn/open-apis/", "open.larksuite.com/open-apis/"],
    "bot/v2/hook/[\\w-]{16,}",
    "Feishu docs: custom bots",
    "anywhere",
  ),
  token(
    "wechatwork-webhook",
    ["qyapi.weixin.qq.com/cgi-bin/"],
    "webhook/send\\?key=[\\w-]{16,}",
    "WeCom docs: group robots",
    "anywhere",
  ),
  {
    id: "jwt",
    literals: ["eyJ"],
    expression: /eyJ[\w-]{8,}\.eyJ[\w-]{4,}(?:\.[\w-]*){1,3}/y,
    before: "token",
    source: "RFC 7519 and RFC 7515: compact serialisation",
  },
];
