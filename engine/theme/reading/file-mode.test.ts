import { describe, expect, it } from "vitest";
import { fileFamily, fileModes } from "./file-mode.ts";

describe("the mode of a theme's file", () => {
  it.each([
    ["dark.json", "dark"],
    ["theme.dark.css", "dark"],
    ["tokens.light.tokens.json", "light"],
    ["acme.dark-high-contrast.css", "dark-high"],
    ["darkTheme.ts", "dark"],
    ["_dark.scss", "dark"],
    ["themes/night/colors.css", "dark"],
    ["app/src/main/res/values-night/colors.xml", "dark"],
    ["res/values-night-v31/colors.xml", "dark"],
    ["light-medium-contrast.json", "light-medium"],
    ["res/values/colors.xml", undefined],
    ["res/values-v31/colors.xml", undefined],
    ["night-owl.css", undefined],
    ["highlight.css", undefined],
    ["button-dark.css", undefined],
    ["light-dark.css", undefined],
  ])("[AUD-5] %s is %s", (path, mode) => {
    expect(fileModes([path])).toEqual([mode]);
  });

  it.each([
    [
      ["acme.css", "acme-dark.css"],
      [undefined, "dark"],
    ],
    [
      ["acme-light.css", "acme-dark.css"],
      ["light", "dark"],
    ],
    [
      ["colorsLight.ts", "colorsDark.ts"],
      ["light", "dark"],
    ],
    [
      ["button.css", "card-dark.css"],
      [undefined, undefined],
    ],
    [
      ["a/acme-light.css", "b/acme-dark.css"],
      [undefined, undefined],
    ],
    [
      ["acme-light-dark.css", "acme-light.css"],
      [undefined, undefined],
    ],
  ])(
    "[AUD-5] a mode at the end of a name counts beside a file of the same name: %j is %j",
    (paths, modes) => {
      expect(fileModes(paths)).toEqual(modes);
    },
  );

  it.each([
    ["theme.light.css", "theme.dark.css"],
    ["a/light.json", "a/dark-high-contrast.json"],
    ["acme.css", "acme-dark.css"],
    ["theme.css", "theme.dark.css"],
    ["light/colors.css", "dark/colors.css"],
    ["res/values/colors.xml", "res/values-night/colors.xml"],
    ["colorsLight.ts", "colorsDark.ts"],
  ])("[CLI-2] %s and %s are of one theme", (one, other) => {
    expect(fileFamily(one)).toBe(fileFamily(other));
  });

  it.each([
    ["ocean.css", "forest.css"],
    ["a/dark.css", "b/dark.css"],
    ["acme-dark.css", "other-dark.css"],
    ["light.css", "colors.css"],
  ])("[CLI-2] %s and %s are not", (one, other) => {
    expect(fileFamily(one)).not.toBe(fileFamily(other));
  });
});
