import { expect, it } from "vitest";
import { ADDRESSES, ALIASES } from "./addresses.ts";
import { isSlidePath } from "./slide-paths.ts";
import { TOOLS } from "./tools.ts";

const example = (path: string) => path.replace(":id", "k3x9");

/** The tools that the requirements name; there may be more. */
const TOOL_PATHS = [
  "/palette-generator",
  "/gradient-generator",
  "/mesh-gradient-generator",
  "/text-gradient-generator",
  "/color-mixer",
  "/contrast-checker",
  "/color-converter",
  "/color-scheme-generator",
  "/random-color",
  "/color-image-picker",
  "/css-generator",
  "/ui-palette-generator",
  "/dark-theme-generator",
  "/light-theme-generator",
  "/audit",
];

it("[SHL-2] lists each address once: pages, tools, conversion pages, the two previews and the two of test mode", () => {
  const paths = ADDRESSES.map((address) => address.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(40 + TOOLS.length + 8 + 2 + 2);
  expect(paths).toEqual(expect.arrayContaining(TOOL_PATHS));
});

it("[SHL-3] the expression of sliding pages agrees with the address table", () => {
  for (const address of ADDRESSES) {
    expect([address.path, isSlidePath(example(address.path))]).toEqual([
      address.path,
      address.transition === "slide",
    ]);
  }
});

it("[SHL-6] every alias leads to a registered address, and none hides one", () => {
  expect(Object.keys(ALIASES)).toHaveLength(20);
  for (const [alias, target] of Object.entries(ALIASES)) {
    expect(ADDRESSES.some((address) => address.path === target)).toBe(true);
    expect(ADDRESSES.some((address) => address.path === alias)).toBe(false);
  }
});
