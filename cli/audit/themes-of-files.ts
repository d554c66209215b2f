/** Which of the files that are named on the command line are one theme. */
import type { AuditFile } from "#engine/audit/audit-source.ts";
import { usesTokens } from "#engine/audit/tokens-as-sheets.ts";
import { fileFamily } from "#engine/theme/reading/file-mode.ts";

/**
 * A style sheet is a theme, with those that are called the same but for their mode, and with the one that defines what it
 * refers to. Scripts are with each of them, as a configuration of Tailwind 3 is; all files of JSON are one theme, that of
 * the sheets which use their tokens, and a contract is with every one.
 */
export function themesOf(files: readonly AuditFile[]): readonly (readonly AuditFile[])[] {
  const contracts = files.filter(({ name }) => name.endsWith(".contract.json"));
  const tokens = files.filter(({ name }) => name.endsWith(".json") && !name.endsWith(".contract.json"));
  const others = files.filter(({ name }) => !name.endsWith(".json"));
  const scripts = others.filter(({ name }) => /\.[cm]?[jt]sx?$/.test(name));
  const sheets = others.filter((file) => !scripts.includes(file));
  const groups = sheets.length === 0 ? together(scripts) : together(sheets);
  const used = groups.map((theme) =>
    usesTokens(
      theme.map(({ text }) => text),
      tokens,
    ),
  );
  const themes = groups.map((theme, index) => [
    ...theme,
    ...(sheets.length === 0 ? [] : scripts),
    ...(used[index] === true ? tokens : []),
  ]);
  const isAlone = tokens.length > 0 && !used.includes(true);
  return [...themes, ...(isAlone ? [tokens] : [])].map((theme) => [...theme, ...contracts]);
}

/** In the order of the files. */
function together(files: readonly AuditFile[]): readonly (readonly AuditFile[])[] {
  const families = [...Map.groupBy(files, ({ name }) => fileFamily(name)).values()];
  const groups = families.map((own) => ({ files: own, ...namesIn(own) }));
  const themeOf = new Map(groups.map((group) => [group, group]));
  const rootOf = (group: (typeof groups)[number]): (typeof groups)[number] => {
    const next = themeOf.get(group) ?? group;
    return next === group ? group : rootOf(next);
  };
  for (const group of groups) {
    const missing = [...group.used].filter((name) => !group.defined.has(name));
    const givers = groups.filter(
      (other) => other !== group && missing.some((name) => other.defined.has(name)),
    );
    const [giver, more] = new Set(givers.map(rootOf));
    // What several define is of several themes, and none of them is more right.
    if (giver !== undefined && more === undefined) themeOf.set(rootOf(group), giver);
  }
  return [...Map.groupBy(groups, rootOf).values()].map((theme) => {
    const own = new Set(theme.flatMap((group) => group.files));
    return files.filter((file) => own.has(file));
  });
}

/** Custom properties and variables of Sass, and those that are referred to. */
function namesIn(files: readonly AuditFile[]) {
  const [defined, used] = [new Set<string>(), new Set<string>()];
  for (const { text } of files)
    for (const [, name = "", isDeclared] of text.matchAll(/(--[\w-]{1,200}|\$[\w-]{1,200})(\s{0,9}:)?/g))
      (isDeclared === undefined ? used : defined).add(name);
  return { defined, used };
}
