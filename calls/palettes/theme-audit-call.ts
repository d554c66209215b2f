/** The audit of a theme that was made elsewhere. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor } from "#calls/color-schemas.ts";
import { refuseCall } from "#calls/refusal.ts";
import { type AuditReport, auditFiles, contractOf, patchFiles } from "#domain/audit/audit.ts";
import { ContractSchema } from "#domain/audit/contract.ts";
import { groundText, worstMeasure } from "#domain/audit/pair-text.ts";
import { PAIR_USES } from "#engine/audit/audit-pairs.ts";
import { formatHex } from "#engine/format/format.ts";
import { layerText } from "#engine/theme/targets/target-pairs.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import { type GivenTheme, givenFiles, givenSheet, givenTokens } from "./given-theme.ts";

const Tokens = v.union([v.string(), v.record(v.string(), v.unknown())]);
const MAX_FILES = 100;
const Files = v.pipe(
  v.array(v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(400)), text: v.string() })),
  v.minLength(1),
  v.maxLength(MAX_FILES),
);

const Count = v.object({
  measured: v.number(),
  failing: v.number(),
  failingAa: v.pipe(v.number(), v.description("Below WCAG AA, whatever the floors are.")),
});

/** What a pair is: which tokens, for what, and who says so. */
const PAIR = {
  mode: v.pipe(v.string(), v.description("light, dark, light-high, dark-high, or the name of a theme.")),
  text: v.pipe(v.string(), v.description("A token, with a percentage if it is used translucent: a/70.")),
  surface: v.pipe(
    v.string(),
    v.description("What it stands on, from the top down: primary/90 over background."),
  ),
  use: v.picklist(PAIR_USES),
  rule: v.pipe(v.string(), v.description("The rule that infers the pair, or who declares it.")),
  declared: v.boolean(),
};

