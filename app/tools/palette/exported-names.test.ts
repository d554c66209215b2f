import { expect, it } from "vitest";
import { exportedNames } from "./exported-names.ts";

it("[TST-3] names that nobody gave are nearest names, which are not written by default", () => {
  expect(exportedNames([undefined, ""], ["Teal", "Rust"])).toEqual({
    isNearestNamed: true,
    names: ["Teal", "Rust"],
  });
});

it("[PAL-1] beside a person’s own names the others are those of the canvas", () => {
  expect(exportedNames(["brand", undefined], ["brand", "Rust"])).toEqual({
    isNearestNamed: false,
    names: ["brand", "Rust"],
  });
});

it("[PAL-1] a nearest name that is somebody’s own gets a number", () => {
  expect(exportedNames([undefined, "Rust", undefined], ["Rust", "Rust", ""]).names).toEqual([
    "Rust 2",
    "Rust",
    "Color 3",
  ]);
});
