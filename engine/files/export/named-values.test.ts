import { describe, expect, it } from "vitest";
import { color } from "#engine/testing/sample-colors.ts";
import { DEFAULT_EXPORT_OPTIONS } from "./export-palette.ts";
import { namedValues } from "./named-values.ts";

const COLORS = ["line control", "text 2", "500", "日本"].map((name) => ({
  name,
  color: color("#9fd"),
  dark: color("#123"),
}));
const named = (prefix: string) =>
  namedValues({ colors: COLORS }, { ...DEFAULT_EXPORT_OPTIONS, prefix }).flatMap(({ identifier, dark }) => [
    identifier,
    dark?.identifier,
  ]);

describe("[COL-6] names with a prefix", () => {
  it("[COL-6] are whole after many words of it", () => {
    expect(named("a b c d e f g h i")).toEqual([
      "a-b-c-d-e-f-g-h-line-control",
      "a-b-c-d-e-f-g-h-line-control-dark",
      "a-b-c-d-e-f-g-h-text-2",
      "a-b-c-d-e-f-g-h-text-2-dark",
      "a-b-c-d-e-f-g-h-500",
      "a-b-c-d-e-f-g-h-500-dark",
      "a-b-c-d-e-f-g-h",
      "a-b-c-d-e-f-g-h-dark",
    ]);
  });

  it("[COL-6] begin with a letter, with a prefix or without", () => {
    expect(named("").slice(4)).toEqual(["color-500", "color-500-dark", "color", "dark"]);
    expect(named("9").slice(4)).toEqual(["color-9-500", "color-9-500-dark", "color-9", "color-9-dark"]);
    expect(named("é").slice(4)).toEqual(["e-500", "e-500-dark", "e", "e-dark"]);
  });
});
