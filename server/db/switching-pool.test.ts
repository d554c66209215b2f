import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { troubleOf } from "./database-trouble.server.ts";
import { SwitchingPool } from "./switching-pool.server.ts";

it("[PLT-7] without a primary a query fails at once, with the error of a missing database", async () => {
  const pool = new SwitchingPool();
  for (const failed of [pool.query("select 1"), pool.connect()])
    expect(troubleOf(await failed.catch((error: unknown) => error))).toBe("away");
  await pool.end();
});

it("[PLT-7] a query that waits for a server that never answers fails when another one is used", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const pool = new SwitchingPool();
  let switched = 0;
  pool.onSwitch = () => {
    switched += 1;
  };
  pool.use(`postgres://u@127.0.0.1:${port}/db`);
  expect(pool.url).toContain(String(port));
  const connected = once(silent, "connection");
  const waiting = pool.query("select 1").catch((error: unknown) => error);
  await connected;
  pool.use(undefined);
  expect(troubleOf(await waiting)).toBe("away");
  expect(switched).toBe(2);
  silent.close();
});
