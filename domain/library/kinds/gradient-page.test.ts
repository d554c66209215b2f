import { expect, it } from "vitest";
import { GRADIENT_CONTENT } from "./gradient-content.ts";

it("[LIB-3] [V12] the page of a gradient has it as others see it, and where black and white text read worst", () => {
  const page = GRADIENT_CONTENT.pageOf(
    {
      type: "gradient",
      gradient: {
        type: "linear",
        angleDeg: 90,
        space: "srgb",
        stops: [
          { color: "#ffffff", position01: 0 },
          { color: "#0000ff", position01: 1 },
        ],
      },
    },
    { id: "abc", title: "Sky", colors: ["#ffffff", "#0000ff"], names: ["White", "Blue"], ownNames: ["", ""] },
  );
  expect(page.visionsCss).toHaveLength(5);
  for (const css of page.visionsCss ?? []) expect(css).toMatch(/^linear-gradient\(90deg, /);
  expect(new Set(page.visionsCss).size).toBe(5);
  expect(page.textOn?.map(({ ink, position01 }) => [ink, Math.round(position01)])).toEqual([
    ["black", 1],
    ["white", 0],
  ]);
  expect(page.textOn?.[1]?.ratio).toBeCloseTo(1, 1);
});
