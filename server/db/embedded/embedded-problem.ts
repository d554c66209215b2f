/** The database of the data folder cannot be used; the message says why and what to do. */
export class EmbeddedProblem extends Error {
  override readonly name: string = "EmbeddedProblem";
}

export class DataDirectoryInUse extends EmbeddedProblem {
  override readonly name = "DataDirectoryInUse";
  constructor(dataDir: string) {
    super(
      `Another Tincture uses the data directory ${dataDir}. Stop it first, or give this one its own: DATA_DIR=other npm start`,
    );
  }
}
