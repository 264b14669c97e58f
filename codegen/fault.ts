import { printable } from "./printable.ts";

/** A fault in spec/ or in what is imported into it: one sentence that names the file and the item. */
export class SpecFault extends Error {
  constructor(file: string, item: string, problem: string) {
    super(printable(`${file}: ${item}: ${problem}`));
    this.name = "SpecFault";
  }
}
