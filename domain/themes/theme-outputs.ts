/** Writes a theme in each output format, with all four modes. */
import { CONTRACT_FILE, writeContract } from "#domain/audit/contract.ts";
import { type ThemeDocument, themeRequest } from "#domain/documents/theme/theme-document.ts";
import { type Primitive, primitivesOf } from "#engine/theme/outputs/theme-primitives.ts";
import { propertyOf } from "#engine/theme/outputs/theme-values.ts";
import { writeThemeAndroid } from "#engine/theme/outputs/write-theme-android.ts";
import { themeContract } from "#engine/theme/outputs/write-theme-contract.ts";
import { writeThemeCss } from "#engine/theme/outputs/write-theme-css.ts";
import { writeThemeDesignMd } from "#engine/theme/outputs/write-theme-design-md.ts";
import { writeThemeFigma } from "#engine/theme/outputs/write-theme-figma.ts";
import { writeThemeFlutter } from "#engine/theme/outputs/write-theme-flutter.ts";
import { writeThemeScss } from "#engine/theme/outputs/write-theme-scss.ts";
import { writeShadcnItem } from "#engine/theme/outputs/write-theme-shadcn.ts";
import { writeThemeStyleDictionary } from "#engine/theme/outputs/write-theme-style-dictionary.ts";
import { writeThemeTailwind } from "#engine/theme/outputs/write-theme-tailwind.ts";
import { writeThemeTokens } from "#engine/theme/outputs/write-theme-tokens.ts";
import { writeThemeXcode } from "#engine/theme/outputs/write-theme-xcode.ts";
import { type FourModeTheme, solveTheme } from "#engine/theme/solve-theme.ts";
import {
  SHADCN_FILE,
  type ThemeOutputId,
  type ThemeOutputOptions,
  type WrittenThemeFile,
} from "./output-list.ts";

/** One file, or several that belong together; contains the link as a comment if the format has comments. */
export function writeThemeOutput(
  document: ThemeDocument,
  id: ThemeOutputId,
  options: ThemeOutputOptions,
): readonly WrittenThemeFile[] {
  const request = themeRequest(document);
  return filesOf(solveTheme(request), id, options, primitivesOf(request.steps)).map(({ name, text }) => ({
    name,
    text: withLink(name, text, options.link),
  }));
}

function filesOf(
  theme: FourModeTheme,
  id: ThemeOutputId,
  { by, format, prefix, caseStyle }: ThemeOutputOptions,
  primitives: readonly Primitive[],
): readonly WrittenThemeFile[] {
  const naming = { prefix, primitives, ...(caseStyle && { caseStyle }) };
  switch (id) {
    case "css":
      return [{ name: "theme.css", text: writeThemeCss(theme, by, { ...naming, format }) }];
    case "tailwind":
      return [{ name: "theme.css", text: writeThemeTailwind(theme, { format, prefix, primitives }) }];
    case "shadcn":
      return [
        {
          name: SHADCN_FILE,
          text: writeShadcnItem(theme, "tincture-theme", "Tincture theme", primitives),
        },
      ];
    case "dtcg":
      return writeThemeTokens(theme, naming);
    case "figma":
      return writeThemeFigma(theme, naming);
    case "scss":
      return [{ name: "_theme.scss", text: writeThemeScss(theme, { ...naming, format: "hex" }) }];
    case "style-dictionary":
      return writeThemeStyleDictionary(theme, naming);
    case "android":
      return writeThemeAndroid(theme, naming);
    case "xcode":
      return writeThemeXcode(theme, naming);
    case "flutter":
      return [{ name: "theme.dart", text: writeThemeFlutter(theme, naming) }];
    case "contract":
      return [
        {
          name: CONTRACT_FILE,
          text: writeContract(
            themeContract(theme, (token) => propertyOf(token, { ...naming, format }).slice(2)),
          ),
        },
      ];
    case "design-md":
      return [{ name: "DESIGN.md", text: writeThemeDesignMd(theme, "Tincture theme", naming) }];
  }
}

/** The link is the last line of XML and DESIGN.md, which must begin with a declaration and with front matter. */
function withLink(name: string, text: string, link: string): string {
  switch (name.slice(name.lastIndexOf("."))) {
    case ".css":
      return `/* ${link.replaceAll("*/", "* /")} */\n${text}`;
    case ".scss":
    case ".mjs":
    case ".kt":
    case ".dart":
      return `// ${link.replaceAll(/[\r\n]+/g, " ")}\n${text}`;
    case ".xml":
    case ".md":
      // XML comments must not contain two hyphens; written as %2D the address means the same.
      return `${text}<!-- ${link.replaceAll("--", "-%2D").replaceAll(">", "%3E")} -->\n`;
    default:
      return text;
  }
}
