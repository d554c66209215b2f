import { expect, it } from "vitest";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { markedPlace } from "./letter-mask.ts";

const [WIDTH, HEIGHT] = [320, 144];

/** Letters on the whole stage, except a free part at the lower right. */
function stageWith(free: { readonly width: number; readonly height: number }) {
  const alpha = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    return x >= WIDTH - free.width && y >= HEIGHT - free.height ? 0 : 255;
  });
  const box = { x: 0, y: 0, width: WIDTH, height: HEIGHT, from: 0, to: HEIGHT };
  const { gradient } = TEXT.first();
  const mask = { alpha, width: WIDTH, height: HEIGHT, scale: 1, boxes: [box], controls: [], missing: [] };
  return { ...mask, gradient, places: [] };
}

it("[TXT] the label of the weakest place leaves its position out where it would lie over letters", async () => {
  const wide = await markedPlace(stageWith({ width: 190, height: 90 }), 0.2);
  expect(wide?.label.isBrief).toBe(false);
  const narrow = await markedPlace(stageWith({ width: 110, height: 70 }), 0.2);
  expect(narrow?.label.isBrief).toBe(true);
  // The brief one stands where there are no letters.
  expect(narrow?.label.x).toBeGreaterThanOrEqual(WIDTH - 110);
  expect(narrow?.label.y).toBeGreaterThanOrEqual(HEIGHT - 70);
});
