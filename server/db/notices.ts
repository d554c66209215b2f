/** Notices between the processes that share a database: LISTEN and NOTIFY. */

/**
 * "account": the user with this id, or their sessions, keys or subscriptions have changed; triggers of the database
 * send it (migration 0008). "items": items of the library have changed.
 */
export const NOTICE_CHANNELS = ["account", "items"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export interface NoticeListener {
  /** Called after the commit of the transaction that sent the notice, in every process, including the sender's. */
  readonly heard: (payload: string) => void;
  /** Called after a reconnection, because notices may have been lost. */
  readonly missed: () => void;
}

export interface Notices {
  /** Returns the function that unsubscribes. */
  listen(channel: NoticeChannel, listener: NoticeListener): () => void;
}

/** PostgreSQL's limit is 8000 bytes. */
export const MAX_NOTICE_BYTES = 7_900;

/** Passes notices on to the listeners. */
export interface NoticeBoard extends Notices {
  heard(channel: NoticeChannel, payload: string): void;
  missed(): void;
}

export function createNoticeBoard(): NoticeBoard {
  const listeners = new Map<NoticeChannel, Set<NoticeListener>>(
    NOTICE_CHANNELS.map((channel) => [channel, new Set()]),
  );
  return {
    listen(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    heard(channel, payload) {
      for (const listener of listeners.get(channel) ?? []) listener.heard(payload);
    },
    missed() {
      for (const each of listeners.values()) for (const listener of each) listener.missed();
    },
  };
}
