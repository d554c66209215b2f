/** Maps of Sass as variables, and the pairing of light and dark ones by their names. */
import type { SassVariable } from "./sass-variables.ts";
import { topLevelParts } from "./top-level.ts";

const MAX_DEPTH = 8;

/** One variable for each key of a map; a value of a map that is only a reference stays out. */
export function plainVariables(variables: readonly SassVariable[]): SassVariable[] {
  const hasManyMaps =
    variables.filter(({ name, value }) => value.startsWith("(") && !/dark$/i.test(name)).length > 1;
  return variables.flatMap((variable) => {
    const { name, value } = variable;
    if (!value.startsWith("(")) return [variable];
    const isDark = variable.isDark || /dark$/i.test(name);
    const isPlain = /(?:colors?|palette|theme|map)(?:-?dark)?$/i.test(name);
    return mapEntries(value, hasManyMaps && !isPlain ? [name.slice(1)] : [], 0).map(([path, held]) => ({
      ...variable,
      isDark,
      name: `$${path.join("-")}`,
      path: [name.slice(1), ...(hasManyMaps && !isPlain ? path.slice(1) : path)],
      value: held,
    }));
  });
}

/** `("name": value, …)` with nested maps. */
export function mapEntries(
  map: string,
  path: readonly string[],
  depth: number,
): [path: readonly string[], value: string][] {
  const whole = map.replace(/\s{0,9}!(?:default|global)\s*$/, "");
  if (depth > MAX_DEPTH || !whole.endsWith(")")) return [];
  return topLevelParts(whole.slice(1, -1), ",").flatMap((part): [readonly string[], string][] => {
    const [key, ...rest] = topLevelParts(part, ":");
    const held = rest.join(":").trim();
    if (key === undefined || held === "" || held.startsWith("$")) return [];
    const own = key.trim().replaceAll(/^["']|["']$/g, "");
    const full = /^default$/i.test(own) ? path : [...path, own];
    return held.startsWith("(") ? mapEntries(held, full, depth + 1) : [[full, held]];
  });
}

/** The last value of each name counts, a `!default` only where there is none; "brand-dark" is brand's dark value. */
export function sassPair(variables: readonly SassVariable[]) {
  const light = new Map<string, SassVariable>();
  const dark = new Map<string, SassVariable>();
  const lightNames = new Set(variables.filter(({ isDark }) => !isDark).map(({ name }) => name));
  for (const variable of variables) {
    const { name, value, isDark } = variable;
    const plain = name.replace(/(?:[-_]dark|Dark)$/, "");
    const key = isDark && plain !== name && lightNames.has(plain) ? plain : name;
    const scope = isDark ? dark : light;
    if (!(scope.has(key) && /!default\b/.test(value))) scope.set(key, variable);
  }
  return { light, dark };
}
