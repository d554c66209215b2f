/** The audit of a theme that was made elsewhere. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { refuseCall } from "#calls/refusal.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { auditReading, repairsOfMode } from "#engine/theme/reading/audit-reading.ts";
import { patchTheme } from "#engine/theme/reading/patch-theme.ts";
import { readTheme } from "#engine/theme/reading/read-theme.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { givenSheet, givenTokens } from "./given-theme.ts";
import { FAILING_ANSWER, PairAnswer } from "./pair-answer.ts";
import { FloorsInput } from "./theme-input.ts";
import { failingReport, pairsReport } from "./theme-report.ts";

const NO_TOKEN = "It stands for no token of a theme, so no pair with it is measured.";

const Tokens = v.union([v.string(), v.record(v.string(), v.unknown())]);

export const themeAuditCall = defineCall({
  name: "themesaudit",
  title: "Audit a theme",
  group: "Palettes",
  effect: "reads",
  http: { method: "POST", path: "/themes/audit" },
  description:
    "Send `css` or `tokens`. Reads a theme and measures every pair whose two tokens it names, by the names of `themes` with any prefix, or by those of shadcn/ui. What is not read stands in `unread` with line and reason. `failing` has the smallest repair of each pair below its floor; `patch` is what was sent with as few values changed as pass in the notation they have, and nothing else. A pair that no color of its hue can mend stays as it is.",
  input: v.pipe(
    v.object({
      css: v.optional(
        v.pipe(
          v.string(),
          v.description(
            "A style sheet: CSS, a theme of Tailwind 4, that of shadcn/ui, or maps of Sass by mode.",
          ),
        ),
      ),
      tokens: v.optional(
        v.pipe(
          Tokens,
          v.description(
            "Design tokens (DTCG) as an object or as text: one file, with a group for each mode or of light alone, or several by their names, with the resolver or named by their modes. A registry item of shadcn/ui is read too.",
          ),
        ),
      ),
      floors: FloorsInput,
    }),
    v.check(
      ({ css, tokens }) => (css === undefined) !== (tokens === undefined),
      "Send either css or tokens.",
    ),
  ),
  answer: v.object({
    pairs: v.array(PairAnswer),
    failing: v.array(v.object(FAILING_ANSWER)),
    patch: v.pipe(Tokens, v.description("Of the same kind as what was sent.")),
    unread: v.array(
      v.object({
        name: v.string(),
        line: v.optional(v.pipe(v.number(), v.description("Of text, from 1."))),
        message: v.string(),
      }),
    ),
  }),
  example: {
    input: {
      css: ":root {\n  --a0: #fff;\n  --text: #1b1b1f;\n  --text-3: #9a9aa3;\n}\n.dark {\n  --a0: #131316;\n  --text: #ececf1;\n  --text-3: #9a9aa3;\n}\n",
    },
  },
  handle({ css, tokens, floors }) {
    const path = css === undefined ? "tokens" : "css";
    const given = css === undefined ? givenTokens(tokens ?? "") : givenSheet(css);
    if (given === undefined) return refuseCall("invalid", "No file of tokens is nested so deep.");
    const { files, hasLines } = given;
    const read = readTheme(files);
    if (!read.ok) {
      const message =
        hasLines && read.line !== undefined ? `Line ${read.line}: ${read.message}` : read.message;
      return refuseCall("invalid", message, [{ path, message, code: "not_a_theme" }]);
    }
    const repairs = THEME_MODES.map(
      (mode) => [mode, repairsOfMode(read.modes[mode] ?? new Map(), mode, floors)] as const,
    );
    const { pairs, unreachable } = auditReading(read, floors);
    return dataAnswer({
      pairs: pairsReport(pairs),
      failing: unreachable.map((pair) => failingReport(pair, (color) => colorToCss(color))),
      patch: given.answered(patchTheme(files, Object.fromEntries(repairs))),
      unread: [...read.unread, ...read.others.map((other) => ({ ...other, why: NO_TOKEN }))].map(
        ({ name, line, why }) => ({ name, ...(hasLines && { line }), message: why }),
      ),
    });
  },
});
