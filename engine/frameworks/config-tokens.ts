/**
 * The color tokens of a theme of Chakra UI (2 and 3) or a configuration of Panda CSS, as its script names them: which path
 * is which token in which mode, and what a reference to another token means. Values are texts here; nothing is run.
 *
 * https://chakra-ui.com/docs/theming/tokens, https://v2.chakra-ui.com/docs/styled-system/semantic-tokens,
 * https://panda-css.com/docs/theming/tokens
 */
import { CHAKRA_2_TOKENS, CHAKRA_3_TOKENS, chakraColor, type DefaultTokens } from "./chakra-colors.ts";
import { tailwindColor } from "./tailwind-colors.ts";

export interface ConfigToken {
  /** The keys of the token joined by dashes: "brand-500", "bg" for `bg.DEFAULT`. */
  readonly name: string;
  /** "light", "dark", "dark-high", or the name of a theme; undefined for what all modes share. */
  readonly mode?: string;
  /** Whether it may be the bare name of another token, as in `semanticTokens` of Chakra UI 2. */
  readonly isSemantic: boolean;
}

export interface ConfigTokens {
  /** Undefined for strings of components, shadows and the like. */
  readonly tokenOf: (path: readonly string[]) => ConfigToken | undefined;
  /**
   * The value with its references as `var()`, or as colors where the framework brings them along; undefined for a text
   * without one. `isOwn` says which names the file defines.
   */
  readonly referenceOf: (
    value: string,
    token: ConfigToken,
    isOwn: (name: string) => boolean,
  ) => string | undefined;
  /** What the framework adds to a file with these names: those that pairs with the file's own tokens need. */
  readonly added: (
    isOwn: (name: string) => boolean,
  ) => readonly { readonly name: string; readonly mode: string; readonly value: string }[];
}

interface Framework {
  readonly colorOf: (name: string) => string | undefined;
  readonly tokens: DefaultTokens;
}

const PLAIN: Framework = { colorOf: () => undefined, tokens: {} };
const FRAMEWORKS = {
  chakra2: { colorOf: (name) => chakraColor(name, 2), tokens: CHAKRA_2_TOKENS },
  chakra3: { colorOf: (name) => chakraColor(name, 3), tokens: CHAKRA_3_TOKENS },
  panda: { colorOf: (name) => tailwindColor(name, 3), tokens: {} },
} as const satisfies Record<string, Framework>;

/** Undefined for a script that is neither; one without an import has no colors of a framework. */
export function configTokens(script: string): ConfigTokens | undefined {
  const framework = frameworkOf(script);
  if (framework === undefined) return undefined;
  const builders = new Map(
    [...script.matchAll(BUILDER)].map(([, name = "", semantic]) => [name, semantic !== undefined] as const),
  );
  const { colorOf, tokens } = framework;
  const resolved = (name: string, isOwn: (name: string) => boolean): string | undefined =>
    isOwn(name) ? `var(--${name})` : colorOf(name);
  return {
    tokenOf: (path) => tokenOf(path, builders),
    referenceOf: (value, { isSemantic }, isOwn) => {
      if (BRACES.test(value))
        return value.replaceAll(BRACES, (_all, keys: string, share?: string) => {
          const name = nameOf(keys.split("."));
          const color = resolved(name, isOwn) ?? `var(--${name})`;
          return share === undefined ? color : `color-mix(in srgb, ${color} ${share}%, transparent)`;
        });
      if (!isSemantic || !BARE.test(value)) return undefined;
      const name = nameOf(value.split("."));
      // A single word that the file does not define is one of CSS, or of no color.
      return value.includes(".") || isOwn(name) ? resolved(name, isOwn) : undefined;
    },
    added: (isOwn) => {
      const isText = (name: string): boolean => /(?:^|-)(?:fg|text)(?:-|$)/.test(name);
      // The texts and the grounds of the framework alone are no pairs of the file.
      const hasOwnGround = Object.keys(tokens).some((name) => !isText(name) && isOwn(name));
      return Object.entries(tokens).flatMap(([name, values]) => {
        if (isOwn(name) || (isText(name) && !hasOwnGround)) return [];
        return values.flatMap((value, index) => {
          const color = resolved(value, isOwn);
          return color === undefined ? [] : [{ name, mode: index === 0 ? "light" : "dark", value: color }];
        });
      });
    },
  };
}

/** `const brand = defineSemanticTokens.colors({`: the tokens begin right there. */
const BUILDER = /([\w$]{1,200})\s{0,9}(?::[^=\n]{0,200})?=\s{0,9}define(Semantic)?Tokens\.colors\(/g;
/** `{colors.brand.500}`, of Panda also with an opacity. */
const BRACES = /\{\s{0,9}colou?rs\.([\w.-]{1,200})(?:\/(\d{1,3}))?\s{0,9}\}/g;
const BARE = /^[A-Za-z][\w-]{0,99}(?:\.[\w-]{1,99}){0,9}$/;

function frameworkOf(script: string): Framework | undefined {
  if (/["']@pandacss\//.test(script)) return FRAMEWORKS.panda;
  if (/\bextend(?:Base)?Theme\b/.test(script)) return FRAMEWORKS.chakra2;
  if (/["']@chakra-ui\//.test(script))
    return /\b(?:createSystem|define(?:Config|Tokens|SemanticTokens|Preset))\b/.test(script)
      ? FRAMEWORKS.chakra3
      : FRAMEWORKS.chakra2;
  return /\b(?:semanticTokens|define(?:Semantic)?Tokens)\b/.test(script) ? PLAIN : undefined;
}

/** What stands below these is no color token, whatever its keys are. */
const ELSEWHERE =
  /^(?:components|recipes|slotRecipes|styles|globalCss|staticCss|textStyles|layerStyles|animationStyles|conditions|keyframes|utilities|patterns|shadows|gradients|sizes|spacing|fonts|assets|borders)$/;
/** Keys that are no part of a token's name. */
const SILENT = /^(?:value|base|default|DEFAULT|)$/;

function tokenOf(path: readonly string[], builders: ReadonlyMap<string, boolean>): ConfigToken | undefined {
  if (path.some((part) => ELSEWHERE.test(part))) return undefined;
  const [first = ""] = path;
  const at = path.findIndex((part) => /^colou?rs$/i.test(part));
  const isHead = builders.has(first) || /colou?rs$|^tokens$/i.test(first);
  const keys = path.slice(at === -1 ? (isHead ? 1 : 0) : at + 1);
  const conditions = keys.filter((part) => part.startsWith("_"));
  const name = nameOf(keys.filter((part) => !part.startsWith("_")));
  if (name === "") return undefined;
  const mode = modeOf(conditions);
  return {
    name,
    ...(mode !== undefined && { mode }),
    isSemantic: builders.get(first) ?? path.some((part) => /semantic/i.test(part)),
  };
}

function modeOf(conditions: readonly string[]): string | undefined {
  if (conditions.length === 0) return undefined;
  const words = conditions.map((each) => each.slice(1));
  const isDark = words.some((word) => /dark|night/i.test(word));
  const isHigh = words.some((word) => /contrast/i.test(word));
  const isScheme = isHigh || isDark || words.some((word) => /light/i.test(word));
  if (!isScheme) return words[0];
  return `${isDark ? "dark" : "light"}${isHigh ? "-high" : ""}`;
}

function nameOf(keys: readonly string[]): string {
  const kept = keys.filter((part) => !SILENT.test(part));
  return kept
    .join("-")
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
}
