import { expect, it } from "vitest";
import type { AuditTask, ShownAudit } from "#domain/audit-page/audit-report.ts";
import { SAMPLE_FILES } from "#domain/audit-page/sample-sheet.ts";
import { shownAudit } from "#domain/audit-page/shown-audit.ts";
import { announcementOf, countsOf, meterPercent, reportHead, shownMode, sizeText } from "./report-words.ts";

const audited = (given: Partial<AuditTask> = {}): ShownAudit =>
  shownAudit({
    files: SAMPLE_FILES,
    floors: "aa",
    accepted: [],
    adopted: [],
    refused: [],
    infersMore: false,
    ...given,
  });
const css = (text: string) => [{ name: "styles/a.css", text }];
const headOf = (report: ShownAudit, mode = "") => reportHead(report, shownMode(report, mode), "aa");

it("[AUD-3] the head says how many of how many fail, in which mode, by which floors", () => {
  const report = audited();
  const [light, dark] = report.modes;
  const head = headOf(report);
  expect(head.count).toBe(light?.failing);
  expect(head.title).toBe(`of ${light?.pairs.length} pairs fail in light`);
  expect(head.line).toBe("globals.css, shadcn/ui names, 4.5 for text, 3 for edges and marks");
  expect(head.stats).toEqual([
    { value: dark?.failing, label: "in dark" },
    { value: report.unread.length, label: "left unread" },
    { value: 0, label: "declared" },
  ]);
  expect(headOf(report, "dark").title).toContain("fail in dark");
  expect(headOf(report, "no such mode").title).toContain("fail in light");
});

it("[AUD-3] nothing measured is said, and is no count of none", () => {
  const report = audited({ files: css(":root { --mint: #9fd; }") });
  const head = headOf(report);
  expect(head).toMatchObject({ count: undefined, title: "Nothing was measured" });
  expect(head.line).toContain("One color was read");
  expect(announcementOf(report, report.modes[0])).toBe("Nothing was measured");
});

it("[AUD-3] one failure, none, and all that pass are said in words that fit", () => {
  const one = audited({ files: css(":root { --background: #fff; --foreground: #aaa; }") });
  expect(headOf(one).title).toBe("of 1 pair fails in light");
  const none = audited({ files: css(":root { --background: #fff; --foreground: #111; }") });
  expect(headOf(none)).toMatchObject({ count: 0, title: "of 1 pair fails in light" });
  expect(announcementOf(none, none.modes[0])).toBe("Of 1 pair none fails in light");
});

it("[AUD-2] declared and inferred pairs are counted apart wherever there are both", () => {
  const [first] = audited().modes[0]?.pairs ?? [];
  if (first === undefined) throw new Error("The sample has no pairs");
  const { text, on, use } = first;
  const report = audited({ adopted: [{ text, on, use }] });
  const { declared, inferred, isMixed } = countsOf(report.modes[0]?.pairs ?? []);
  expect(isMixed).toBe(true);
  expect(declared.pairs).toBe(1);
  const head = headOf(report);
  expect(head.title).toContain("declared pair ");
  expect(head.stats[0]).toEqual({ value: inferred.failing, label: `of ${inferred.pairs} inferred` });
  expect(announcementOf(report, report.modes[0])).toMatch(
    /declared pair fails .*, \d+ of \d+ inferred pairs fail/,
  );
});

it("[AUD-5] a sheet of many themes has a number for the others together", () => {
  const theme = (name: string, ink: string) =>
    `[data-theme="${name}"] { --background: #fff; --foreground: ${ink}; }`;
  const text = [":root { --background: #fff; --foreground: #222; }"]
    .concat(
      ["a", "b", "c", "d", "e"].map((name, index) =>
        theme(name, index % 2 === 0 ? `#bb${index}` : `#11${index}`),
      ),
    )
    .join("\n");
  const { stats } = headOf(audited({ files: css(text) }));
  expect(stats.map(({ label }) => label)).toEqual([
    "in a",
    "in b",
    "of 3 more modes fail",
    "left unread",
    "declared",
  ]);
});

it("figures for the meter and sizes", () => {
  expect([1, 3.5, 7, 21].map(meterPercent)).toEqual([14.3, 50, 100, 100]);
  expect([12, 3140, 763_923, 2_500_000].map(sizeText)).toEqual(["12 bytes", "3.1 kB", "763.9 kB", "2.5 MB"]);
});
