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

/** By the first two bytes of a text, of which one may come alone; without a mark it is UTF-8. */
async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let head = new Uint8Array();
  for await (const chunk of chunks) {
    if (decoder !== undefined) yield decoder.decode(chunk, { stream: true });
    else {
      const joined = new Uint8Array(head.byteLength + chunk.byteLength);
      joined.set(head);
      joined.set(chunk, head.byteLength);
      head = joined;
      if (head.byteLength < 2) continue;
      decoder = new TextDecoder(encodingOf(head));
      yield decoder.decode(head, { stream: true });
    }
  }
  yield decoder === undefined ? new TextDecoder().decode(head) : decoder.decode();
}

function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** Lines of `chunks`, without their ends; empty ones are counted and left out. */
export async function* lineBatches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  let number = 0;
  let rest = "";
  let isCut = false;
  for await (const chunk of decoded(chunks)) {
    const parts = (rest + chunk).split("\n");
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
