/** spec/notes.yaml against the recordings: what a rule claims, a real server has done. */
import { describe, expect, it } from "vitest";
import { nameNeighbours } from "../../codegen/guide.ts";
import type { Json } from "../../generated/contract.ts";
import { hintsOf, notesOf } from "../../src/gitea/notes.ts";
import { createRouter } from "../../src/gitea/route.ts";
import { type ToolCall, toToolCall } from "../replay/arguments.ts";
import { loadExchanges, shortId, VERSIONS } from "../replay/recordings.ts";
import { ground, operations } from "./ground.ts";

interface Heard {
  status: number;
  operation: ToolCall["operation"];
  notes: string[];
  hints: string[];
}

function jsonOf(text: string | undefined): Json {
  try {
    return JSON.parse(text ?? "") as Json;
  } catch {
    return null;
  }
}

function messageOf(text: string | undefined): string {
  const body = jsonOf(text);
  if (body === null || typeof body !== "object" || Array.isArray(body)) return text ?? "";
  return typeof body.message === "string" ? body.message : "";
}

/** Exchanges to which a rule must speak; what stands behind "like" or "seen in" only shows the same behavior. */
function citedIn(reason: string): string[] {
  return reason
    .split(";")
    .filter((part) => !/\b(like|seen in)\b/.test(part))
    .flatMap((part) => part.match(/\b\d\d-\d{3}\b/g) ?? []);
}

const tools = new Map(operations.map(({ id, tool }) => [id, tool]));
/** Texts compare by the names that clients see, whether or not they are put in already. */
const named = (text: string): string => nameNeighbours(text, tools);

const router = createRouter(operations);
/** Short id of an exchange -> what the rules say to it on each recorded server. */
const heard = new Map<string, Heard[]>();
for (const version of VERSIONS) {
  for (const exchange of loadExchanges(version)) {
    const call = toToolCall(exchange, router);
    if ("inexpressible" in call) continue;
    const { operation, arguments: args } = call;
    const { status, body } = exchange.response;
    const isNo = operation.answer.yesNo && status === 404;
    const entry: Heard = {
      status,
      operation,
      notes: status < 300 || isNo ? notesOf(operation.notes, args, status, jsonOf(body)) : [],
      hints: status >= 400 && !isNo ? hintsOf(operation.hints, args, status, messageOf(body)) : [],
    };
    heard.set(shortId(exchange), [...(heard.get(shortId(exchange)) ?? []), entry]);
  }
}

const rules = [...ground.notes.notes, ...ground.notes.hints] as {
  operations: string[];
  text: string;
  reason: string;
}[];

describe("notes and hints", () => {
  it("speak to at least one of the exchanges that a rule names as its reason", () => {
    const silent = rules
      .map(({ text, reason }) => ({ text, cited: citedIn(reason) }))
      .filter(({ text, cited }) => {
        const entries = cited.flatMap((id) => heard.get(id) ?? []);
        return (
          cited.length > 0 &&
          !entries.some(({ notes, hints }) => [...notes, ...hints].some((said) => named(said) === named(text)))
        );
      });
    expect(silent).toEqual([]);
  });

  it("explain every recorded 500 that comes without a message", () => {
    const bare = [...heard].filter(([, entries]) =>
      entries.some(({ status, hints }) => status === 500 && hints.length === 0),
    );
    expect(bare.map(([id]) => id)).toEqual([]);
  });

  it("stay few: at most three notes to one success", () => {
    const noisy = [...heard].filter(([, entries]) => entries.some(({ notes }) => notes.length > 3));
    expect(noisy.map(([id]) => id)).toEqual([]);
  });

  it("never say the same twice", () => {
    const doubled = [...heard.values()].flat().filter(({ notes }) => new Set(notes).size < notes.length);
    expect(doubled).toEqual([]);
  });

  it("are short, and name only operations that exist", () => {
    for (const { text } of rules) {
      expect(text.length, text).toBeLessThanOrEqual(240);
      const strangers = (text.match(/\b[a-z]+(?:[A-Z][A-Za-z0-9]*)+\b/g) ?? []).filter((word) => !tools.has(word));
      expect(strangers, text).toEqual([]);
    }
  });

  const silentSuccesses: [string, { given: string; want: string }][] = [
    [
      "case 9: an unknown label name is left out when labels are added",
      { given: "04-095", want: "is not set on the issue" },
    ],
    ["case 9: an unknown label id is left out of a new issue", { given: "04-071", want: "is not set on the issue" }],
    ["an unknown ref serves the default branch", { given: "03-056", want: "that of the default branch" }],
    ["an unknown label drops out of the filter", { given: "04-078", want: "drops it from the filter" }],
    ["a commit status takes any word", { given: "03-130", want: "it takes any word" }],
    ["a hook edit resets the events", { given: "06-019", want: "listens to push alone now" }],
    ["case 5: a merge that waits for its checks is not done", { given: "09-143", want: "NOT merged yet" }],
    ["an unknown default branch is not set", { given: "08-008", want: "was not changed" }],
  ];
  it.each(silentSuccesses)("%s", (_name, { given, want }) => {
    const entries = heard.get(given) ?? [];
    expect(entries).toHaveLength(VERSIONS.length);
    for (const { notes } of entries) expect(notes.join(" ")).toContain(want);
  });

  it("keep silent where everything that was asked for happened", () => {
    const wholly = ["04-092", "04-093", "04-096", "04-007", "09-018", "09-109", "06-016", "03-129", "05-013", "07-002"];
    for (const id of wholly) {
      const said = (heard.get(id) ?? [])
        .flatMap(({ notes }) => notes)
        .filter((text) => text.startsWith("At least one"));
      expect(said, id).toEqual([]);
    }
  });
});

describe("the read that finds out", () => {
  it.each([
    ["issueCreateComment", "issueGetComments"],
    ["repoMergePullRequest", "repoPullRequestIsMerged"],
    ["adminDeleteUser", "userGet"],
    ["repoMigrate", "repoGet"],
    ["ActionsDispatchWorkflow", "getWorkflowRuns"],
    ["repoTestHook", null],
  ])("of %s is %s", (id, want) => {
    expect(operations.find((operation) => operation.id === id)?.findOut).toBe(want);
  });
});
