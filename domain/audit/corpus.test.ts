import { describe, expect, it } from "vitest";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { patchFiles } from "./audit.ts";
import { CORPUS, publishedAudit } from "./testing/corpus.ts";

describe("[AUD-4] published design systems", () => {
  it.each(CORPUS.map((row) => [row.name, row] as const))(
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
      // The two largest take some seconds more.
      if (!IS_EXHAUSTIVE && row.isLarge) return;
      const { after } = patchFiles(report);
      expect(after.pairs.filter(({ passes }) => !passes).length).toBe(row.failing - row.repaired);
    },
  );

  it("[AUD-4] 2,300 pairs and more, of all files together", () => {
    expect(CORPUS.reduce((sum, { measured }) => sum + measured, 0)).toBeGreaterThanOrEqual(2300);
  });
});
