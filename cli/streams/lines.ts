/** Lines of a stream of bytes, in lists as they come. */

/** A longer line is no color: it is counted, and its text is left out. */
const MAX_LINE = 1_048_576;

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** The line was longer than is read. */
  readonly isCut: boolean;
}

/** Lines of `chunks` in UTF-8, without their ends; empty ones are counted and left out. */
export async function* lineBatches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder();
  let number = 0;
  let rest = "";
  let isCut = false;
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    const batch: Line[] = [];
    for (const text of parts) {
      number += 1;
      take(batch, text);
      isCut = false;
    }
    if (rest.length > MAX_LINE) {
      isCut = true;
      rest = rest.slice(0, 80);
    }
    if (batch.length > 0) yield batch;
  }
  rest += decoder.decode();
  const last: Line[] = [];
  number += 1;
  take(last, rest);
  if (last.length > 0) yield last;

  function take(batch: Line[], text: string): void {
    const trimmed = text.trim();
    if (trimmed !== "" || isCut) batch.push({ number, text: trimmed, isCut });
  }
}

/** Throws `tooMuch` past `most` bytes. */
export async function allBytes(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  tooMuch: () => Error,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.byteLength;
    if (length > most) throw tooMuch();
    parts.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
