/** A form as it was sent, with a limit to its size before it is read. */
import { MAX_PHOTO_BYTES } from "#domain/account/storage-errors.ts";

const MAX_TEXT_BYTES = 65_536;
const LONGEST_FIELD = 16_384;

export interface SentForm {
  /** The empty string for a field that was not sent; a file is none of these. */
  text(name: string): string;
  file(name: string): File | undefined;
}

/** Undefined for what is too large or no form. */
export async function readForm(request: Request, hasFile = false): Promise<SentForm | undefined> {
  const isMultipart = request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  const most = isMultipart && hasFile ? MAX_PHOTO_BYTES + MAX_TEXT_BYTES : MAX_TEXT_BYTES;
  const length = request.headers.get("content-length");
  if (length === null || !(Number(length) <= most)) return undefined;
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return undefined;
  return {
    text(name) {
      const value = form.get(name);
      return typeof value === "string" ? value.slice(0, LONGEST_FIELD) : "";
    },
    file(name) {
      const value = form.get(name);
      return value instanceof File && value.size > 0 ? value : undefined;
    },
  };
}
