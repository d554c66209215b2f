/** axe, run on the current state of the page, inside the page. */
import axe from "axe-core";
import { expect } from "vitest";
import { commands } from "vitest/browser";

/** Rules that axe runs by default and whose result depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Runs every rule in light mode. In dark mode it runs only those about color, since names, roles and structure are
 * the same in both. `within` limits the check to one part of the page.
 */
export async function expectAccessible(within: Element = document.documentElement): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await commands.emulateColorScheme(colorScheme);
    const { violations } = await axe.run(within, {
      resultTypes: ["violations"],
      ...(colorScheme === "dark" && { runOnly: { type: "rule", values: COLOR_RULES } }),
    });
    const seen = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    );
    expect(seen, `axe, ${colorScheme}`).toEqual([]);
  }
  await commands.emulateColorScheme("light");
}
