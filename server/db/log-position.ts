/** Positions in PostgreSQL's write-ahead log: what has been written, and what a replica has replayed. */

/** Bytes since the beginning of the log. */
export type LogPosition = bigint;

/** The beginning of the log, which every replica has reached. */
export const START: LogPosition = 0n;
/** Behind any end of the log: no replica reaches it, so reads go to the primary. */
export const NEVER_REACHED: LogPosition = 0xffff_ffff_ffff_ffffn;

const TEXT = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;
const PAGE_BYTES = 8192n;
const PAGE_HEADER_BYTES = 24n;

/**
 * Parses PostgreSQL's text of a pg_lsn, such as "16/B374D848"; undefined if it is not one. At the boundary of two
 * pages the primary gives the beginning of the next record, behind the page header, and a replica the end of the last
 * record, before it. Both are read as the boundary.
 */
export function parseLogPosition(text: string): LogPosition | undefined {
  const [, high, low] = TEXT.exec(text) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const position = (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
  return position % PAGE_BYTES === PAGE_HEADER_BYTES ? position - PAGE_HEADER_BYTES : position;
}

export function laterOf(one: LogPosition, other: LogPosition): LogPosition {
  return one > other ? one : other;
}
