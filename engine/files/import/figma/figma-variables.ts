/**
 * The color variables and the color styles of a Figma document as the JSON that Figma's own interface for variables
 * answers with (https://developers.figma.com/docs/rest-api/variables-endpoints/). Styles are a collection without modes.
 */

import type { UnreadPart } from "#engine/files/import/read-palette.ts";
import { idOf, inOrder, numberOf, textOf } from "./figma-nodes.ts";
import { isKiwiRecord, type KiwiRecord, type KiwiValue, kiwiRecords } from "./kiwi.ts";

/** The collection of styles and its only mode; Figma's own ids have numbers on both sides. */
const STYLES = "styles:0";
const STYLES_MODE = "styles:1";

type JsonColor = Readonly<Record<string, number | string | readonly number[]>>;
interface Alias {
  readonly type: "VARIABLE_ALIAS";
  readonly id: string;
}
interface Variable {
  readonly name: string;
  readonly resolvedType: "COLOR";
  readonly variableCollectionId: string;
  readonly valuesByMode: Readonly<Record<string, JsonColor | Alias>>;
}
interface Collection {
  readonly name: string;
  readonly modes: readonly { readonly modeId: string; readonly name: string }[];
}

/** Whether an element of the document's list of nodes is of use here. */
export function isNamed(list: string, element: KiwiValue): boolean {
  if (list !== "nodeChanges" || !isKiwiRecord(element)) return true;
  const { type, styleType } = element;
  return type === "DOCUMENT" || type === "VARIABLE" || type === "VARIABLE_SET" || styleType === "FILL";
}

/** `variables` is JSON, or undefined in a document without any of one color. */
export function figmaVariables(nodes: readonly KiwiRecord[]): {
  readonly variables: string | undefined;
  readonly unread: readonly UnreadPart[];
} {
  const present = inOrder(nodes).filter(
    ({ isSoftDeleted, phase }) => isSoftDeleted !== true && phase !== "REMOVED",
  );
  const document: Document = {
    isWide: nodes.some(({ documentColorProfile }) => documentColorProfile === "DISPLAY_P3"),
    idByKey: new Map(
      present.flatMap(({ key, guid }) =>
        textOf(key) === "" ? [] : [[textOf(key), idOf(guid) ?? ""] as const],
      ),
    ),
  };
  const collections = new Map<string, Collection>();
  for (const node of present) {
    const id = idOf(node["guid"]);
    if (node["type"] === "VARIABLE_SET" && id !== undefined) collections.set(id, collectionOf(node));
  }
  const variables = new Map<string, Variable>();
  const unread: UnreadPart[] = [];
  for (const node of present) {
    const id = idOf(node["guid"]);
    if (id === undefined) continue;
    if (node["type"] === "VARIABLE" && node["variableResolvedType"] === "COLOR") {
      const variable = variableOf(node, collections, document);
      if (variable !== undefined) variables.set(id, variable);
    } else if (node["styleType"] === "FILL") {
      const value = styleValue(node, document);
      if (typeof value === "string") unread.push({ text: spoken(textOf(node["name"])), why: value });
      else variables.set(id, { ...named(node, STYLES), valuesByMode: { [STYLES_MODE]: value } });
    }
  }
  if (variables.size === 0) return { variables: undefined, unread };
  if ([...variables.values()].some(({ variableCollectionId }) => variableCollectionId === STYLES))
    collections.set(STYLES, { name: "Color styles", modes: [{ modeId: STYLES_MODE, name: "Value" }] });
  const meta = {
    variableCollections: Object.fromEntries(collections),
    variables: Object.fromEntries(variables),
  };
  return { variables: `${JSON.stringify({ meta }, null, 2)}\n`, unread };
}

interface Document {
  readonly isWide: boolean;
  /** What comes from a library is referred to by its key. */
  readonly idByKey: ReadonlyMap<string, string>;
}

function collectionOf(node: KiwiRecord): Collection {
  const modes = kiwiRecords(node["variableSetModes"]).flatMap((mode) => {
    const modeId = idOf(mode["id"]);
    return modeId === undefined
      ? []
      : [{ modeId, name: textOf(mode["name"]), at: textOf(mode["sortPosition"]) }];
  });
  return {
    name: textOf(node["name"]),
    modes: modes
      .toSorted((one, two) => (one.at < two.at ? -1 : one.at > two.at ? 1 : 0))
      .map(({ modeId, name }) => ({ modeId, name })),
  };
}

