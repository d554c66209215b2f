import { expect, it } from "vitest";
import { provideSimulator } from "#app/color/vision-choice.ts";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { simulateVision } from "#engine/vision/vision.ts";
import { markColor } from "./painted.ts";

it("[TXT] the mark has the color of the gradient at its place, as the simulated vision shows the text", () => {
  provideSimulator(simulateVision);
  const { gradient } = TEXT.first();
  const severity01 = 1;
  expect(markColor(gradient, 0, { deficiency: "none", severity01 })).toBe("#3b0c47");
  expect(markColor(gradient, 0.44, { deficiency: "achroma", severity01 })).toMatch(/^#(..)\1\1$/);
});
