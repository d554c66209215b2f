/** Which tokens of a theme the custom properties of a sheet stand for, and their common prefix. */
import { isSolvedName, SHADCN_TOKENS, shadcnTokenOf } from "#engine/theme/outputs/shadcn-tokens.ts";
import { isPrimaryToken, isRoleToken, ROLE_TOKENS, type RoleToken } from "#engine/theme/role-graph.ts";
import { NO_NAMES, type TokenNames } from "./theme-reading.ts";

/**
 * The prefix of most tokens, without dashes: "acme" for `--acme-a0`. "" if as many tokens have no prefix, unless those
 * are the names of Tailwind's utilities, whose values are the others.
 */
function namePrefix(names: readonly string[]): string {
  const counts = new Map<string, number>();
  let hasPlain = false;
  for (const name of names) {
    for (const token of ROLE_TOKENS) {
      if (isPrimaryToken(token)) continue;
      if (name !== token && !name.endsWith(`-${token}`)) continue;
      const prefix = name
        .slice(0, -token.length)
        .replace(/-$/, "")
        .replace(/(?:^|-)color$/, "");
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      hasPlain ||= prefix === "" && name === token;
    }
  }
  const most = Math.max(0, ...counts.values());
  const found = [...counts].filter(([, count]) => count === most).map(([prefix]) => prefix);
  const [first = ""] = hasPlain ? [] : found.filter((prefix) => prefix !== "");
  return found.includes("") ? first : (found[0] ?? "");
}

const JOINED_TOKENS = ROLE_TOKENS.filter((token) => token.includes("-"));

/**
 * How names are to be read: in kebab case if some are tokens of two words in another, as `onBrand` and `ON_BRAND` are, and
 * otherwise as they are.
 */
export function respelling(names: Iterable<string>): (name: string) => string {
  for (const name of names) {
    const kebab = kebabOf(name);
    if (kebab !== name && JOINED_TOKENS.some((token) => kebab === token || kebab.endsWith(`-${token}`)))
      return kebabOf;
  }
  return (name) => name;
}

/** "acmeText2" and "ACME_TEXT_2" are "acme-text-2"; the number of a surface, as in "a10", belongs to its letter. */
function kebabOf(name: string): string {
  const words = /[a-z]/.test(name) ? name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2") : name;
  return words
    .replaceAll("_", "-")
    .replace(/([a-zA-Z]{2})(\d+)$/, "$1-$2")
    .toLowerCase();
}

/** Other names of shadcn/ui's variables, in versions before the present one. */
const EARLIER_NAMES: Readonly<Record<string, keyof typeof SHADCN_TOKENS>> = {
  "sidebar-background": "sidebar",
};
const SHADCN_ORDER = Object.keys(SHADCN_TOKENS);

export interface RoleNames {
  readonly isShadcn: boolean;
  /** The token that a name without dashes stands for. */
  readonly roleOf: (name: string) => RoleToken | undefined;
  /** Whether it was solved from the tokens for the components of a target, and says nothing of its own. */
  readonly isSolved: (name: string) => boolean;
  /** Of two names for one token the lower one counts, wherever it stands in the sheet. */
  readonly rankOf: (name: string) => number;
}

/** How the names of a sheet, without their dashes, map to tokens. `prefix` is detected if it is not given. */
export function roleNames(
  names: readonly string[],
  isShadcnItem: boolean,
  prefix?: string,
  given: TokenNames = NO_NAMES,
): RoleNames {
  const spell = respelling(names);
  const spelled = names.map(spell);
  const plain = new Set(spelled.map(withoutColor));
  const isShadcn = isShadcnItem || ["background", "foreground", "primary"].every((name) => plain.has(name));
  const own = spell(prefix ?? namePrefix(spelled));
  const bareOf = (name: string): string => {
    const known = spell(name);
    return withoutColor(own !== "" && known.startsWith(`${own}-`) ? known.slice(own.length + 1) : known);
  };
  const bare = new Set(names.map(bareOf));
  const shadcnName = (name: string): string => EARLIER_NAMES[withoutColor(name)] ?? withoutColor(name);
  // Other systems have a primary, too, which is their brand; and a file for Tailwind, which has all names twice, has
  // one that is solved for its utilities.
  const edges = spelled.filter((name) => name.endsWith("brand-edge")).length;
  return {
    isShadcn,
    roleOf(name) {
      const said = given.get(name);
      if (said !== undefined) return said === "none" ? undefined : said;
      if (isShadcn) return shadcnTokenOf(shadcnName(name), plain);
      const token = bareOf(name);
      if (isPrimaryToken(token) && edges !== 1) return undefined;
      return isRoleToken(token) ? token : undefined;
    },
    isSolved: (name) =>
      !given.has(name) && (isSolvedName(bareOf(name), bare) || (edges > 1 && isPrimaryToken(bareOf(name)))),
    rankOf(name) {
      if (given.has(name)) return -1;
      const index = isShadcn ? SHADCN_ORDER.indexOf(shadcnName(name)) : -1;
      return index === -1 ? SHADCN_ORDER.length : index;
    },
  };
}

const withoutColor = (name: string): string => name.replace(/^color-/, "");
