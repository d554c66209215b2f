/** Reads a submitted form. server/http/body-limits.server.ts limits its size while it is read. */

const MAX_FIELD_LENGTH = 16_384;

export interface SentForm {
  /** Empty string for a missing field or a file. */
  text(name: string): string;
  file(name: string): File | undefined;
}

/** Undefined if it is too large or not a form. */
export async function readForm(request: Request): Promise<SentForm | undefined> {
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return undefined;
  return {
    text(name) {
      const value = form.get(name);
      return typeof value === "string" ? value.slice(0, MAX_FIELD_LENGTH) : "";
    },
    file(name) {
      const value = form.get(name);
      return value instanceof File && value.size > 0 ? value : undefined;
    },
  };
}
