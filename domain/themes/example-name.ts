/** How a format writes the name of one token, to show what a prefix and a case do before it is copied. */
import { type CaseStyle, toIdentifiers } from "#engine/files/export/identifiers.ts";
import { styledName } from "#engine/theme/outputs/theme-naming.ts";
import type { TrayFormat } from "./tray-formats.ts";

interface ExampleNaming {
  /** Letters, digits and hyphens, or "". */
  readonly prefix: string;
  readonly caseStyle: CaseStyle;
  /** Whether the format of palettes writes it, and not the output with four modes. */
  readonly isPalette: boolean;
}

/** With dots between the groups of tokens, and slashes between those of variables and color sets. */
export function exampleName(
  { id, output }: TrayFormat,
  { prefix, caseStyle, isPalette }: ExampleNaming,
): string {
  if (isPalette || output === undefined) return toIdentifiers(["on brand"], caseStyle, prefix)[0] ?? "";
  const bare = styledName("on-brand", { prefix: "", caseStyle });
  const [type = "Theme"] = prefix === "" ? [] : toIdentifiers([prefix], "pascal");
  const groups = prefix === "" ? [] : [prefix];
  switch (id) {
    case "figma":
      return [...groups, bare].join("/");
    case "dtcg":
    case "style-dictionary":
      return [...groups, "color", bare].join(".");
    case "xcode":
      return `${type}/${bare}`;
    case "flutter":
      return `${type}Tokens`;
    default:
      return styledName("on-brand", { prefix, caseStyle });
  }
}
