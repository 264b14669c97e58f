import { describe, expect, test } from "vitest";
import { type Environment, readSettings } from "../src/config.ts";
import { instructionsFor } from "../src/instructions.ts";

function instructions(environment: Environment, off: string[] = []): string[] {
  return instructionsFor(readSettings(environment).settings, (name) => !off.includes(name)).split("\n");
}

const FIND = "find any other with gitea_search_tools (plain words, any language)";
const DESCRIBE = "read its schema with gitea_describe_tools";
const RUN = "run it with gitea_call_tool";
const AGREE =
  "Destructive calls are confirmed by the person. If a call answers confirmation_required, tell the person what it does and repeat it with confirmation_token only if they agree.";
const CUTS = "Cut answers list each cut under `truncated`";

describe("instructions", () => {
  test.each<[string, { given: [Environment, string[]?]; want: string[] }]>([
    [
      "by default",
      {
        given: [{}],
        want: [
          `Only some tools are listed: ${FIND}, ${DESCRIBE}, and ${RUN}.`,
          `${CUTS} with the call of gitea_read_result that reads the rest.`,
          AGREE,
        ],
      },
    ],
    [
      "every tool listed",
      {
        given: [{ TOOLSETS: "all" }],
        want: [`If your client shows only some tools, ${FIND}, ${DESCRIBE}, and ${RUN}.`],
      },
    ],
    [
      "nothing to run it with",
      { given: [{}, ["gitea_call_tool", "gitea_describe_tools"]], want: [`Only some tools are listed: ${FIND}.`] },
    ],
    ["nothing to read on with", { given: [{}, ["gitea_read_result"]], want: [`${CUTS}.`] }],
    ["read-only", { given: [{ READ_ONLY: "true" }], want: ["This gateway is read-only."] }],
    [
      "no second way to confirm",
      {
        given: [{ CONFIRM_FALLBACK: "refuse" }],
        want: ["Destructive calls are confirmed by the person. Where nobody can be asked they are refused."],
      },
    ],
    ["one tool to confirm", { given: [{ CONFIRM: "none", CONFIRM_TOOLS: "repoEdit" }], want: [AGREE] }],
  ])("say what holds here: %s", (_, { given, want }) => {
    const lines = instructions(...given);
    expect(lines).toEqual(expect.arrayContaining(want));
    expect(Buffer.byteLength(lines.join("\n"))).toBeLessThan(2048);
  });

  test.each<[string, [Environment, string[]?], RegExp]>([
    ["search where it is off", [{}, ["gitea_search_tools"]], /gitea_search_tools/],
    ["confirmation where nothing is asked about", [{ CONFIRM: "none" }], /confirm/],
  ])("do not speak of %s", (_, given, never) => {
    expect(instructions(...given).join("\n")).not.toMatch(never);
  });
});
