import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import pg from "pg";
import { expect, it } from "vitest";
import { testServer } from "#tests/postgres-server.ts";
import { hasSqlState, troubleOf } from "./database-trouble.server.ts";
import { queryWithin } from "./query-within.server.ts";

const server = testServer();

it("[QLT-5] PostgreSQL cancels a read that takes too long, and its connection is free again", async () => {
  const pool = new pg.Pool({ connectionString: server, max: 1 });
  const failure = await queryWithin(pool, 100, ["select pg_sleep(60)"]).catch((error: unknown) => error);
  expect(hasSqlState(failure, "57014")).toBe(true);
  expect(troubleOf(failure)).toBe("away");
  const answer = await queryWithin(pool, 10_000, ["select $1::int as one", [1]]);
  expect(answer).toMatchObject({ rows: [{ one: 1 }] });
  const { rows } = await pool.query(
    "select count(*)::int as sleeping from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'",
  );
  expect(rows).toEqual([{ sleeping: 0 }]);
  await pool.end();
});

/** A way to the server on which the first request to cancel is lost. */
async function losingTheFirstCancel() {
  let lost = 0;
  const { host, port } = new pg.Client(server);
  const proxy = createServer((near) => {
    near.on("error", () => undefined);
    near.once("data", (first) => {
      if (lost === 0 && first.length === 16) {
        lost += 1;
        near.destroy();
        return;
      }
      const far = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
      far.on("error", () => near.destroy());
      far.write(first);
      near.pipe(far).pipe(near);
    });
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const here = (proxy.address() as AddressInfo).port;
  return { host: "127.0.0.1", port: here, lost: () => lost, close: () => proxy.close() };
}

it("[QLT-5] a read is canceled even where the first request to cancel came to nothing", async () => {
  const way = await losingTheFirstCancel();
  const { user, database } = new pg.Client(server);
  const pool = new pg.Pool({
    user,

    database,
    host: way.host,
    port: way.port,
    max: 1,
  });
  const failure = await queryWithin(pool, 100, ["select pg_sleep(60)"]).catch((error: unknown) => error);
  expect(way.lost()).toBe(1);
  expect(hasSqlState(failure, "57014")).toBe(true);
  await pool.end();
  way.close();
});

it("[QLT-5] a failed read frees its connection as well", async () => {
  const pool = new pg.Pool({ connectionString: server, max: 1 });
  for (let time = 0; time < 3; time += 1)
    await expect(queryWithin(pool, 10_000, ["select nothing"])).rejects.toThrow("nothing");
  expect(await queryWithin(pool, 10_000, ["select 1 as one"])).toMatchObject({ rows: [{ one: 1 }] });
  await pool.end();
});
