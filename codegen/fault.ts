/** A fault in spec/: generation stops with one sentence that names the file and the item. */
export class SpecFault extends Error {
  constructor(file: string, item: string, problem: string) {
    super(`${file}: ${item}: ${problem}`);
    this.name = "SpecFault";
  }
}
