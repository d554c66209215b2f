import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { MAX_NOTICE_BYTES, type NoticeChannel } from "./notices.ts";

/** In a transaction the notice is sent with the commit. Rejects with a RangeError above `MAX_NOTICE_BYTES`. */
export async function sendNotice(db: Database, channel: NoticeChannel, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > MAX_NOTICE_BYTES) throw new RangeError("The notice is too long.");
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
