import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const COLOR_MODES = ["light", "dark"] as const;

/** Runs every rule of axe on the page as it stands, in both color modes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of COLOR_MODES) {
    // Still pictures: text that fades in has no contrast yet.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const seen = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    );
    expect(seen, `axe, ${colorScheme}`).toEqual([]);
  }
}
