/** What the worker does with a text or a file. */
import { decodeText } from "#engine/files/import/decode-text.ts";
import { read } from "#engine/read/read.ts";
import type { Readout, ReadTask } from "./reader-jobs.ts";

/** Larger files are refused by the reader, and are not decoded. */
const MAX_BYTES = 10_000_000;

export async function readSource({ source, name }: ReadTask): Promise<Readout> {
  const named = name === undefined ? {} : { name };
  if (typeof source === "string") {
    const bytes = new TextEncoder().encode(source);
    const answer = read({ bytes, text: source, ...named });
    return { answer, text: answer.ok ? (answer.text ?? source) : source };
  }
  const bytes = new Uint8Array(await source.arrayBuffer());
  // A file of Figma may be larger, and is no text.
  const plain = bytes.byteLength > MAX_BYTES ? "" : new TextDecoder().decode(bytes);
  const answer = read({ bytes, text: plain, ...named });
  const text = decodeText(bytes, plain);
  const isText =
    plain !== "" && !text.slice(0, 4000).includes("\u0000") && !text.slice(0, 400).includes("\ufffd");
  return { answer, text: (answer.ok ? answer.text : undefined) ?? (isText ? text : undefined) };
}
