import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const COLOR_MODES = ["light", "dark"] as const;
/** What axe looks at by default and depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe on the page as it stands: every rule in light mode, then in dark mode those about color, since names, roles
 * and structure are the same in both. `within` narrows to one part of the page.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  for (const colorScheme of COLOR_MODES) {
    // Still pictures: text that fades in has no contrast yet.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // No page has a frame of another origin, so axe can work in the page alone.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (within !== undefined) axe.include(within);
    const { violations } = await (colorScheme === "light" ? axe : axe.withRules(COLOR_RULES)).analyze();
    const seen = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    );
    expect(seen, `axe, ${colorScheme}`).toEqual([]);
  }
}
