/** Finds the common prefix of a theme's custom properties. */
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";

/** The prefix of most tokens, without dashes: "acme" for `--acme-a0`. "" if as many tokens have no prefix. */
export function namePrefix(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const token of ROLE_TOKENS) {
      if (name !== token && !name.endsWith(`-${token}`)) continue;
      const prefix = name
        .slice(0, -token.length)
        .replace(/-$/, "")
        .replace(/(?:^|-)color$/, "");
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...counts.values());
  if ((counts.get("") ?? 0) === most) return "";
  return [...counts].find(([, count]) => count === most)?.[0] ?? "";
}
