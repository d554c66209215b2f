/** axe on the page as it stands, in the page itself. */
import axe from "axe-core";
import { expect } from "vitest";
import { commands } from "vitest/browser";

/** What axe looks at by default and depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Every rule in light mode, then in dark mode those about color, since names, roles and structure are the same in both.
 * `within` narrows to one part of the page.
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
