import { describe, expect, it } from "vitest";
import type { AuditTask, ShownAudit, ShownPair } from "./audit-report.ts";
import { SAMPLE_FILES } from "./sample-sheet.ts";
import { createAuditor, shownAudit } from "./shown-audit.ts";

const task = (given: Partial<AuditTask> = {}): AuditTask => ({
  files: SAMPLE_FILES,
  floors: "aa",
  accepted: [],
  adopted: [],
  refused: [],
  infersMore: false,
  ...given,
});
const css = (text: string) => [{ name: "a.css", text }];

function modeOf({ modes }: ShownAudit, id: string) {
  const mode = modes.find((each) => each.id === id);
  if (mode === undefined) throw new Error(`There is no mode ${id}`);
  return mode;
}
function pairIn(report: ShownAudit, mode: string, text: string, surface: string): ShownPair {
  const pair = modeOf(report, mode).pairs.find((each) => each.text === text && each.surface === surface);
  if (pair === undefined) throw new Error(`${text} on ${surface} is not measured in ${mode}`);
  return pair;
}

describe("the audit that the page shows", () => {
  const report = shownAudit(task());

  it("[AUD-5] the sample has failures in both modes, worst first, and something unread", () => {
    for (const id of ["light", "dark"]) {
      const { pairs, failing } = modeOf(report, id);
      expect(failing).toBeGreaterThan(0);
      expect(failing).toBeLessThan(pairs.length);
      const shares = pairs.map(({ before, floor = 1 }) => before.wcag / floor);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    }
    expect(report.unread).toMatchObject([{ file: "globals.css", line: 22, name: "--ring" }]);
  });

  it("[AUD-3] one accepted repair changes one value and mends all pairs of it; no row moves", () => {
    const before = pairIn(report, "light", "primary-foreground", "primary");
    expect(before.repair).toMatchObject({ token: "primary", from: "#7dd3fc", accepted: { mode: "light" } });
    const { repair } = before;
    if (repair === undefined) throw new Error("There is no repair");
    const after = shownAudit(task({ accepted: [repair.accepted] }));
    const mended = pairIn(after, "light", "primary-foreground", "primary");
    expect(mended.before).toEqual(before.before);
    expect(mended.now).toEqual(repair.after);
    expect(mended.now.passes).toBe(true);
    expect(mended).toMatchObject({ repair: undefined, accepted: repair.accepted });
    expect(modeOf(after, "light").pairs.map(({ id }) => id)).toEqual(
      modeOf(report, "light").pairs.map(({ id }) => id),
    );
    expect(after.changed).toBe(1);
    const [[given], [patched]] = [SAMPLE_FILES, after.patched];
    expect(patched?.text).toBe(given?.text.replace("--primary: #7dd3fc;", `--primary: ${repair.to};`));
  });

  it("[AUD-3] all repairs of all modes leave no failing pair that has one, and an empty patch is none", () => {
    const accepted = report.modes.flatMap(({ repairs }) => repairs);
    const after = shownAudit(task({ accepted }));
    for (const { pairs, repairs } of after.modes) {
      expect(repairs).toEqual([]);
      expect(pairs.filter(({ now, accepted: done }) => done !== undefined && !now.passes)).toEqual([]);
    }
    expect([report.patched, report.diff, report.changed]).toEqual([[], "", 0]);
  });

  it("[AUD-2] a pair that is adopted is declared and leaves the inferred ones; a refused one is not measured", () => {
    const { text, on, use } = pairIn(report, "light", "primary", "background");
    const adopted = shownAudit(task({ adopted: [{ text, on, use }] }));
    expect(pairIn(adopted, "light", "primary", "background")).toMatchObject({
      isDeclared: true,
      isAdopted: true,
      confidence: undefined,
      rule: "contract",
    });
    expect(modeOf(adopted, "light").pairs).toHaveLength(modeOf(report, "light").pairs.length);
    const refused = shownAudit(task({ refused: [{ text, on, use }] }));
    expect(modeOf(refused, "light").pairs).toHaveLength(modeOf(report, "light").pairs.length - 1);
    expect(JSON.parse(refused.contract)).toMatchObject({ refused: [{ text: "primary", on: "background" }] });
  });

  it("[AUD-2] a translucent layer comes back from the contract as it was", () => {
    const { text, on, use } = pairIn(report, "light", "primary-foreground", "primary/0.9 over card");
    const adopted = shownAudit(task({ adopted: [{ text, on, use }] }));
    expect(pairIn(adopted, "light", "primary-foreground", "primary/0.9 over card")).toMatchObject({
      isDeclared: true,
      before: pairIn(report, "light", "primary-foreground", "primary/0.9 over card").before,
    });
  });

  it("[AUD-1] a contract among the files counts, and others are inferred beside it if asked for", () => {
    const contract = JSON.stringify({ version: 1, pairs: [{ text: "mint", on: "background", use: "mark" }] });
    const files = [
      ...css(":root { --background: #fff; --foreground: #111; --mint: #9fd; }"),
      { name: "tincture.contract.json", text: contract },
    ];
    const declared = shownAudit(task({ files }));
    expect(declared).toMatchObject({ hasContract: true, infers: false });
    expect(declared.origins).toEqual([{ label: "declared by a contract", isDeclared: true, count: 1 }]);
    const both = shownAudit(task({ files, infersMore: true }));
    expect(both.origins.map(({ isDeclared, count }) => [isDeclared, count])).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  it("[AUD-3] nothing measured has a reason and a mode without pairs", () => {
    const none = shownAudit(task({ files: css(":root { --mint: #9fd; }") }));
    expect(none.reason).toContain("One color was read");
    expect(none.modes.flatMap(({ pairs }) => pairs)).toEqual([]);
    expect(none.origins).toEqual([{ label: "declared by a contract", isDeclared: true, count: 0 }]);
  });

  it("[AUD-3] both floors count where Lc is asked for as well", () => {
    const both = shownAudit(task({ floors: "both" }));
    expect(pairIn(both, "light", "primary-foreground", "primary").floorLc).toBeGreaterThan(0);
    expect(modeOf(both, "light").failing).toBeGreaterThanOrEqual(modeOf(report, "light").failing);
  });

  it("[AUD-5] what measured files before says the same as one that begins", () => {
    const audit = createAuditor();
    const accepted = report.modes.flatMap(({ repairs }) => repairs);
    const asked = [task(), task({ accepted }), task({ floors: "aaa", accepted }), task({ accepted }), task()];
    for (const each of asked) expect(audit(each)).toEqual(shownAudit(each));
  });
});
