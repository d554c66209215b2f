import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { bandWeight } from "#app/items/band-weights.ts";
import { boxOf } from "#tests/parts/locators.ts";
import { BandPicture } from "./detail-face.tsx";
import "./detail.css";

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Shows a palette where its page has it on a screen of 1440 × 900 px, or of the height given. */
function show(title: string, count: number, height: number): void {
  const bands = Array.from({ length: count }, (_, index) => ({
    css: "#66c5cc",
    hex: "#66C5CC",
    name: "Sea Serpent",
    weight: bandWeight(index, count),
    onColor: "on-color-black",
  }));
  const frame = document.createElement("div");
  frame.className = "detail";
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; grid: minmax(0, ${height}px) / 840px`;
  document.body.append(frame);
  const root = createRoot(frame);
  flushSync(() => root.render(<BandPicture card={{ title, bands }} titleInk="black" />));
  close = () => {
    root.unmount();
    frame.remove();
  };
}

it.each([
  ["Safe", 12, 508],
  ["Pastel", 12, 476],
  ["Mint, Turquoise Pearl", 9, 508],
  ["Pop", 7, 476],
  ["Dim", 2, 508],
])(
  "[LIB-3] the title %s stands above the name of the first of %i colors, in %i px",
  async (title, count, height) => {
    await page.viewport(1440, 900);
    show(title, count, height);
    await document.fonts.ready;
    const { bottom: titleEnd } = await boxOf(page.getByRole("heading", { level: 1 }));
    const names = page.css(".detail-band b");
    const { top: nameStart } = await boxOf(names.first());
    expect(titleEnd).toBeLessThanOrEqual(nameStart);
    const { bottom } = await boxOf(page.css(".detail-band").last());
    expect(bottom).toBeCloseTo(height, 0);
  },
);
