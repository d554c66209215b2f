/**
 * What a person said that the names of a theme stand for, so that the same file is read in the same way again:
 *
 *   as=a10.color-surface*none.ring
 *                        token or "none" . name without dashes in front
 */
import { shortText } from "#domain/documents/color-text.ts";
import { type Field, mapped } from "#domain/documents/fields/field.ts";
import { type Item, list } from "#domain/documents/fields/list.ts";
import type { TokenNames } from "#engine/theme/reading/theme-reading.ts";
import { isRoleToken, type RoleToken } from "#engine/theme/role-graph.ts";

export interface NamedToken {
  /** As in the file, without dashes in front; of design tokens the path with dots. */
  readonly name: string;
  readonly token: RoleToken | "none";
}

/** Most names of a document; with as many pins they still fit into an address. */
export const MAX_NAMES = 60;
/** Longer names are not kept. */
export const MAX_NAME_LETTERS = 120;

const NAME: Item<NamedToken> = {
  read: (part, notices) => {
    const at = part.indexOf(".");
    const token = part.slice(0, Math.max(0, at));
    const name = unescaped(part.slice(at + 1));
    const isKnown = token === "none" || isRoleToken(token);
    if (isKnown && name !== "" && name.length <= MAX_NAME_LETTERS) return { name, token };
    const why = isKnown ? "It names nothing." : `There is no token called “${shortText(token)}”.`;
    notices.push(`The name “${shortText(part)}” was left out. ${why}`);
    return undefined;
  },
  write: ({ name, token }) => `${token}.${escaped(name)}`,
};

/** Undefined for a theme that nobody explained names for, as in every link from before. */
export const NAMES: Field<readonly NamedToken[] | undefined> = mapped(
  list("as", NAME, { most: MAX_NAMES, separators: "*" }),
  (names, { notices }): readonly NamedToken[] | undefined => {
    const once = [...new Map(names.toReversed().map((each) => [each.name, each])).values()].reverse();
    if (once.length < names.length) notices.push("A name stands for two tokens; the last one counts.");
    return once.length === 0 ? undefined : once;
  },
  (names) => names ?? [],
);

/** What the reader asks. */
export function tokenNames(names: readonly NamedToken[] = []): TokenNames {
  return new Map(names.map(({ name, token }) => [name, token]));
}

/** Brackets and stars separate the entries of a list, and a tilde begins what was escaped. */
const escaped = (name: string): string =>
  name.replaceAll(/[~*()]/g, (letter) => `~${letter.charCodeAt(0).toString(16)}`);

const unescaped = (text: string): string =>
  text.replaceAll(/~(7e|2a|28|29)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
