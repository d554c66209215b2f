import { PDFDocument } from "pdf-lib";
import { expect, it } from "vitest";
import { decodeTheme, type ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import { writeProofPdf } from "#engine/theme/proof/write-proof-pdf.ts";
import { ROLE_PAIRS, THEME_MODES } from "#engine/theme/role-graph.ts";
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
    for (const { figure, vision } of cells) {
      expect(figure).toMatch(/^\d+\.\d\d, Lc −?\d+$/);
      expect(vision).toMatch(/^(?:protan|deutan|tritan|achroma) \d+\.\d\d(?:, (?:passes|fails))?$/);
    }
  }
  const failing = rows.flatMap(({ cells }) => cells).filter(({ isFailing }) => isFailing);
  expect(failing).toHaveLength(solvedTheme(pinned).failing.length);
  expect(facts.join("\n")).toMatch(/Fails in dark: text-3 on a30 \(3\.32\), .*floor 4\.5\./);
  expect(facts.join("\n")).toContain("Pinned in dark: text-3 at #7F7067.");
  expect(facts.join("\n")).toContain("Moved in dark with high contrast: brand from #E8622C");
});

it("[THM-2] a verdict of color vision can differ from that of full vision", () => {
  const cells = proofText(document("c=d01030"), LINK).rows.flatMap((row) => row.cells);
  expect(cells.some(({ isFailing, vision }) => !isFailing && vision.endsWith("fails"))).toBe(true);
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
