import { describe, expect, test } from "vitest";
import type { PathPart } from "../../codegen/contract.ts";
import { SpecFault } from "../../codegen/fault.ts";
import { transformOtherRoutes } from "../../codegen/other-routes.ts";

const owner: PathPart = { parameter: "owner", encoding: "segment", integer: false };
const archive: PathPart = { parameter: "archive", encoding: "wildcard", integer: false };
const parts: PathPart[] = ["/repos/", owner, "/archive/", archive];

describe("transformOtherRoutes", () => {
  test("parameters are those of the operation, with their encoding", () => {
    const table = [
      { operation: "a", method: "GET" as const, routes: ["/{owner}/zip/{archive}", "/x"], reason: "" },
      { operation: "b", method: "GET" as const, routes: ["/y"], reason: "" },
    ];
    expect(transformOtherRoutes({ id: "a" }, parts, table)).toEqual({
      otherRoutes: [
        { method: "GET", parts: ["/", owner, "/zip/", archive] },
        { method: "GET", parts: ["/x"] },
      ],
    });
    expect(transformOtherRoutes({ id: "c" }, parts, table)).toEqual({});
  });

  test("a parameter that the operation lacks stops generation", () => {
    const table = [{ operation: "a", method: "GET" as const, routes: ["/{index}"], reason: "" }];
    expect(() => transformOtherRoutes({ id: "a" }, parts, table)).toThrow(SpecFault);
  });
});
