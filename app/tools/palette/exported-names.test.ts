import { expect, it } from "vitest";
import { exportedNames } from "./exported-names.ts";

it("[TST-3] names that nobody gave are nearest names, which are not written by default", () => {
  expect(exportedNames([undefined, ""], ["Teal", "Rust"])).toEqual({
    isNearestNamed: true,
    names: ["Teal", "Rust"],
  });
});

it("[TST-3] beside a person’s own names the others are numbers", () => {
  expect(exportedNames(["brand", undefined], ["Teal", "Rust"])).toEqual({
    isNearestNamed: false,
    names: ["brand", "Color 2"],
  });
});
