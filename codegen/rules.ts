/** Confirmation rules, outbound arguments, notes and hints of one operation, checked against its arguments. */
import { isArgument } from "./arguments.ts";
import { checkConfirmation, transformConfirmation } from "./confirmation.ts";
import type {
  Condition,
  ConfirmationFact,
  ConfirmationRule,
  ErrorHint,
  NoteRule,
  OutboundArgument,
} from "./contract.ts";
import { SpecFault } from "./fault.ts";
import { nameNeighbours } from "./guide.ts";
import type { Ground } from "./load.ts";
import { checkScopeRules } from "./scope.ts";
import type { Source } from "./swagger.ts";

export interface OperationRules {
  confirmation: ConfirmationRule[];
  confirmationFacts?: ConfirmationFact[];
  outbound: OutboundArgument[];
  notes: NoteRule[];
  hints: ErrorHint[];
}

/** @throws SpecFault for a condition on an argument that the operation does not have. */
export function transformRules(
  source: Pick<Source, "id" | "path">,
  paths: ReadonlySet<string>,
  ground: Ground,
  tools: Map<string, string>,
): OperationRules {
  const { id } = source;
  const checked = (file: string, when: Condition[] | undefined): Condition[] => {
    for (const condition of when ?? []) {
      if (!isArgument(condition.argument, paths)) {
        throw new SpecFault(`spec/${file}`, id, `a rule asks for ${condition.argument}, which is no argument`);
      }
    }
    return when ?? [];
  };
  return {
    ...transformConfirmation(source, paths, ground, checked),
    outbound: ground.outbound
      .filter((entry) => entry.operations.includes(id))
      .flatMap((entry) => entry.arguments)
      .map((entry) => {
        checked("outbound.yaml", [{ argument: entry.argument }]);
        return {
          argument: entry.argument,
          schemes: entry.schemes ?? ["https", "http"],
          credentials: entry.credentials ?? false,
          when: checked("outbound.yaml", entry.when),
        };
      }),
    notes: ground.notes.notes
      .filter((entry) => entry.operations.includes(id))
      .map((entry) => {
        if (entry.missing) checked("notes.yaml", [{ argument: entry.missing.argument }]);
        return {
          when: checked("notes.yaml", entry.when),
          ...(entry.missing ? { missing: entry.missing } : {}),
          statuses: entry.statuses ?? [],
          text: nameNeighbours(entry.text, tools),
        };
      }),
    hints: ground.notes.hints
      .filter((entry) => entry.operations.includes(id))
      .map((entry) => ({
        status: entry.status,
        emptyMessage: entry.emptyMessage ?? false,
        when: checked("notes.yaml", entry.when),
        text: nameNeighbours(entry.text, tools),
      })),
  };
}

/** Every argument of this operation that a quirk names has to exist. @throws SpecFault */
export function checkQuirkArguments(id: string, paths: ReadonlySet<string>, quirks: Ground["quirks"]): void {
  const named = [
    ...quirks.uniform.map(({ operations, argument }) => ({ table: "uniform", operations, path: argument })),
    ...quirks.enums.map(({ operations, parameter }) => ({ table: "enums", operations, path: parameter })),
    ...quirks.openEnums.map((entry) => ({ table: "openEnums", operations: [entry.operation], path: entry.argument })),
    ...quirks.secretFields.map(({ operations, field }) => ({
      table: "secretFields",
      operations,
      path: `body.${field}`,
    })),
  ];
  for (const { table, operations, path } of named) {
    if (operations.includes(id) && !isArgument(path, paths)) {
      throw new SpecFault("spec/quirks.yaml", `${table}: ${id}`, `${path} is no argument`);
    }
  }
}

/** Every operation that a rule file names has to exist. @throws SpecFault */
export function checkRuleFiles(sources: Source[], ground: Ground): void {
  const ids = new Set(sources.map((source) => source.id));
  const check = (file: string, item: string, named: Iterable<string>) => {
    for (const id of named)
      if (!ids.has(id)) throw new SpecFault(`spec/${file}`, `${item}: ${id}`, "no operation has this id");
  };
  checkConfirmation(sources, ground, check);
  for (const entry of ground.outbound) check("outbound.yaml", "outbound", entry.operations);
  for (const entry of ground.notes.notes) check("notes.yaml", "notes", entry.operations);
  for (const entry of ground.notes.hints) check("notes.yaml", "hints", entry.operations);
  check("notes.yaml", "findOut", Object.keys(ground.notes.findOut));
  for (const entry of ground.notes.eras.renamed) check("notes.yaml", "eras.renamed", entry.operations);
  check(
    "notes.yaml",
    "eras.meant",
    ground.notes.eras.meant.map((entry) => entry.operation),
  );
  check("quirks.yaml", "credentials", Object.keys(ground.quirks.credentials));
  check("quirks.yaml", "signedAddresses", Object.keys(ground.quirks.signedAddresses));
  check("quirks.yaml", "basicOnly", ground.quirks.basicOnly);
  check("quirks.yaml", "bodies", Object.keys(ground.quirks.bodies));
  check("quirks.yaml", "answers", Object.keys(ground.quirks.answers));
  for (const table of ["parameters", "enums", "uniform", "misleadingTotals", "paging", "secretFields"] as const) {
    for (const entry of ground.quirks[table]) check("quirks.yaml", table, entry.operations);
  }
  for (const table of ["openEnums", "textBodies", "otherRoutes"] as const) {
    for (const entry of ground.quirks[table]) check("quirks.yaml", table, [entry.operation]);
  }
  checkScopeRules(sources, ground.quirks.scopes);
}

/** The read that finds out whether a write took effect: the table, else GET of the same path, else of the parent. */
export function transformFindOut(
  source: Source,
  sources: Source[],
  table: Record<string, string | null>,
): string | null {
  if (source.method === "GET") return null;
  const listed = table[source.id];
  if (listed !== undefined) {
    if (listed !== null && !sources.some((other) => other.id === listed && other.method === "GET")) {
      throw new SpecFault("spec/notes.yaml", `findOut: ${source.id}`, `${listed} is no GET operation`);
    }
    return listed;
  }
  for (let path = source.path; path.includes("/", 1); path = path.slice(0, path.lastIndexOf("/"))) {
    const read = sources.find((other) => other.path === path && other.method === "GET");
    if (read !== undefined) return read.id;
  }
  return null;
}
