/** A rule of stylelint, `tincture/contrast`: every pair of a theme's tokens is above its contrast floor. */
import "#cli/older-node.ts";
import stylelint, { type Rule } from "stylelint";
import { auditTheme } from "#cli/audit/audit-themes.ts";
import { type AuditedTheme, sentenceOf } from "#cli/audit/audited.ts";
import { CommandProblem } from "#cli/exit-code.ts";
import { FLOOR_SETS, type FloorSet } from "#engine/theme/theme-floors.ts";

const NAME = "tincture/contrast";

interface ContrastOptions {
  readonly floors?: FloorSet;
}

const {
  createPlugin,
  utils: { report, ruleMessages, validateOptions },
} = stylelint;

const messages = ruleMessages(NAME, {
  low: (sentence: string) => sentence,
});

const contrast: Rule<boolean, ContrastOptions> = (isOn, options) => (root, result) => {
  const isValid = validateOptions(
    result,
    NAME,
    { actual: isOn, possible: [true, false] },
    { actual: options, possible: { floors: [...FLOOR_SETS] }, optional: true },
  );
  const text = root.source?.input.css;
  if (!isValid || !isOn || text === undefined) return;
  const audited = auditedSheet(text, options?.floors ?? "aa");
  for (const finding of audited?.findings ?? []) {
    const { line } = finding;
    report({
      ruleName: NAME,
      result,
      node: root,
      message: messages.low(sentenceOf(finding)),
      start: { line, column: 1 },
      end: { line, column: 2 },
    });
  }
};

/** Undefined for style sheets in which nothing is measured, as most are. */
function auditedSheet(text: string, floors: FloorSet): AuditedTheme | undefined {
  try {
    return auditTheme([{ name: "style sheet", text }], { floors, known: new Set() });
  } catch (error) {
    if (error instanceof CommandProblem) return undefined;
    throw error;
  }
}

contrast.ruleName = NAME;
contrast.messages = messages;
contrast.meta = { url: "https://www.w3.org/TR/WCAG22/#contrast-minimum" };

export default createPlugin(NAME, contrast);
