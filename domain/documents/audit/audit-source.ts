/** The files that an audit reads, as its address holds them: the sample, texts, or what lies on one device. */
import { colorText, readColorTexts } from "#domain/documents/color-text.ts";
import type { Field } from "#domain/documents/fields/field.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { pastedName } from "./pasted-name.ts";

export interface AuditFile {
  readonly name: string;
  readonly text: string;
}

/** Files that no address can hold: they lie on the device that opened them, and others see their names. */
export interface HeldFiles {
  readonly kind: "held";
  /** Random, of this device. */
  readonly id: string;
  readonly names: readonly string[];
  readonly bytes: number;
  /** Colors that stand for them in lists. */
  readonly colors: readonly Color[];
}

export type AuditSource =
  | { readonly kind: "sample" }
  | { readonly kind: "text"; readonly files: readonly AuditFile[] }
  | HeldFiles;

export const MAX_FILES = 40;
export const MAX_HELD_COLORS = 8;
const MAX_NAME = 120;
const SAMPLE: AuditSource = { kind: "sample" };

/**
 * `sample=1`; or `text` with the `name` before it, once for each file; or
 * `held=<id>*<bytes>*<colors>*<name>*<name>…`. Without any of them the address holds no document.
 */
export const SOURCE: Field<AuditSource> = {
  read: (reading) => {
    const { params, notices } = reading;
    const texts = params.getAll("text");
    if (texts.some((text) => text.trim() !== "")) {
      if (texts.length > MAX_FILES)
        notices.push(`At most ${MAX_FILES} files are read together; the others were left out.`);
      const names = params.getAll("name");
      return {
        kind: "text",
        files: texts.slice(0, MAX_FILES).map((text, index) => ({
          name:
            names[index]?.slice(0, MAX_NAME) || `${index === 0 ? "" : `${index + 1}-`}${pastedName(text)}`,
          text,
        })),
      };
    }
    const held = params.get("held");
    if (held !== null) {
      const read = readHeld(held);
      if (read !== undefined) return read;
      notices.push("The files of this link cannot be read, so the sample is shown.");
      return SAMPLE;
    }
    if (params.get("sample") === null) reading.missing = "";
    return SAMPLE;
  },
  write: (source, params) => {
    switch (source.kind) {
      case "sample":
        return params.set("sample", "1");
      case "text":
        for (const { name, text } of source.files) {
          params.append("name", name);
          params.append("text", text);
        }
        return;
      case "held": {
        const { id, bytes, colors, names } = source;
        const parts = [id, String(bytes), colors.map(colorText).join("-"), ...names.map(withoutStars)];
        params.set("held", parts.join("*"));
      }
    }
  },
};

const withoutStars = (name: string): string => name.replaceAll("*", " ").slice(0, MAX_NAME);

function readHeld(text: string): HeldFiles | undefined {
  const [id = "", bytes = "", colors = "", ...names] = text.split("*", MAX_FILES + 3);
  if (!/^[a-z0-9]{1,16}$/.test(id) || !/^\d{1,9}$/.test(bytes)) return undefined;
  const named = names.map((name) => name.slice(0, MAX_NAME)).filter((name) => name !== "");
  if (named.length === 0) return undefined;
  return {
    kind: "held",
    id,
    names: named,
    bytes: Number(bytes),
    colors: readColorTexts(colors, MAX_HELD_COLORS, []),
  };
}

const COLOR_IN_TEXT =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^()]{1,80}\)/gi;
/** Letters of a file that are looked through for colors. */
const LOOKED_THROUGH = 20_000;

/** The first colors that a text writes out, each once; only to stand for it, so what needs a reader is left out. */
export function colorsInText(text: string, most: number): readonly Color[] {
  const found = new Map<string, Color>();
  for (const [written] of text.slice(0, LOOKED_THROUGH).matchAll(COLOR_IN_TEXT)) {
    const parsed = parseColor(written);
    if (parsed.ok) found.set(colorText(parsed.color), parsed.color);
    if (found.size >= most) break;
  }
  return [...found.values()];
}
