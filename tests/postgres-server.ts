// Runs single statements on the PostgreSQL server that TEST_DATABASE_URL names.
import pg from "pg";

/** The address of a database on the server. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs `make` unless there is a database of this name; other processes wait meanwhile. */
export async function runOnce(
  server: string,
  lock: number,
  database: string,
  make: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
    if (rowCount === 0) await make();
  } finally {
    await client.end();
  }
}

/** The server of the run, which the project's global setup has started (tests/database-setup.ts). */
export function testServer(): string {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url === undefined) throw new Error("This project has no database: add tests/database-setup.ts to it.");
  return url;
}
