/**
 * A class, a variable or a key of Tailwind CSS as the color it stands for in Tailwind's own palette: `dark:bg-sky-600/50`,
 * `bg-[#ff8800]/50`, `var(--color-sky-600)`, `theme(colors.sky.600)`, `colors.sky[600]`.
 */
import { tailwindColor } from "#engine/frameworks/tailwind-colors.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";

const CLASS =
  /^!?(?:[a-z@*\d-]{1,40}(?:\[[^\]]{1,99}\])?(?:\/[a-z\d-]{1,40})?:){0,9}!?(?:(bg|text|border(?:-[trblxyse])?|outline|ring(?:-offset)?|(?:inset-|drop-|text-)?shadow|inset-ring|fill|stroke|from|via|to|accent|caret|divide|decoration|placeholder)-)?(\[[^\]]{1,200}\]|[a-z]{3,20}(?:-\d{2,3})?)(?:\/(\d{1,3}(?:\.\d{1,4})?|\[[\d.]{1,9}%?\]))?!?$/;
/** The fourth version's variables, and the keys of the third. */
const VARIABLE = /^(?:var\(\s*)?--color-([a-z]{3,20}(?:-\d{2,3})?)\s*\)?$/;
const KEY =
  /^(?:theme\(\s*["']?)?colors\.([a-z]{3,20})(?:[.-](\d{2,3})|\[["']?(\d{2,3})["']?\])?(?:\s*\/\s*([\d.]{1,9}%?))?["']?\s*\)?$/;

/** Undefined for any other text, and for names that are none of Tailwind's own. */
export function tailwindClassColor(text: string): Color | undefined {
  const [, variable] = VARIABLE.exec(text) ?? [];
  if (variable !== undefined) return ownColor(variable, 4);
  const [, hue, dotted, indexed, keyAlpha] = KEY.exec(text) ?? [];
  if (hue !== undefined) {
    const step = dotted ?? indexed;
    return faded(ownColor(step === undefined ? hue : `${hue}-${step}`, 3), shareOf(keyAlpha));
  }
  const [, utility, value = "", opacity] = CLASS.exec(text) ?? [];
  const inner = /^\[(?:color:)?(.*)\]$/.exec(value)?.[1]?.replaceAll("_", " ");
  // "white" and "[red]" are a word and a list without a class around them.
  if (value === "" || (utility === undefined && !/-\d/.test(value))) return undefined;
  const share = /^\d/.test(opacity ?? "") ? Number(opacity) / 100 : shareOf(opacity?.slice(1, -1));
  if (inner === undefined) return faded(ownColor(value, 4), share);
  const parsed = parseCss5Color(inner);
  return parsed.ok ? faded(parsed.color, share) : undefined;
}

function ownColor(name: string, version: 3 | 4): Color | undefined {
  const css = tailwindColor(name, version);
  const parsed = css === undefined ? undefined : parseCss5Color(css);
  return parsed?.ok === true ? parsed.color : undefined;
}

/** A number or a percentage as a share; 1 without one. */
function shareOf(text: string | undefined): number {
  if (text === undefined) return 1;
  return text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text);
}

function faded(color: Color | undefined, share: number): Color | undefined {
  if (color === undefined || !(share >= 0 && share <= 1)) return undefined;
  return share === 1 ? color : { ...color, alpha: (color.alpha ?? 1) * share };
}
