import { expect, it } from "vitest";
import { engineTexts } from "./engine-texts.server.ts";

it("[PKG-1] the page has the recipes and every door of the package, and tells nobody to install a stranger's name", () => {
  const { guide, doors } = engineTexts();
  expect(guide.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Start", "Read and write", "Contrast, and the nearest color that passes"]),
  );
  expect(guide[0]?.html).toContain("build-engine");
  expect(guide.map(({ html }) => html).join("")).not.toContain("npm install @");
  expect(doors.length).toBeGreaterThan(8);
  for (const { title, html, names } of doors) {
    expect(title).toMatch(/^@tincture\/engine/);
    expect(names, title).toBeGreaterThan(0);
    expect(html.match(/<h4/g)).toHaveLength(names);
  }
  const ids = [...guide, ...doors].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
