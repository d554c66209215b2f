/**
 * Detects that the database is unavailable, as opposed to a query that is wrong (QLT-5). The errors are read at the
 * driver, because code above may hide them: the sign-in library treats a session that it cannot read as no session.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** "away": the database is unreachable. "full": it has no space to write. */
export type DatabaseTrouble = "away" | "full";

/** PostgreSQL's 53100 (disk_full), and ENOSPC of the file system. */
const FULL_CODE = /^(?:53100|ENOSPC)$/;
/**
 * Socket errors, PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown), 57014 (canceled, because it took too
 * long), and 25006 (read-only: a former primary).
 */
const AWAY_CODE = /^(?:ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|53|57P|57014|25006)/;
/** Driver errors without a code. */
const AWAY_MESSAGE =
  /connection (?:terminated|error)|timeout exceeded when trying to connect|after calling end|(?:was|is) closed/i;

/** What a driver error, or an error that wraps it, says about the database; undefined if nothing. */
export function troubleOf(error: unknown): DatabaseTrouble | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each && typeof each.code === "string" ? each.code : undefined;
    if (code !== undefined && FULL_CODE.test(code)) return "full";
    if (code !== undefined && AWAY_CODE.test(code)) return "away";
    // The message of a wrapping error contains the values of its query, which may look like an error of the driver.
    const isInnermost = code === undefined && each.cause === undefined;
    if (isInnermost && AWAY_MESSAGE.test(each.message)) return "away";
    // A host name with several addresses, none of which answers.
    if (each instanceof AggregateError) return each.errors.map(troubleOf).find(Boolean);
  }
  return undefined;
}

/** Whether the server refused a write because it is a replica; a former primary may have become one. */
export function isReadOnlyServer(error: unknown): boolean {
  return hasSqlState(error, "25006");
}

/** Whether `error` is a driver error with this SQLSTATE of PostgreSQL, or wraps one. */
export function hasSqlState(error: unknown, state: string): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ("code" in each && each.code === state) return true;
  return false;
}

const watches = new AsyncLocalStorage<{ trouble?: DatabaseTrouble }>();

/** Runs a function that uses the database; inside it `databaseTrouble` returns the trouble so far. */
export function watchDatabase<Result>(run: () => Promise<Result>): Promise<Result> {
  return watches.run({}, run);
}

/** The trouble since `watchDatabase` started. */
export function databaseTrouble(): DatabaseTrouble | undefined {
  return watches.getStore()?.trouble;
}

/**
 * Wraps a driver's client so that its errors, and those of the connections that `connect` returns, are detected.
 * `heard` receives each error.
 */
export function watchedClient<Client extends object>(
  client: Client,
  heard: (error: unknown) => void = () => undefined,
): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...given: readonly unknown[]) => {
        const result: unknown = Reflect.apply(member, target, given);
        if (!(result instanceof Promise)) return result;
        result.catch((error: unknown) => {
          notice(error);
          heard(error);
        });
        return name === "connect" ? result.then((made) => watchedClient(made, heard)) : result;
      };
    },
  });
}

function notice(error: unknown): void {
  const watch = watches.getStore();
  const trouble = troubleOf(error);
  if (watch !== undefined && trouble !== undefined) watch.trouble = trouble;
}
