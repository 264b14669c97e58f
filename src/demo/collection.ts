/** The operations that all rows have in common: list, get, create, edit and remove, as one table. */
import type { Json } from "../../generated/contract.ts";
import { empty, json, notFound } from "./answer.ts";
import type { DemoCall, Handlers } from "./call.ts";
import { type ListOptions, list } from "./paging.ts";

/** Operation ids; what has none is not there. */
export type Operations = Partial<Record<"list" | "get" | "create" | "edit" | "remove", string>>;

export interface Collection<Row> {
  /** The list that the path names a row of; throws Refusal where there is none. */
  rows(call: DemoCall): Row[];
  isNamed(call: DemoCall, row: Row): boolean;
  /** What 404 says. */
  missing?(call: DemoCall): string;
  view(call: DemoCall, row: Row): Json;
  make?(call: DemoCall): Row;
  change?(call: DemoCall, row: Row): void;
  /** After a row went away. */
  removed?(call: DemoCall, row: Row): void;
  /** How the list is answered. */
  listing?: ListOptions;
  /** 201 for some, 200 by default. */
  editStatus?: number;
}

export function collectionHandlers<Row>(operations: Operations, of: Collection<Row>): Handlers {
  const found = (call: DemoCall): Row =>
    of.rows(call).find((row) => of.isNamed(call, row)) ?? notFound(of.missing?.(call));
  const handlers: Handlers = {
    list: (call) => list(call, of.rows(call), (row) => of.view(call, row), of.listing),
    get: (call) => json(of.view(call, found(call))),
    create(call) {
      const rows = of.rows(call);
      const row = of.make?.(call) ?? notFound();
      rows.push(row);
      return json(of.view(call, row), 201);
    },
    edit(call) {
      const row = found(call);
      of.change?.(call, row);
      return json(of.view(call, row), of.editStatus);
    },
    remove(call) {
      const row = found(call);
      const rows = of.rows(call);
      rows.splice(rows.indexOf(row), 1);
      of.removed?.(call, row);
      return empty();
    },
  };
  return Object.fromEntries(
    Object.entries(operations).map(([kind, id]) => [id, (call: DemoCall) => handlers[kind]?.(call) ?? notFound()]),
  );
}
