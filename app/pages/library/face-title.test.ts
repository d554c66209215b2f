import { expect, it } from "vitest";
import { fitsOnFace } from "./face-title.ts";

it.each([
  ["Red", true],
  ["Threezerotwofour", true],
  ["Peach and Vinaceous-Cinnamon", true],
  ["Donaudampfschifffahrtsgesellschaft", false],
  ["W".repeat(36), false],
  ["Mazarine Blue and Light Grayish Violet-Blue", false],
])("[LIB-3] the title %s on the picture: %s", (title, fits) => {
  expect(fitsOnFace(title)).toBe(fits);
});
