/** The body of a request, counted while it comes: what is larger is not read to its end. */

export type BodyBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** "cut-off": the connection ended before the body did. */
  | { readonly ok: false; readonly reason: "too-large" | "cut-off" };

export async function readBytes(request: Request, maxBytes: number): Promise<BodyBytes> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes)
    return { ok: false, reason: "too-large" };
  const chunks: Uint8Array[] = [];
  let count = 0;
  try {
    // Leaving the loop early cancels the stream.
    for await (const chunk of request.body ?? []) {
      count += chunk.byteLength;
      if (count > maxBytes) return { ok: false, reason: "too-large" };
      chunks.push(chunk);
    }
  } catch {
    return { ok: false, reason: "cut-off" };
  }
  return { ok: true, bytes: new Uint8Array(Buffer.concat(chunks)) };
}
