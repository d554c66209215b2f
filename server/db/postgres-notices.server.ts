/**
 * Listens to the notices of PostgreSQL on a connection of its own to the primary: a connection of the pool may be
 * closed, and with it its LISTEN, and a replica refuses LISTEN. The connection must not go through a pooler that
 * shares it between transactions.
 */

import type pg from "pg";
import { backoff } from "#domain/backoff.ts";
import { createNoticeBoard, NOTICE_CHANNELS, type Notices } from "./notices.ts";

/** Delay before the next attempt to connect, ms. */
const RETRY_MS = { first: 100, longest: 5_000, spread01: 0.5 } as const;

export interface PostgresNotices extends Notices {
  close(): Promise<void>;
}

/**
 * `connect` returns a new client each time, not connected yet; `onConnected` runs on it before it listens. Resolves after the first attempt to connect; if that
 * fails, further attempts follow, and listeners learn with `missed` when one has succeeded.
 */
export async function listenToPostgres(
  connect: () => pg.Client,
  onConnected: (client: pg.Client) => Promise<void> = async () => undefined,
): Promise<PostgresNotices> {
  const board = createNoticeBoard();
  let current: pg.Client | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  async function open(): Promise<void> {
    const client = connect();
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      client.removeAllListeners("notification");
      void client.end().catch(() => undefined);
      if (!isClosed) again();
    };
    client.on("error", over);
    client.on("end", over);
    client.on("notification", ({ channel, payload = "" }) => {
      const known = NOTICE_CHANNELS.find((each) => each === channel);
      if (known !== undefined) board.heard(known, payload);
    });
    try {
      await client.connect();
      await onConnected(client);
      for (const channel of NOTICE_CHANNELS) await client.query(`listen ${channel}`);
    } catch {
      over();
      return;
    }
    if (isClosed) return void client.end().catch(() => undefined);
    current = client;
    failures = 0;
  }

  function again(): void {
    failures += 1;
    timer = setTimeout(
      () => void open().then(() => failures === 0 && board.missed()),
      backoff(failures, RETRY_MS, Math.random()),
    );
    timer.unref();
  }

  await open();
  return {
    listen: board.listen,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await current?.end().catch(() => undefined);
    },
  };
}
