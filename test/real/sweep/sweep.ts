/** Calls every operation once, with arguments made for it, and says how far each came. */
import type { Operation } from "../../../generated/contract.ts";
import { type Failure, formProblems } from "../../front/envelope.ts";
import { createGround, type Ground, type Sweepers } from "./ground.ts";

export interface Swept {
  operation: string;
  tool: string;
  method: string;
  path: string;
  /** Of Gitea; null where nothing came back. */
  status: number | null;
  /** Of the failure; null for a success. */
  kind: string | null;
  /** Gitea's handler of this operation answered: no refusal of the gateway, and no route that does not exist. */
  reached: boolean;
  /** This version of Gitea does not have the operation. */
  absent: boolean;
  /** What is wrong with the form of the answer; or why the call could not be made. */
  problems: string[];
  message: string | null;
}

export async function sweep(sweepers: Sweepers): Promise<Swept[]> {
  const { catalog, plan } = sweepers;
  const operations = catalog.entries.map(({ operation }) => operation);
  const isLast = ({ id }: Operation) => plan.last.includes(id);
  const isAlone = ({ id, method }: Operation) => method === "DELETE" || plan.alone.includes(id);
  const shared = createGround(sweepers);
  const rows: Swept[] = [];
  // First what leaves the common ground as it was, then what needs a ground of its own.
  for (const operation of operations) {
    if (!isAlone(operation)) rows.push(await call(operation, shared, sweepers));
  }
  for (const operation of operations) {
    if (isAlone(operation) && !isLast(operation)) rows.push(await call(operation, createGround(sweepers), sweepers));
  }
  for (const operation of operations) if (isLast(operation)) rows.push(await call(operation, shared, sweepers));
  return rows;
}

async function call(operation: Operation, ground: Ground, { plan, self, other }: Sweepers): Promise<Swept> {
  const { id, tool, method, path } = operation;
  const row: Swept = {
    ...{ operation: id, tool, method, path, status: null, kind: null },
    ...{ reached: false, absent: false, problems: [], message: null },
  };
  try {
    const caller = plan.as[id] === "other" ? other : self;
    const result = await caller.send(tool, await ground.argumentsOf(id));
    const error = result.isError ? (result.data.error as unknown as Failure) : null;
    const status = error === null ? (result.data.status as number) : error.status;
    const kind = error?.kind ?? null;
    return {
      ...row,
      ...{ status, kind, message: error?.message ?? null },
      reached: status !== null && kind !== "no_such_route",
      absent: kind === "unsupported_by_server",
      problems: formProblems(result),
    };
  } catch (error) {
    return { ...row, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** For people: a line for each operation, then what was refused and what went wrong, then the totals. */
export function reportText(rows: readonly Swept[], outside: Readonly<Record<string, string>>): string {
  const count = (test: (row: Swept) => boolean) => rows.filter(test).length;
  const refused = rows.filter((row) => row.reached && row.kind !== null);
  const wrong = rows.filter((row) => !row.reached || row.problems.length > 0);
  return [
    ...rows.map(lineOf),
    "",
    ...section("Reached, and refused by Gitea:", refused, ({ operation, status, kind, message }) => {
      const reason = outside[operation];
      return `${operation}: ${status} ${kind}: ${reason === undefined ? message : `(${reason})`}`;
    }),
    ...section("Not reached, or answered in another form:", wrong, ({ operation, status, kind, problems }) => {
      return `${operation}: ${status ?? "no status"} ${kind ?? ""} ${problems.join("; ")}`;
    }),
    `${count((row) => row.kind === null)} succeeded, ${refused.length} refused by Gitea, ${count((row) => row.absent)} not in this version.`,
    `${count((row) => row.reached)} of ${rows.length} reached, ${count((row) => row.problems.length === 0)} answers in the form of the contract.`,
    "",
  ].join("\n");
}

function lineOf({ operation, method, path, status, reached, problems }: Swept): string {
  const words = [reached ? "reached" : "MISSED ", status ?? "---", problems.length === 0 ? "valid  " : "INVALID"];
  return `${words.join("  ")}  ${operation.padEnd(42)} ${method} ${path}`;
}

function section(title: string, rows: readonly Swept[], say: (row: Swept) => string): string[] {
  return rows.length === 0 ? [] : [title, ...rows.map((row) => `  ${say(row)}`), ""];
}
