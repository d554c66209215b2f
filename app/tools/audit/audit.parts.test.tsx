import { expect, it } from "vitest";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { press } from "#tests/parts/input.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/audit?c=0e2a47-f4d35e";

it("[TLS-3] Space turns the colors round, and undo takes it back", async () => {
  await mountTool(SHARED);
  await press("Space");
  await expect.poll(() => query().get("c")).toBe("f4d35e-0e2a47");
  await press("Control+z");
  await expect.poll(() => query().get("c")).toBe("0e2a47-f4d35e");
});

for (const screen of ["desktop", "phone"] as const) {
  it(`[QLT-1] axe finds nothing: ${screen}`, async () => {
    await mountTool(SHARED, { screen });
    await expectAccessible();
  });
}
