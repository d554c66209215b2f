import { PDFDocument } from "pdf-lib";
import { expect, it } from "vitest";
import { decodeTheme, type ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import { writeProofPdf } from "#engine/theme/proof/write-proof-pdf.ts";
import { ROLE_PAIRS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { isUsedIn } from "#engine/theme/targets/target-pairs.ts";
import { THEME_TARGETS } from "#engine/theme/targets/theme-targets.ts";
import { proofText } from "./proof-text.ts";
import { solvedTheme } from "./solved-theme.ts";

const LINK = "https://tincture.example/dark-theme-generator?c=e8622c";
const document = (query: string): ThemeDocument => {
  const read = decodeTheme(new URLSearchParams(query)).document;
  if (read === undefined) throw new Error(`${query} holds no theme`);
  return read;
};

it("[THM-2] the proof lists every pair with its use, floor and figures in every mode, and names what fails", () => {
  const pinned = document("c=e8622c&pin=d.text-3.7f7067");
  const { rows, facts } = proofText(pinned, LINK);
  expect(rows.map(({ pair }) => pair)).toEqual(
    ROLE_PAIRS.map(({ text, surface }) => `${text} on ${surface}`),
  );
  for (const { cells, use, floor } of rows) {
    expect(cells).toHaveLength(THEME_MODES.length);
    expect([use, floor]).not.toContain("");
    for (const cell of cells) {
      const { figure = "", vision = "" } = cell ?? {};
      expect(figure).toMatch(/^\d+\.\d\d, Lc −?\d+$/);
      expect(vision).toMatch(/^(?:protan|deutan|tritan|achroma) \d+\.\d\d(?:, (?:passes|fails))?$/);
    }
  }
  const failing = rows.flatMap(({ cells }) => cells).filter((cell) => cell?.isFailing);
  expect(failing).toHaveLength(solvedTheme(pinned).failing.length);
  expect(facts.join("\n")).toMatch(/Fails in dark: text-3 on a30 \(3\.32\), .*floor 4\.5\./);
  expect(facts.join("\n")).toContain("Pinned in dark: text-3 at #7F7067.");
  expect(facts.join("\n")).toContain("Moved in dark with high contrast: brand from #E8622C");
});

it("[THM-2] a verdict of color vision can differ from that of full vision", () => {
  const cells = proofText(document("c=d01030"), LINK).rows.flatMap((row) => row.cells);
  expect(cells.some((cell) => cell?.isFailing === false && cell.vision.endsWith("fails"))).toBe(true);
});

it("[THM-2] the proof has the pairs of each target with their figures, and names each that fails", () => {
  const { targets, facts } = proofText(document("c=e8622c"), LINK);
  expect(targets.map(({ title }) => title)).toEqual(["shadcn/ui", "Tailwind", "Material"]);
  for (const [index, { pairs, name }] of THEME_TARGETS.entries()) {
    const rows = targets[index]?.rows ?? [];
    expect(rows.map(({ use }) => use)).toEqual(pairs.map(({ what }) => what));
    for (const [at, pair] of pairs.entries()) {
      const used = THEME_MODES.map((mode) => isUsedIn(pair, mode));
      expect(rows[at]?.cells.map((cell) => cell !== undefined)).toEqual(used);
      for (const cell of rows[at]?.cells ?? [])
        if (cell !== undefined) expect(cell.figure).toMatch(/^\d+\.\d\d$/);
    }
    const failing = rows.flatMap(({ cells }) => cells).filter((cell) => cell?.isFailing);
    expect(facts.filter((fact) => fact.startsWith(`${name} in `))).toHaveLength(failing.length);
  }
  expect(facts.join("\n")).toMatch(/shadcn\/ui: series of a chart differ by at least Delta E 0\.\d+/);
  expect(facts.join("\n")).toMatch(/Material: all \d+ pairs of its components reach their floors/);
});

it("[THM-2] as PDF it has a title and every page, the same bytes each time, and no letter it cannot set", async () => {
  const text = proofText(document("c=oklch(70%25_0.25_140)&floor=apca"), `${LINK}&t=中`);
  const bytes = await writeProofPdf(text);
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getTitle()).toBe("Proof of contrast");
  // Twenty rows fit on a page.
  expect(pdf.getPageCount()).toBeGreaterThanOrEqual(8);
  expect(await writeProofPdf(text)).toEqual(bytes);
});
