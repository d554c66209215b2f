/** Whether a failure means that the database cannot be reached for now, rather than that a query is wrong (QLT-5). */
import { DrizzleQueryError } from "drizzle-orm";

/** Of sockets, and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown). */
const AWAY_CODE = /^(?:ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08|53|57P)/;
const AWAY_MESSAGE = /connection terminated|timeout exceeded when trying to connect|is closed/i;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  const code = cause !== undefined && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  return AWAY_CODE.test(code) || AWAY_MESSAGE.test(cause?.message ?? "");
}
