/**
 * Figma variables: the response of its REST API (`meta.variables`, values by mode), its request body (`variables`,
 * `variableModeValues`), and the collection that its plugins export (`modes`, a list of `variables`). Aliases between variables are resolved; a mode named dark holds dark
 * values.
 */

import { cleanName } from "#engine/bytes/file-problem.ts";
import { entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import type { ReadPalette, UnreadPart } from "#engine/files/import/read-palette.ts";
import type { Color } from "#engine/space/color.ts";
import { plainColorOf } from "./import-dtcg.ts";
import { channels, isRecord } from "./json-text.ts";

const MAX_ALIASES = 24;
const NOT_IN_FILE = "It stands for a variable that is not in the file.";

export interface FigmaVariable {
  readonly name: string;
  /** False for numbers, texts and switches. */
  readonly isColor: boolean;
  /** By the id of the mode. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Where each value stands, as a JSON Pointer. */
  readonly places: ReadonlyMap<string, string>;
}

/** Whether it is a response of Figma’s variables API, a request body for it, or a collection that a plugin exports. */
export function isFigma(root: unknown): boolean {
  if (!isRecord(root)) return false;
  if (isRecord(root.meta)) return isRecord(root.meta.variables);
  return Array.isArray(root.variableModeValues) || isCollection(root);
}

function isCollection(root: Record<string, unknown>): boolean {
  const [first] = Array.isArray(root.variables) ? root.variables : [];
  return isRecord(root.modes) && isRecord(first) && isRecord(first.valuesByMode);
}

/**
 * Color variables with their names; a mode named dark or night provides the dark values. Aliases are
 * resolved, circular ones dropped.
 */
export function readFigma(root: unknown): ReadPalette {
  const body = isRecord(root) ? root : {};
  const { variables, modes, title } = figmaParts(body);
  const list = entryList();
  const unread: UnreadPart[] = [];
  for (const variable of variables.values()) {
    const ids = [...variable.values.keys()];
    const darkId = ids.find((id) => /\bdark\b|\bnight\b/i.test(modes.get(id) ?? ""));
    const lightId = ids.find((id) => id !== darkId) ?? darkId;
    const light = lightId === undefined ? undefined : valueOf(variable, lightId, variables, 0);
    const dark =
      darkId === undefined || darkId === lightId ? undefined : valueOf(variable, darkId, variables, 0);
    const name = variable.name.replaceAll("/", " ");
    if (light !== undefined) list.add({ name, color: light });
    if (light !== undefined && dark !== undefined) list.add({ name, color: dark, isDark: true });
    if (variable.isColor)
      for (const [id, value] of variable.values)
        if (isRecord(value) && value.type === "VARIABLE_ALIAS" && !variables.has(textOf(value.id)))
          unread.push({ text: `${name} (${modes.get(id) ?? id})`, why: NOT_IN_FILE });
  }
  return {
    format: "Figma variables",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}

export type FigmaParts = {
  readonly variables: ReadonlyMap<string, FigmaVariable>;
  /** Mode names by id. */
  readonly modes: ReadonlyMap<string, string>;
  readonly title: string | undefined;
};

/** The variables by id, and the names of the modes. */
export function figmaParts(body: Record<string, unknown>): FigmaParts {
  if (isRecord(body.meta)) return answered(body.meta, (id) => `/meta/variables/${pointed(id)}`);
  if (!isCollection(body)) return partsOfBody(body);
  const { variables, modes, name } = body;
  const list = Array.isArray(variables) ? variables.filter(isRecord) : [];
  const names = isRecord(modes) ? Object.entries(modes) : [];
  // Some plugins leave ids out; what has none is referred to by nobody.
  const ids = list.map((each, index) => textOf(each.id) || `without id ${index}`);
  const byId = Object.fromEntries(
    list.map((each, index) => [ids[index], { ...each, valuesByMode: resolvedValues(each) }]),
  );
  const indexes = new Map(ids.map((id, index) => [id, index]));
  return {
    ...answered({ variables: byId }, (id) => `/variables/${indexes.get(id) ?? 0}`),
    modes: new Map(names.map(([id, mode]) => [id, textOf(mode)])),
    title: cleanName(textOf(name)),
  };
}

/** Values by mode; a plugin writes beside an alias what it leads to, which may lie in another file. */
function resolvedValues({
  valuesByMode,
  resolvedValuesByMode,
}: Record<string, unknown>): Record<string, unknown> {
  const resolved = isRecord(resolvedValuesByMode) ? resolvedValuesByMode : {};
  return Object.fromEntries(
    Object.entries(isRecord(valuesByMode) ? valuesByMode : {}).map(([mode, value]) => {
      const own = resolved[mode];
      return [mode, isRecord(own) && isRecord(own.resolvedValue) ? own.resolvedValue : value];
    }),
  );
}

/** `placeOf` is where the variable with an id stands. */
function answered(meta: Record<string, unknown>, placeOf: (id: string) => string): FigmaParts {
  const variables = records(meta.variables).map(([id, each]): [string, FigmaVariable] => {
    const values = new Map(Object.entries(isRecord(each.valuesByMode) ? each.valuesByMode : {}));
    const places = new Map(
      [...values.keys()].map((mode) => [mode, `${placeOf(id)}/valuesByMode/${pointed(mode)}`]),
    );
    return [id, { name: textOf(each.name), isColor: isColor(each), values, places }];
  });
  const collections = records(meta.variableCollections).map(([, each]) => each);
  const modes = collections.flatMap((each) => (Array.isArray(each.modes) ? each.modes.filter(isRecord) : []));
  return {
    variables: new Map(variables),
    modes: new Map(modes.map((mode) => [textOf(mode.modeId), textOf(mode.name)])),
    title: cleanName(textOf(collections[0]?.name)),
  };
}

function partsOfBody(body: Record<string, unknown>): FigmaParts {
  const listOf = (value: unknown): Record<string, unknown>[] =>
    Array.isArray(value) ? value.filter(isRecord) : [];
  const values = new Map<string, Map<string, unknown>>();
  const places = new Map<string, Map<string, string>>();
  for (const [index, each] of listOf(body.variableModeValues).entries()) {
    const [id, mode] = [textOf(each.variableId), textOf(each.modeId)];
    values.set(id, (values.get(id) ?? new Map<string, unknown>()).set(mode, each.value));
    places.set(
      id,
      (places.get(id) ?? new Map<string, string>()).set(mode, `/variableModeValues/${index}/value`),
    );
  }
  return {
    variables: new Map(
      listOf(body.variables).map((each) => [
        textOf(each.id),
        {
          name: textOf(each.name),
          isColor: isColor(each),
          values: values.get(textOf(each.id)) ?? new Map<string, unknown>(),
          places: places.get(textOf(each.id)) ?? new Map<string, string>(),
        },
      ]),
    ),
    modes: new Map(listOf(body.variableModes).map((mode) => [textOf(mode.id), textOf(mode.name)])),
    title: cleanName(textOf(listOf(body.variableCollections)[0]?.name)),
  };
}

function valueOf(
  variable: FigmaVariable,
  modeId: string,
  variables: ReadonlyMap<string, FigmaVariable>,
  depth: number,
): Color | undefined {
  // The alias leads to another collection with other mode ids, so its first mode is used.
  const value = variable.values.get(modeId) ?? [...variable.values.values()][0];
  if (!isRecord(value)) return undefined;
  if (value.type !== "VARIABLE_ALIAS") return figmaColor(value);
  const next = variables.get(textOf(value.id));
  return next === undefined || depth > MAX_ALIASES ? undefined : valueOf(next, modeId, variables, depth + 1);
}

/** Channels in sRGB, or a color object of design tokens, which names its space. */
export function figmaColor(value: Record<string, unknown>): Color | undefined {
  return channels(value) ?? (Object.hasOwn(value, "colorSpace") ? plainColorOf(value) : undefined);
}

function records(value: unknown): [string, Record<string, unknown>][] {
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        isRecord(each) ? [[key, each] as [string, Record<string, unknown>]] : [],
      )
    : [];
}

const pointed = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** Who says no type has colors alone. */
const isColor = ({ resolvedType, type = "COLOR" }: Record<string, unknown>): boolean =>
  (resolvedType ?? type) === "COLOR";

/** "" for what is no string. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
