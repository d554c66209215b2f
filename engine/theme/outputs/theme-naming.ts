/** How the names of a theme's output are written: with a prefix, and in a case that the language takes. */
import { type CaseStyle, toIdentifiers } from "#engine/files/export/identifiers.ts";
import type { Primitive } from "./theme-primitives.ts";

export interface ThemeNaming {
  /** Names begin with it, without dashes of their own: "" or letters, digits and hyphens. */
  readonly prefix: string;
  /** By default that of the output. */
  readonly caseStyle?: CaseStyle;
  /** Declared beside the tokens, which refer to those that they wear. */
  readonly primitives?: readonly Primitive[];
}

/** Names as they are, and no primitives. */
export const PLAIN_NAMES: ThemeNaming = { prefix: "", primitives: [] };

/** The name with its prefix. In kebab case the prefix stays as it was typed. */
export function styledName(
  name: string,
  { prefix, caseStyle }: Pick<ThemeNaming, "prefix" | "caseStyle">,
  usual: CaseStyle = "kebab",
): string {
  const style = caseStyle ?? usual;
  if (style === "kebab") return prefix === "" ? name : `${prefix}-${name}`;
  // Apart, so that many words of a prefix leave the name whole.
  const parts = prefix === "" ? [name] : [prefix, name];
  return parts
    .map((part, index) => identifier(part, style === "camel" && index > 0 ? "pascal" : style))
    .join(JOINTS[style]);
}

const JOINTS = { camel: "", pascal: "", snake: "_", constant: "_" } as const;

const identifier = (name: string, style: CaseStyle): string => toIdentifiers([name], style)[0] ?? name;

/** The name without the prefix, for outputs in which the prefix is a group or a type. */
export function bareName(name: string, { caseStyle }: ThemeNaming, usual?: CaseStyle): string {
  return styledName(name, { prefix: "", ...(caseStyle && { caseStyle }) }, usual);
}