function variableOf(
  node: KiwiRecord,
  collections: ReadonlyMap<string, Collection>,
  document: Document,
): Variable | undefined {
  const set = referred(node["variableSetID"], document) ?? "";
  const data = node["variableDataValues"];
  const values = new Map(
    kiwiRecords(isKiwiRecord(data) ? data["entries"] : undefined).flatMap((entry) => {
      const mode = idOf(entry["modeID"]);
      const value = valueOf(entry["variableData"], document);
      return mode === undefined || value === undefined ? [] : [[mode, value] as const];
    }),
  );
  // In the order of the collection: the first mode is the one that the others differ from.
  const order = (collections.get(set)?.modes ?? []).map(({ modeId }) => modeId);
  const ids = [
    ...order.filter((id) => values.has(id)),
    ...[...values.keys()].filter((id) => !order.includes(id)),
  ];
  const valuesByMode = Object.fromEntries(
    ids.flatMap((id) => {
      const value = values.get(id);
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
  return ids.length === 0 ? undefined : { ...named(node, set), valuesByMode };
}

function named(node: KiwiRecord, variableCollectionId: string) {
  return { name: textOf(node["name"]), resolvedType: "COLOR", variableCollectionId } as const;
}

/** What a variable is in one mode. */
function valueOf(data: KiwiValue | undefined, document: Document): JsonColor | Alias | undefined {
  const value = isKiwiRecord(data) ? data["value"] : undefined;
  if (!isKiwiRecord(value)) return undefined;
  const { alias, colorValue } = value;
  if (alias !== undefined) return aliasOf(alias, document);
  return isKiwiRecord(colorValue) ? colorOf(colorValue, 1, document) : undefined;
}

/** The one color of a style, or a sentence about why it has none. */
function styleValue(node: KiwiRecord, document: Document): JsonColor | Alias | string {
  const paints = kiwiRecords(node["fillPaints"]).filter(({ visible }) => visible !== false);
  const [paint, second] = paints;
  if (paint === undefined) return "This style paints nothing.";
  if (second !== undefined) return "This style is several paints: copy a layer that has it, and paste it.";
  if (paint["type"] === "IMAGE" || paint["type"] === "VIDEO") return "This style is a picture.";
  if (paint["type"] !== "SOLID") return "This style is a gradient: copy a layer that has it, and paste it.";
  const { colorVar, color } = paint;
  const opacity = numberOf(paint["opacity"], 1);
  const alias = opacity === 1 ? valueOf(colorVar, document) : undefined;
  if (alias !== undefined) return alias;
  return isKiwiRecord(color) ? colorOf(color, opacity, document) : "This style has no color.";
}

/** What is in no file of ours keeps the id of its library, so that it is named as missing. */
function aliasOf(alias: KiwiValue, document: Document): Alias {
  return { type: "VARIABLE_ALIAS", id: referred(alias, document) ?? "" };
}

/** By the id of a node, or by the key that it has in its library. */
function referred(reference: KiwiValue | undefined, { idByKey }: Document): string | undefined {
  if (!isKiwiRecord(reference)) return undefined;
  const { guid, assetRef } = reference;
  const key = isKiwiRecord(assetRef) ? textOf(assetRef["key"]) : "";
  return idOf(guid) ?? idByKey.get(key) ?? (key === "" ? undefined : key);
}

function colorOf(color: KiwiRecord, opacity: number, { isWide }: Document): JsonColor {
  const [r = 0, g = 0, b = 0] = [color["r"], color["g"], color["b"]].map((part) =>
    shortest(numberOf(part, 0)),
  );
  const a = shortest(Math.min(1, Math.max(0, numberOf(color["a"], 1) * opacity)));
  return isWide ? { colorSpace: "display-p3", components: [r, g, b], alpha: a } : { r, g, b, a };
}

/** A number of 32 bits has about seven digits of its own. */
const shortest = (value: number): number => Number(value.toPrecision(7));

const spoken = (name: string): string => name.replaceAll("/", " ");
