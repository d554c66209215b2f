/** Custom properties: light and dark values, values for wide-gamut screens, registrations. */
import type { VariableSet, WriteExtras } from "./variable-set.ts";
import { linkLine, modeValue, nameNote, type WrittenToken, writtenTokens } from "./variable-values.ts";

type Line = readonly [name: string, value: string, note?: string | undefined];
type NoteOf = (token: WrittenToken) => string | undefined;

/** One style sheet. Without rows it only contains the link. */
export function writeVariablesCss(set: VariableSet, extras: WriteExtras = {}): string {
  const tokens = writtenTokens(set, (base) => `var(--${base.identifier})`);
  const noteOf: NoteOf = ({ kind, row }) =>
    set.hasComments && kind === "base" ? nameNote(extras.colorNames?.[row]) : undefined;
  const parts = [
    ...(set.isRegistered ? [registrations(set, tokens)] : []),
    ...(set.darkBy === "light-dark" ? switchedRules : modeRules)(set, tokens, noteOf),
  ].filter((part) => part !== "");
  return `${parts.join("\n")}${linkLine(extras.link, "/*", "*/")}`;
}

/**
 * An initial value must be computationally independent (CSS Properties and Values 1 §2), so it is the literal light
 * value.
 */
function registrations(set: VariableSet, tokens: readonly WrittenToken[]): string {
  return tokens
    .map(
      ({ identifier, light }) =>
        `@property --${identifier} {\n  syntax: "<color>";\n  inherits: true;\n  initial-value: ${modeValue(light, set).value};\n}\n`,
    )
    .join("");
}

/** Light rules, then dark ones in a media query or a selector, then both for wide-gamut screens. */
function modeRules(set: VariableSet, tokens: readonly WrittenToken[], noteOf: NoteOf): string[] {
  const { selector, darkBy } = set;
  const isQuery = darkBy === "media";
  const inDark = (lines: readonly Line[]): string =>
    isQuery
      ? within("@media (prefers-color-scheme: dark)", rule(selector, lines))
      : rule(darkSelector(selector, darkBy === "class" ? ".dark" : '[data-theme="dark"]'), lines);
  const light = tokens.map((token): Line => [token.identifier, token.lightValue.value, noteOf(token)]);
  // On another element a step defined with var() would keep the light color that it was computed from.
  const dark = tokens.flatMap(({ identifier, darkValue, isDerived }): Line[] =>
    darkValue !== undefined && !(isDerived && isQuery) ? [[identifier, darkValue.value]] : [],
  );
  const wide = tokens.flatMap(({ identifier, lightValue }): Line[] =>
    lightValue.wide === undefined ? [] : [[identifier, lightValue.wide]],
  );
  // Includes dark values inside sRGB, which the wide-gamut light value would otherwise override.
  const wideDark = tokens.flatMap(({ identifier, lightValue, darkValue }): Line[] =>
    darkValue !== undefined && (lightValue.wide ?? darkValue.wide) !== undefined
      ? [[identifier, darkValue.wide ?? darkValue.value]]
      : [],
  );
  return [
    rule(selector, light),
    inDark(dark),
    within(WIDE, rule(selector, wide)),
    within(WIDE, inDark(wideDark)),
  ];
}

/** Both values in one declaration with light-dark(). */
function switchedRules({ selector }: VariableSet, tokens: readonly WrittenToken[], noteOf: NoteOf): string[] {
  const both = (light: string, dark: string | undefined): string =>
    dark === undefined ? light : `light-dark(${light}, ${dark})`;
  const lines = tokens.map((token): Line => {
    const { identifier, isDerived, lightValue, darkValue } = token;
    return [
      identifier,
      isDerived ? lightValue.value : both(lightValue.value, darkValue?.value),
      noteOf(token),
    ];
  });
  const wide = tokens.flatMap(({ identifier, lightValue, darkValue }): Line[] =>
    (lightValue.wide ?? darkValue?.wide) === undefined
      ? []
      : [[identifier, both(lightValue.wide ?? lightValue.value, darkValue?.wide ?? darkValue?.value)]],
  );
  const isSwitched = tokens.some(({ darkValue }) => darkValue !== undefined);
  return [
    rule(selector, lines, isSwitched ? "  color-scheme: light dark;\n" : ""),
    within(WIDE, rule(selector, wide)),
  ];
}

const WIDE = "@media (color-gamut: p3)";

/** The same elements, and their descendants, in dark mode. */
function darkSelector(selector: string, mark: string): string {
  if (selector === ":root") return mark;
  return selector === ":host" ? `:host(${mark})` : `:is(${selector}):is(${mark}, ${mark} *)`;
}

function rule(selector: string, lines: readonly Line[], first = ""): string {
  if (lines.length === 0) return "";
  const body = lines.map(
    ([name, value, note]) => `  --${name}: ${value};${note === undefined ? "" : ` /* ${note} */`}\n`,
  );
  return `${selector} {\n${first}${body.join("")}}\n`;
}

function within(query: string, rules: string): string {
  return rules === "" ? "" : `${query} {\n${rules.replaceAll(/^(?=.)/gm, "  ")}}\n`;
}
