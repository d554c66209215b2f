/** The messages between the process and the thread of the embedded database. */
import type { NoticeChannel } from "./notices.ts";

/** `tx` is the id of the message that began the transaction; undefined outside a transaction. */
type Ask =
  | {
      readonly kind: "query";
      readonly text: string;
      readonly params: readonly unknown[];
      readonly isArrays: boolean;
      readonly tx?: number | undefined;
    }
  | { readonly kind: "exec"; readonly text: string; readonly tx?: number | undefined }
  | { readonly kind: "begin" }
  | { readonly kind: "end"; readonly tx: number; readonly isCommit: boolean }
  | { readonly kind: "close" };

export type EmbeddedAsk = Ask;
export type EmbeddedMessage = Ask & { readonly id: number };

export type EmbeddedAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  /** The message of an error, with the fields that the driver added, such as PostgreSQL's code. */
  | {
      readonly id: number;
      readonly ok: false;
      readonly message: string;
      readonly fields: Readonly<Record<string, unknown>>;
    };

/** A notice that was sent in this database. */
export interface EmbeddedNotice {
  readonly channel: NoticeChannel;
  readonly payload: string;
}

export interface EmbeddedSettings {
  /** The folder of the database; undefined for a database in memory. */
  readonly dataDir: string | undefined;
}
