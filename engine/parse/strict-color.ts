/** Colors within texts of other things, where a bare word or number is none. */
import type { Color } from "#engine/space/color.ts";
import { parseColor } from "./parse.ts";

/** A color as in style sheets and code: hex requires "#", so that 100 or "add" is not a color. */
export function strictColor(text: string): Color | undefined {
  const trimmed = text.trim();
  if (/^[0-9a-f]{3,8}$/i.test(trimmed) && !/^[a-z]*$/i.test(trimmed)) return undefined;
  if (/^(?:[a-f]{3,4}|[a-f]{6}|[a-f]{8})$/i.test(trimmed)) return undefined;
  const parsed = parseColor(trimmed);
  return parsed.ok ? parsed.color : undefined;
}
