// Published design systems: what the audit of each says, and how right that is by labels of their components. One file,
// because all tests of a worker look at one audit of each, and the twelve take ten seconds of processor time.
import { describe, expect, it } from "vitest";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { patchFiles } from "./audit.ts";
import { CORPUS, publishedAudit } from "./testing/corpus.ts";
import { type JudgedSystem, judged, pairLabels } from "./testing/pair-labels.ts";

/** AUD-4: of what is inferred so much is right, and of what is drawn so much is found. */
const RIGHT = 0.98;
const FOUND = 0.95;
/** The two largest take as long as all others together, and are left to `npm run test:all`. */
const TRIED = CORPUS.filter(({ isLarge }) => IS_EXHAUSTIVE || !isLarge);

describe("[AUD-4] published design systems", () => {
  it.each(TRIED.map((row) => [row.name, row] as const))(
    "[AUD-4] %s: as many pairs and unread values as the table says, and what is repaired passes",
    (_name, row) => {
      const report = publishedAudit(row.paths);
      const failing = report.pairs.filter(({ passes }) => !passes);
      expect({
        measured: report.measured,
        failing: failing.length,
        repaired: failing.filter(({ repair }) => repair !== undefined).length,
        unread: report.unread.length,
        modes: report.modes.length,
        dialect: report.dialects[0],
      }).toEqual({
        measured: row.measured,
        failing: row.failing,
        repaired: row.repaired,
        unread: row.unread,
        modes: row.modes,
        dialect: row.dialect,
      });
      // Refused are files of which nothing at all was read.
      expect(report.unread.filter(({ name, file }) => name === file)).toEqual([]);
      if (row.measured === 0) expect(report.reason).toContain("neither their names nor their rules");
      const { after } = patchFiles(report);
      expect(after.pairs.filter(({ passes }) => !passes).length).toBe(row.failing - row.repaired);
    },
  );

  it("[AUD-4] 2,300 pairs and more, of all files together", () => {
    expect(CORPUS.reduce((sum, { measured }) => sum + measured, 0)).toBeGreaterThanOrEqual(2300);
  });
});

describe("[AUD-4] what rules infer, by labels of thirteen systems", () => {
  const labels = pairLabels();
  const systems = [...new Set(labels.map(({ system }) => system))];
  const judgements = new Map<string, JudgedSystem>();
  const judgementOf = (system: string): JudgedSystem => {
    const known = judgements.get(system);
    if (known !== undefined) return known;
    const made = judged(
      system,
      labels.filter((label) => label.system === system),
    );
    judgements.set(system, made);
    return made;
  };
  const tried = systems.filter((system) => TRIED.some(({ name }) => name.startsWith(system)));
  const sum = (count: (judgement: JudgedSystem) => number): number =>
    tried.reduce((total, system) => total + count(judgementOf(system)), 0);

  it("[AUD-4] are 400 and more of thirteen systems, each with what shows it, and none twice", () => {
    expect(systems).toHaveLength(13);
    expect(labels.filter(({ by }) => by === "drawn").length).toBeGreaterThanOrEqual(400);
    expect(labels.filter(({ evidence }) => evidence.length < 20)).toEqual([]);
    expect(new Set(labels.map(({ system, mode, text, on }) => `${system} ${mode} ${text} ${on}`)).size).toBe(
      labels.length,
    );
  });

  it("[AUD-4] 95 % of what components draw are found", () => {
    const found = 1 - sum(({ missing }) => missing.length) / sum(({ drawn }) => drawn);
    const missing = tried.flatMap((system) =>
      judgementOf(system).missing.map((pair) => `${system}: ${pair}`),
    );
    expect(found, missing.join("\n")).toBeGreaterThanOrEqual(FOUND);
  });

  it("[AUD-4] 98 % of the pairs with a labelled text have a ground that the package gives it", () => {
    const right = 1 - sum(({ unproven }) => unproven.length) / sum(({ said }) => said);
    const unproven = tried.flatMap((system) =>
      judgementOf(system).unproven.map((pair) => `${system}: ${pair}`),
    );
    expect(right, unproven.join("\n")).toBeGreaterThanOrEqual(RIGHT);
  });
});
