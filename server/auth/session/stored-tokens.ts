/**
 * Session tokens are stored as hashes, so that access to the table gives no session. The library writes and queries
 * plain tokens, so they are hashed between the library and its tables; it gets back the token that it already knows.
 */
import { createHash } from "node:crypto";
import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth/types";

const MARK = "sha256:";

/** The form in which a new session's token is stored: a prefix and its SHA-256 in base64url. */
export function storedToken(token: string): string {
  return MARK + createHash("sha256").update(token).digest("base64url");
}

/**
 * Both stored forms of a token: sessions from before the hashing have plain tokens, and stay valid. A hash read from
 * the table is not accepted as a token.
 */
export function storedForms(token: string): string[] {
  return token.startsWith(MARK) ? [storedToken(token)] : [storedToken(token), token];
}

type Adapter = DBTransactionAdapter;

/** The adapter of the library's tables, with hashed session tokens. */
export function withStoredTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...hashing(adapter),
    transaction: (run) => adapter.transaction((tx) => run({ ...tx, ...hashing(tx) })),
  };
}

function hashing(
  adapter: Adapter,
): Pick<
  Adapter,
  "create" | "findOne" | "findMany" | "count" | "update" | "updateMany" | "delete" | "deleteMany"
> {
  return {
    async create(given) {
      const token: unknown = given.model === "session" ? Reflect.get(given.data, "token") : undefined;
      if (typeof token !== "string") return adapter.create(given);
      const stored = { ...given, data: { ...given.data, token: storedToken(token) } };
      return withToken(await adapter.create(stored), token);
    },
    findOne: async (given) => withToken(await adapter.findOne(toStored(given)), askedToken(given)),
    update: async (given) => withToken(await adapter.update(toStored(given)), askedToken(given)),
    findMany: (given) => adapter.findMany(toStored(given)),
    count: (given) => adapter.count(toStored(given)),
    updateMany: (given) => adapter.updateMany(toStored(given)),
    delete: (given) => adapter.delete(toStored(given)),
    deleteMany: (given) => adapter.deleteMany(toStored(given)),
  };
}

interface Query {
  readonly model: string;
  readonly where?: Where[] | undefined;
}

const isToken = ({ field, value, operator = "eq" }: Where): boolean =>
  field === "token" && operator === "eq" && typeof value === "string";

function toStored<Given extends Query>(given: Given): Given {
  if (given.model !== "session" || given.where === undefined) return given;
  const where = given.where.map((each) =>
    isToken(each) ? { ...each, operator: "in" as const, value: storedForms(String(each.value)) } : each,
  );
  return { ...given, where };
}

/** The token in a session query. */
function askedToken({ model, where = [] }: Query): string | undefined {
  const asked = model === "session" ? where.find(isToken) : undefined;
  return asked === undefined ? undefined : String(asked.value);
}

function withToken<Row>(row: Row, token: string | undefined): Row {
  if (token === undefined || typeof row !== "object" || row === null) return row;
  return { ...row, token };
}
