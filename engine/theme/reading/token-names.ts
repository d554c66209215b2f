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
  const plain = new Set(names.map(withoutColor));
  const isShadcn = isShadcnItem || ["background", "foreground", "primary"].every((name) => plain.has(name));
  const own = prefix ?? namePrefix(names);
  const bareOf = (name: string): string =>
    withoutColor(own !== "" && name.startsWith(`${own}-`) ? name.slice(own.length + 1) : name);
  const bare = new Set(names.map(bareOf));
  const shadcnName = (name: string): string => EARLIER_NAMES[withoutColor(name)] ?? withoutColor(name);
  // Other systems have a primary, too, which is their brand; and a file for Tailwind, which has all names twice, has
  // one that is solved for its utilities.
  const edges = names.filter((name) => name.endsWith("brand-edge")).length;
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
