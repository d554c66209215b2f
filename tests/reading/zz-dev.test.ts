import { it } from "vitest";
import { readAnyGradient } from "#engine/gradient/read/read-tailwind.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { cellOfCss, openDrawingChromium } from "#tests/drawn/browsers.ts";
import { CELL, differenceOf } from "#tests/drawn/sheet.ts";
import { findChromium } from "#tests/machine.ts";
import { pastedGradients } from "./pasted-gradients.ts";

const [width, height] = CELL;
it("dev", async () => {
  const browser = await openDrawingChromium(findChromium() ?? "");
  const all = pastedGradients(process.env.DRAWN_SEED ?? "pasted gradients", 1000);
  const said = new Map<string, number>();
  let bad = 0,
    failed = 0;
  for (let from = 0; from < all.length; from += 50) {
    const some = all.slice(from, from + 50).flatMap((given) => {
      const read = readAnyGradient(given.text, { width, height });
      if (!read.ok) {
        failed += 1;
        console.log("REFUSED", read.message, given.text);
        return [];
      }
      const notices = read.notices.filter((n) => !n.startsWith("Lengths were"));
      for (const n of notices) said.set(n, (said.get(n) ?? 0) + 1);
      return notices.length === 0 ? [{ ...given, layers: read.layers }] : [];
    });
    const ours = some.map(({ layers }) =>
      cellOfCss(`background: ${layers.map((layer) => shownCss(layer)).join(", ")}`),
    );
    const drawings = await browser.draw([...some.map(({ drawn }) => cellOfCss(drawn)), ...ours], "#fff");
    for (const [index, { text }] of some.entries()) {
      const d = differenceOf(drawings[index]!, drawings[some.length + index]!);
      if (d.mean > 1) {
        bad += 1;
        console.log(
          "BAD",
          d.mean.toFixed(2),
          d.most,
          text.replaceAll("\n", " "),
          "\n   ",
          ours[index]!.slice(0, 300),
        );
      }
    }
  }
  console.log({ bad, failed }, [...said]);
  await browser.close();
});
