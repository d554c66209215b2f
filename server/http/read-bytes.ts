/** Reads a request body up to a limit; a larger body is not read to the end. */
import { BodyTooLarge, countBody } from "./counted-body.ts";

export type BodyBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** "cut-off": the connection ended before the body did. */
  | { readonly ok: false; readonly reason: "too-large" | "cut-off" };

/** Never throws; an announced length above the limit is refused without reading. */
export async function readBytes(request: Request, maxBytes: number): Promise<BodyBytes> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes)
    return { ok: false, reason: "too-large" };
  if (request.body === null) return { ok: true, bytes: new Uint8Array() };
  const counted = countBody(request.body, maxBytes);
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of counted.stream) chunks.push(chunk);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) return { ok: false, reason: "cut-off" };
    await counted.abandon().catch(() => undefined);
    return { ok: false, reason: "too-large" };
  }
  return { ok: true, bytes: new Uint8Array(Buffer.concat(chunks)) };
}
