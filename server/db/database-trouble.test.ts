import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { databaseTrouble, troubleOf, watchDatabase, watchedClient } from "./database-trouble.server.ts";

const failure = (code: string, message = "failed") => Object.assign(new Error(message), { code });
const wrapped = (cause: Error, value = "") => new DrizzleQueryError("select $1", [value], cause);

describe("what a failure says about the database", () => {
  it.each([
    ["a refused connection", failure("ECONNREFUSED"), "away"],
    ["a connection that breaks", failure("ECONNRESET"), "away"],
    ["a server that shuts down", failure("57P01"), "away"],
    ["a server that starts", failure("57P03"), "away"],
    ["no more connections", failure("53300"), "away"],
    ["a former primary", failure("25006"), "away"],
    ["a read that was canceled", failure("57014"), "away"],
    ["a connection lost in a query", new Error("Connection terminated unexpectedly"), "away"],
    ["no connection in time", new Error("timeout exceeded when trying to connect"), "away"],
    ["several addresses, none of which answers", new AggregateError([failure("ECONNREFUSED")]), "away"],
    ["no room on the disk", failure("53100"), "full"],
    ["no room in the file system", failure("ENOSPC"), "full"],
    ["a row that is there already", failure("23505"), undefined],
    ["a wrong query", failure("42601"), undefined],
    ["a deadlock", failure("40P01"), undefined],
    ["anything else", new Error("is not a function"), undefined],
  ])("[QLT-5] %s", (_what, error, trouble) => {
    expect(troubleOf(error)).toBe(trouble);
    expect(troubleOf(wrapped(error))).toBe(trouble);
  });

  it("[QLT-5] comes from the error of the driver, not from the values of the query", () => {
    expect(troubleOf(wrapped(failure("23505"), "the shop is closed"))).toBeUndefined();
    expect(troubleOf(wrapped(new Error("odd"), "Connection terminated"))).toBeUndefined();
  });
});

describe("a watched client", () => {
  const connection = { query: () => Promise.reject(failure("57P01")), release: () => "released" };
  const client = watchedClient({
    connect: async () => connection,
    query: async (text: string) => {
      if (text === "away") throw failure("ECONNREFUSED");
      return text;
    },
  });

  it("[QLT-5] records that the database was away, even if the error was caught", async () => {
    const seen = await watchDatabase(async () => {
      expect(await client.query("select")).toBe("select");
      expect(databaseTrouble()).toBeUndefined();
      await client.query("away").catch(() => null);
      return databaseTrouble();
    });
    expect(seen).toBe("away");
  });

  it("[QLT-5] watches the connections that it returns", async () => {
    const seen = await watchDatabase(async () => {
      const connected = await client.connect();
      await connected.query().catch(() => null);
      expect(connected.release()).toBe("released");
      return databaseTrouble();
    });
    expect(seen).toBe("away");
  });

  it("[QLT-5] keeps the troubles of concurrent requests apart", async () => {
    const ask = (text: string) =>
      watchDatabase(async () => {
        await client.query(text).catch(() => null);
        return databaseTrouble();
      });
    expect(await Promise.all([ask("away"), ask("select")])).toEqual(["away", undefined]);
  });
});
