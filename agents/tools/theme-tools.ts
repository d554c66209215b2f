/** Tools for the colors of an interface. */
import * as v from "valibot";
import { themeAuditCall } from "#calls/palettes/theme-audit-call.ts";
import { themesCall } from "#calls/palettes/themes-call.ts";
import { CONTRACT_FILE } from "#domain/audit/contract.ts";
import { NEWEST_EDITION } from "#engine/theme/theme-editions.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import { DEFAULT_CONTRAST, DEFAULT_TINT, LABEL_CHOICES } from "#engine/theme/theme-request.ts";
import { shown } from "./color-tools.ts";
import { hexOf } from "./palette-tools.ts";
import { colorTexts, dataOf, defineTool } from "./tool.ts";

export const THEME_VIEW = "ui://tincture/theme.html";

const Floors = v.optional(v.pipe(v.picklist(FLOOR_SETS), v.description("Usually aa")));
const Label = v.optional(v.pipe(v.picklist(LABEL_CHOICES), v.description("Label on primary; usually best")));
const Failing = {
  mode: v.string(),
  text: v.string(),
  surface: v.string(),
  floor: v.number(),
  reached: v.number(),
  nearest: v.optional(v.object({ token: v.string(), color: v.string(), passesAll: v.boolean() })),
};
const FAILING_ROW = {
  mode: v.string(),
  text: v.string(),
  surface: v.string(),
  reached: v.number(),
  floor: v.number(),
  repair: v.optional(v.string()),
};
const FailingOut = v.array(v.object(FAILING_ROW));
const Theme = v.object({
  modes: v.record(v.string(), v.object({ tokens: v.record(v.string(), v.string()) })),
  pairs: v.array(v.unknown()),
  unreachable: v.array(v.object(Failing)),
});

export const makeTheme = defineTool({
  name: "make_theme",
  title: "Make a theme",
  description:
    "All colors of an interface from its brand, in light, dark and high contrast, every pair measured. The brand stays exact. For a few colors use make_palette.",
  view: THEME_VIEW,
  input: v.strictObject({
    brand: v.pipe(colorTexts("Brand, second color, accent"), v.maxLength(3)),
    contrast: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    tint: v.optional(
      v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description("Brand hue in surfaces")),
    ),
    floors: Floors,
    label: Label,
  }),
  output: v.object({
    modes: v.record(v.string(), v.record(v.string(), v.string())),
    measured: v.number(),
    failing: FailingOut,
    contrast: v.number(),
    tint: v.number(),
    link: v.optional(v.string()),
  }),
  async answer(args, { run, origin }) {
    const { modes, pairs, unreachable } = await dataOf(Theme, run(themesCall, args));
    const { contrast = DEFAULT_CONTRAST, tint = DEFAULT_TINT, floors = "aa", label = "best" } = args;
    const colors = args.brand.map((each) => hexOf(each).slice(1)).join("-");
    const link = `${origin}/light-theme-generator?c=${colors}&k=${Math.round(contrast)}&tint=${Math.round(tint * 100)}&floor=${floors}&label=${label}&ed=${NEWEST_EDITION}`;
    const failing = failingOut(unreachable);
    return {
      structured: {
        modes: Object.fromEntries(
          Object.entries(modes).map(([mode, { tokens }]) => [
            mode,
            Object.fromEntries(Object.entries(tokens).map(([name, css]) => [name, hexOf(css)])),
          ]),
        ),
        measured: pairs.length,
        failing,
        contrast,
        tint,
        ...(origin !== undefined && { link }),
      },
      text: `${Object.keys(modes).join(", ")}: ${pairs.length} pairs measured, ${failing.length} below their floor.${failing.map(failingLine).join("")}`,
    };
  },
});

const Audit = v.object({
  measured: v.number(),
  reason: v.optional(v.string()),
  declared: v.object({ measured: v.number() }),
  failing: v.array(
    v.object({
      mode: v.string(),
      text: v.string(),
      surface: v.string(),
      floor: v.number(),
      reached: v.number(),
      rule: v.string(),
      nearest: v.optional(v.object({ token: v.string(), value: v.string() })),
    }),
  ),
  patch: v.array(v.object({ text: v.string() })),
  unread: v.array(v.object({ name: v.string(), message: v.string() })),
});
/** Of a style sheet or a file of tokens. */
const MAX_TEXT = 200_000;

export const auditTheme = defineTool({
  name: "audit_theme",
  title: "Audit a theme",
  description:
    "Check and repair contrast in any theme's code: CSS, Sass, design tokens. patch changes as few values as pass. 0 measured is no pass.",
  input: v.strictObject({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT)),
    contract: v.optional(v.pipe(v.string(), v.maxLength(MAX_TEXT))),
    floors: v.optional(v.picklist(FLOOR_SETS)),
  }),
  output: v.object({
    measured: v.number(),
    failing: v.array(v.object({ ...FAILING_ROW, rule: v.string() })),
    patch: v.pipe(v.string(), v.description("Empty if nothing changes")),
    unread: v.array(v.string()),
  }),
  async answer({ code, contract, floors }, { run }) {
    const { measured, reason, failing, patch, unread } = await dataOf(
      Audit,
      run(themeAuditCall, {
        files: [
          { name: "code", text: code },
          ...(contract === undefined ? [] : [{ name: CONTRACT_FILE, text: contract }]),
        ],
        ...(floors !== undefined && { floors }),
      }),
    );
    const rows = failing.map(({ nearest, ...pair }) => ({
      ...pair,
      ...(nearest !== undefined && { repair: `${nearest.token}: ${nearest.value}` }),
    }));
    const [changed] = patch.filter(({ text }) => text !== code);
    const patched = changed?.text ?? "";
    return {
      structured: {
        measured,
        failing: rows,
        patch: patched,
        unread: unread.map(({ name, message }) => `${name}: ${message}`),
      },
      text:
        measured === 0
          ? `Nothing was measured. ${reason ?? ""} That does not mean that it passes.`
          : `${measured} pairs measured, ${rows.length} below their floor.${rows.map(auditLine).join("")}${patched === "" ? "" : "\npatch repairs what can be repaired."}`,
    };
  },
});

type AuditRow = Omit<v.InferOutput<typeof Audit>["failing"][number], "nearest"> & {
  readonly repair?: string;
};

const auditLine = ({ mode, text, surface, reached, floor, rule, repair }: AuditRow): string =>
  `\n${mode}: ${text} on ${surface} ${shown(reached)} of ${floor} by ${rule}${repair === undefined ? ", no repair" : `, passes with ${repair}`}`;

type FailingRow = v.InferOutput<typeof FailingOut>[number];

function failingOut(failing: readonly v.InferOutput<typeof Theme>["unreachable"][number][]): FailingRow[] {
  return failing.map(({ mode, text, surface, reached, floor, nearest }) => ({
    mode,
    text,
    surface,
    reached,
    floor,
    ...(nearest !== undefined && { repair: `${nearest.token}: ${hexOf(nearest.color)}` }),
  }));
}

const failingLine = ({ mode, text, surface, reached, floor, repair }: FailingRow): string =>
  `\n${mode}: ${text} on ${surface} ${shown(reached)} of ${floor}${repair === undefined ? ", no color of its hue passes" : `, passes with ${repair}`}`;
