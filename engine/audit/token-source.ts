/**
 * Files of design tokens as one source of an audit. A file is of the mode that its name, the resolver or a group at its
 * top says, and `$extensions.mode` of a token gives it further ones; a file of no mode is part of all.
 */
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { dtcgColor } from "#engine/files/import/json/import-dtcg.ts";
import { type JsonPlace, jsonLine, jsonPlaces } from "#engine/files/import/json/json-places.ts";
import { boundedJson } from "#engine/files/import/json/json-text.ts";
import type { Color } from "#engine/space/color.ts";
import { tokenColor } from "#engine/theme/outputs/write-theme-tokens.ts";
import { replaced } from "#engine/theme/reading/theme-sheet.ts";
import { mergedTrees } from "#engine/theme/reading/token-nodes.ts";
import type { AuditSource, SourceMode, SourceToken, UnreadEntry } from "./audit-source.ts";
import { type ColorNode, colorNodes, withValues } from "./color-nodes.ts";
import { fileModes, modeFacts } from "./token-modes.ts";
import { shownLike, writtenLike } from "./written-like.ts";

export interface GivenTokens {
  /** Index of the file among all that were given. */
  readonly file: number;
  readonly name: string;
  readonly text: string;
  /** That of the file by its name or folder. */
  readonly mode?: string | undefined;
}

export interface TokenSource extends AuditSource {
  /**
   * Where the value with this key stands in its file, and its text; `isWhole` unless a repair would write elsewhere, as for a
   * `$ref` or a color that an extension makes translucent.
   */
  readonly spotOf: (key: string) => { from: number; to: number; text: string; isWhole: boolean } | undefined;
}

interface OpenFile extends GivenTokens {
  readonly root: unknown;
  readonly places: ReadonlyMap<string, JsonPlace>;
}

/** Where a value stands, to be replaced. */
interface Spot {
  /** Index of the file. */
  readonly file: number;
  readonly place: JsonPlace;
  /** Of a number that makes a color translucent: the color that it is for. */
  readonly opaque?: Color;
}

/** Alphas are written with so many digits. */
const ALPHA_DIGITS = 2;

/** Never throws: a file that is no JSON is unread. */
export function tokenSource(given: readonly GivenTokens[]): TokenSource {
  const unread: UnreadEntry[] = [];
  const files = given.flatMap((each): OpenFile[] => {
    try {
      return [{ ...each, root: boundedJson(each.text), places: jsonPlaces(each.text) }];
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      unread.push({
        file: each.name,
        name: each.name,
        line: jsonLine(each.text),
        why: `It ${error.message}`,
      });
      return [];
    }
  });
  const spots = new Map<string, Spot>();
  const modes = readModes(files, spots, unread);
  const textOf = (index: number): string => given.find(({ file }) => file === index)?.text ?? "";
  const written = ({ key, color }: { readonly key: string; readonly color: Color }): string => {
    const spot = spots.get(key);
    return spot === undefined ? "" : spotText(color, textOf(spot.file), spot).text;
  };
  const edited: AuditSource["edited"] = (changes) =>
    given.map(({ file, text }) => ({
      file,
      text: replaced(
        text,
        changes.flatMap(({ key, color }) => {
          const spot = spots.get(key);
          return spot?.file === file ? [spotText(color, text, spot)] : [];
        }),
      ),
    }));
  return {
    modes,
    unread,
    written,
    shown: ({ key, color }) => {
      const opaque = spots.get(key)?.opaque;
      if (opaque !== undefined)
        return { ...opaque, alpha: (opaque.alpha ?? 1) * Number(alphaText(color, opaque)) };
      const text = written({ key, color });
      return text.startsWith('"') ? shownLike(color, text.slice(1, -1)) : color;
    },
    // A file of tokens has no place for a value of one mode in what all share.
    splits: () => false,
    edited,
    spotOf: (key) => {
      const spot = spots.get(key);
      if (spot === undefined) return undefined;
      const { from, to, keyAt } = spot.place;
      const text = textOf(spot.file);
      const isWhole = spot.opaque === undefined && !text.startsWith('"$ref"', keyAt);
      return { from, to, text: text.slice(from, to), isWhole };
    },
    reopened: (changes) =>
      tokenSource(
        edited(changes).flatMap(({ file, text }) => {
          const old = given.find((each) => each.file === file);
          return old === undefined ? [] : [{ ...old, text }];
        }),
      ),
  };
}

