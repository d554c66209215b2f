/** The body of a request as JSON, up to the size of PLT-5; what is larger is not read to its end. */
import { MAX_TEXT_BYTES, TEXT_TOO_LONG } from "#domain/text-size.ts";

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly status: 400 | 413; readonly message: string };

export async function readJson(request: Request, maxBytes = MAX_TEXT_BYTES): Promise<JsonBody> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return TOO_LARGE;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  try {
    const reader = request.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done || value === undefined) break;
      bytes += value.byteLength;
      if (bytes > maxBytes) {
        await reader?.cancel();
        return TOO_LARGE;
      }
      text += decoder.decode(value, { stream: true });
    }
    const value: unknown = JSON.parse(text + decoder.decode());
    return { ok: true, value };
  } catch {
    return { ok: false, status: 400, message: "The request is no JSON in UTF-8." };
  }
}

const TOO_LARGE = { ok: false, status: 413, message: TEXT_TOO_LONG } as const;
