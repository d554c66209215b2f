/** What was chosen last in the tray of a theme, as it is stored on the device. */
import { CSS_SWITCHES, type CssSwitch } from "#domain/themes/output-list.ts";
import { TRAY_FORMATS } from "#domain/themes/tray-formats.ts";
import { CASE_STYLES, type CaseStyle } from "#engine/files/export/identifiers.ts";

export const VALUE_FORMATS = ["oklch", "hex", "rgb"] as const;

export interface TrayChoice {
  readonly format: string;
  readonly by: CssSwitch;
  readonly values: (typeof VALUE_FORMATS)[number];
  /** As it was typed. */
  readonly prefix: string;
  readonly caseStyle: CaseStyle | undefined;
  /** Of an interface palette: its ramps alone. */
  readonly isRampsOnly: boolean;
}

export const MAX_PREFIX = 24;
const FIRST: TrayChoice = {
  format: "css",
  by: "light-dark",
  values: "oklch",
  prefix: "",
  caseStyle: undefined,
  isRampsOnly: false,
};

/** Whatever is stored, each part that is known counts. */
export function decodeTrayChoice(text: string | null): TrayChoice {
  if (text === null) return FIRST;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return FIRST;
  }
  const given = new Map(Object.entries(typeof stored === "object" && stored !== null ? stored : {}));
  const prefix: unknown = given.get("prefix");
  return {
    format: TRAY_FORMATS.find(({ id }) => id === given.get("format"))?.id ?? FIRST.format,
    by: CSS_SWITCHES.find(({ value }) => value === given.get("by"))?.value ?? FIRST.by,
    values: VALUE_FORMATS.find((each) => each === given.get("values")) ?? FIRST.values,
    prefix: typeof prefix === "string" ? prefix.slice(0, MAX_PREFIX) : FIRST.prefix,
    caseStyle: CASE_STYLES.find((each) => each === given.get("caseStyle")),
    isRampsOnly: given.get("isRampsOnly") === true,
  };
}

/** Letters without their accents, digits and hyphens; whatever else is typed becomes a hyphen, none at the ends. */
export function namePart(typed: string): string {
  const plain = typed.normalize("NFD").replaceAll(/\p{M}+/gu, "");
  return plain.replaceAll(/[^a-zA-Z0-9]+/g, "-").replaceAll(/^[-\d]+|-+$/g, "");
}