export const themeAuditCall = defineCall({
  name: "themesaudit",
  title: "Audit a theme",
  group: "Palettes",
  effect: "reads",
  http: { method: "POST", path: "/themes/audit" },
  description:
    "Send `css`, `tokens` or `files`. Measures which token stands on which: what a `contract` declares, or, without one, what the names of shadcn/ui, Tailwind 4, daisyUI, Bootstrap, Radix, Material, MUI, Primer, Carbon, Designsystemet, Open Props and others say, and `color` with `background` in one CSS rule. Each pair names its rule; declared and inferred ones are counted apart. `failing` has the smallest repair of each pair below its floor; `patch` is what was sent with as few values changed as pass, in the notation they have, and `diff` the same as a unified diff. If nothing is measured, `measured` is 0 and `reason` says why: that is not a pass.",
  input: v.pipe(
    v.object({
      css: v.optional(
        v.pipe(
          v.string(),
          v.description(
            "A style sheet: CSS, a theme of Tailwind 4, that of shadcn/ui, variables of Sass or its maps by mode; or a script with the colors of MUI, Chakra UI, Panda CSS, Vuetify or Tailwind 3; or HTML and a component of Vue, Svelte or Astro, of which the styles count.",
          ),
        ),
      ),
      tokens: v.optional(
        v.pipe(
          Tokens,
          v.description(
            "Design tokens (DTCG) as an object or as text: one file, with a group for each mode or of light alone, or several by their names, with the resolver or named by their modes. A registry item of shadcn/ui, Figma variables and other JSON with colors by mode, as of Material 3, are read too.",
          ),
        ),
      ),
      files: v.optional(
        v.pipe(
          Files,
          v.description(
            "Several files of one theme, each of the mode that its name or folder says, as theme.dark.css, dark.json and values-night/colors.xml do; a tincture.contract.json among them counts.",
          ),
        ),
      ),
      contract: v.optional(
        v.pipe(ContractSchema, v.description("Which token stands on which: /schemas/contract-1.json.")),
      ),
      floors: v.optional(
        v.pipe(
          v.picklist(FLOOR_SETS),
          v.description(
            "What text, labels, edges and marks must reach: WCAG AA, AAA, APCA Lc 75, 60 and 45, or both AA and APCA.",
          ),
        ),
        "aa",
      ),
    }),
    v.check(
      ({ css, tokens, files }) => [css, tokens, files].filter((each) => each !== undefined).length === 1,
      "Send either css or tokens or files.",
    ),
  ),
  answer: v.object({
    measured: v.pipe(v.number(), v.description("Number of pairs. 0 is no pass: see reason.")),
    reason: v.optional(v.pipe(v.string(), v.description("Why nothing was measured."))),
    declared: Count,
    inferred: Count,
    dialects: v.pipe(v.array(v.string()), v.description("Systems whose names were recognized.")),
    pairs: v.array(
      v.object({
        ...PAIR,
        floor: v.pipe(v.number(), v.description("WCAG ratio; with floors apca an Lc.")),
        apcaFloor: v.optional(v.pipe(v.number(), v.description("With floors both."))),
        wcag: v.pipe(v.number(), v.description("WCAG 2.2.")),
        apca: v.pipe(v.number(), v.description("APCA, signed.")),
        passes: v.boolean(),
      }),
    ),
    failing: v.pipe(
      v.array(
        v.object({
          ...PAIR,
          measure: v.picklist(["wcag", "apca"]),
          floor: v.number(),
          reached: v.number(),
          file: v.optional(v.string()),
          line: v.optional(v.pipe(v.number(), v.description("Of text, from 1."))),
          nearest: v.optional(
            v.object({
              token: v.string(),
              color: CssColor,
              value: v.pipe(v.string(), v.description("As it is written into the file.")),
            }),
          ),
          whyNot: v.optional(v.pipe(v.string(), v.description("Why no change of one value mends it."))),
        }),
      ),
      v.description("The farthest below its floor first."),
    ),
    patch: v.pipe(v.union([Tokens, Files]), v.description("Of the same kind as what was sent.")),
    diff: v.string(),
    contract: v.pipe(ContractSchema, v.description("One that declares every pair that was measured.")),
    unread: v.array(
      v.object({
        file: v.optional(v.pipe(v.string(), v.description("Of `files`."))),
        name: v.string(),
        line: v.optional(v.pipe(v.number(), v.description("Of text, from 1."))),
        message: v.string(),
      }),
    ),
    unpaired: v.pipe(v.array(v.string()), v.description("Colors that were read and are in no pair.")),
  }),
  example: {
    input: {
      css: ":root {\n  --background: #fff;\n  --foreground: #1b1b1f;\n  --muted-foreground: #9a9aa3;\n}\n.dark {\n  --background: #131316;\n  --foreground: #ececf1;\n  --muted-foreground: #9a9aa3;\n}\n",
    },
  },
  handle({ css, tokens, files, contract, floors }) {
    const path = css !== undefined ? "css" : tokens !== undefined ? "tokens" : "files";
    const given: GivenTheme | undefined =
      files !== undefined
        ? givenFiles(files)
        : css === undefined
          ? givenTokens(tokens ?? "")
          : givenSheet(css);
    if (given === undefined) return refuseCall("invalid", "No file of tokens is nested so deep.");
    const report = auditFiles(given.files, { floors, ...(contract !== undefined && { contract }) });
    const broken = report.measured === 0 ? report.unread.find(({ name, file }) => name === file) : undefined;
    if (broken !== undefined) {
      const line = given.hasLines && broken.line !== undefined ? `Line ${broken.line}: ` : "";
      const message = `${line}${broken.name}: ${broken.why}`;
      return refuseCall("invalid", message, [{ path, message, code: "not_a_theme" }]);
    }
    const patch = patchFiles(report);
    return dataAnswer({
      measured: report.measured,
      ...(report.reason !== undefined && { reason: report.reason }),
      ...report.counts,
      dialects: report.dialects,
      pairs: pairsOf(report),
      failing: failingOf(report, given.hasLines),
      patch: given.answered(patch.files),
      diff: patch.diff,
      contract: contractOf(report),
      unread: report.unread.map(({ file, name, line, why }) => ({
        ...(files !== undefined && file !== "" && { file }),
        name,
        ...(given.hasLines && line !== undefined && { line }),
        message: why,
      })),
      unpaired: report.unpaired,
    });
  },
});

type Pair = AuditReport["pairs"][number];

function factsOf(pair: Pair) {
  const { mode, text, use, source } = pair;
  return {
    mode,
    text: layerText(text),
    surface: groundText(pair),
    use,
    rule: source.kind === "declared" ? source.by : source.rule,
    declared: source.kind === "declared",
  };
}

function pairsOf({ pairs }: AuditReport) {
  return pairs.map((pair) => {
    const { floors, wcag, apca, passes } = pair;
    return {
      ...factsOf(pair),
      floor: floors.wcag ?? floors.apca ?? 1,
      ...(floors.wcag !== undefined && floors.apca !== undefined && { apcaFloor: floors.apca }),
      wcag,
      apca,
      passes,
    };
  });
}

function failingOf({ pairs, repairs, files }: AuditReport, hasLines: boolean) {
  const repairOf = new Map(repairs.map((repair) => [repair.id, repair]));
  return pairs
    .filter(({ passes }) => !passes)
    .toSorted((a, b) => a.share - b.share)
    .map((pair) => {
      const repair = repairOf.get(pair.repair ?? "");
      const place = repair?.place ?? pair.place;
      return {
        ...factsOf(pair),
        ...worstMeasure(pair),
        ...(hasLines && place !== undefined && { file: files[place.file]?.name ?? "", line: place.line }),
        ...(repair !== undefined && {
          nearest: { token: repair.token, color: formatHex(repair.color), value: repair.to },
        }),
        ...(pair.whyNot !== undefined && { whyNot: pair.whyNot }),
      };
    });
}