function readModes(
  files: readonly OpenFile[],
  spots: Map<string, Spot>,
  unread: UnreadEntry[],
): SourceMode[] {
  const { shared, modes } = fileModes(files);
  const noted = new Set<string>();
  return modes.map(({ name, parts }): SourceMode => {
    // What a mode says counts over what is shared, as one tree to which references point.
    const own = [...shared, ...parts];
    const root = withValues(
      own.reduce<unknown>((tree, { group }) => mergedTrees(tree, group), {}),
      name,
    );
    const tokens = new Map<string, SourceToken>();
    for (const { file, group, path } of own)
      for (const node of colorNodes(group, path)) {
        const token = tokenOf(node, name, file, root, spots);
        if (token === undefined) continue;
        if ("why" in token) {
          const key = `${file.file} ${node.at}`;
          if (!noted.has(key)) unread.push({ file: file.name, ...token });
          noted.add(key);
        } else tokens.set(token.name, token);
      }
    return { ...modeFacts(name), tokens, parts: new Map() };
  });
}

function tokenOf(
  node: ColorNode,
  mode: string,
  file: OpenFile,
  root: unknown,
  spots: Map<string, Spot>,
): SourceToken | { readonly name: string; readonly line: number; readonly why: string } | undefined {
  const { value, at } = node.valueIn(mode);
  const name = node.keys.join(".").replace(/^--/, "");
  const color = dtcgColor({ ...node.node, $value: value }, root);
  const place = file.places.get(at);
  const line = place?.line ?? 1;
  if (color === "circle") return { name, line, why: "It refers to itself." };
  if (color === undefined)
    return node.isColor
      ? { name, line, why: "It is not a color, or refers to something that is not in these files." }
      : undefined;
  const alphaPlace = node.alpha && file.places.get(node.alpha.at);
  if (node.alpha !== undefined && alphaPlace !== undefined) {
    // Its color is that of others; what is its own is how translucent it is.
    const key = `${file.file} ${node.alpha.at}`;
    spots.set(key, { file: file.file, place: alphaPlace, opaque: color });
    return {
      name,
      color: { ...color, alpha: (color.alpha ?? 0) * node.alpha.value },
      key,
      place: { file: file.file, line: alphaPlace.line, text: String(node.alpha.value) },
    };
  }
  const key = `${file.file} ${at}`;
  if (place !== undefined) spots.set(key, { file: file.file, place });
  const target = typeof value === "string" ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  return {
    name,
    color,
    key,
    place: { file: file.file, line, text: typeof value === "string" ? value : JSON.stringify(value) },
    ...(target !== undefined && { refersTo: target }),
  };
}

const alphaText = ({ alpha }: Color, opaque: Color): string =>
  String(Number(Math.min(1, (alpha ?? 1) / (opaque.alpha ?? 1)).toFixed(ALPHA_DIGITS)));

function spotText(color: Color, text: string, { place, opaque }: Spot) {
  if (opaque === undefined) return tokenText(color, text, place);
  return { from: place.from, to: place.to, text: alphaText(color, opaque) };
}

/** A string replaces a string, an object an object, indented like its member; a `$ref` becomes a value. */
function tokenText(color: Color, text: string, { from, to, keyAt }: JsonPlace) {
  if (text.startsWith('"$ref"', keyAt))
    return { from: keyAt, to, text: `"$value": ${JSON.stringify(tokenColor(color))}` };
  const old = text.slice(from, to);
  if (old.startsWith('"')) return { from, to, text: JSON.stringify(writtenLike(color, old.slice(1, -1))) };
  if (!old.includes("\n")) return { from, to, text: JSON.stringify(tokenColor(color)) };
  const lineEnd = old.includes("\r\n") ? "\r\n" : "\n";
  const indent = /[ \t]*$/.exec(text.slice(Math.max(0, keyAt - 100), keyAt))?.[0] ?? "";
  const step = /\n([ \t]+)/.exec(old)?.[1]?.slice(indent.length) ?? "  ";
  return {
    from,
    to,
    text: JSON.stringify(tokenColor(color), null, step).replaceAll("\n", `${lineEnd}${indent}`),
  };
}
