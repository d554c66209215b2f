import { bigint, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#server/auth/auth-tables.ts";

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Public keys of passkeys (WebAuthn credentials). They hold no secret. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The authenticator's name for it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE_Key in base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator has signed; 0 for ever in most. */
    counter: bigint({ mode: "number" }).notNull(),
    createdAt: at().notNull().defaultNow(),
    /** Null before the first use. */
    lastUsedAt: at(),
  },
  (table) => [index("passkeys_of_user").on(table.userId, table.createdAt)],
);
