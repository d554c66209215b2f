import type pg from "pg";

/**
 * Transactions go to the primary. Drizzle uses `connect` for transactions only if the name of the class contains
 * "Pool".
 */
export class ReadsPool {
  readonly query: (...given: readonly unknown[]) => Promise<unknown>;
  readonly connect: () => Promise<pg.PoolClient>;
  constructor(query: ReadsPool["query"], connect: ReadsPool["connect"]) {
    this.query = query;
    this.connect = connect;
  }
}
