import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { zipTexts } from "#engine/files/zip-texts.ts";
import { FIGMA_SYSTEM, figmaFile } from "#engine/testing/figma-copy.ts";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { downloaded, finger, focus, press } from "#tests/parts/input.ts";
import { boxOf, copied, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const head = () => page.getByRole("region", { name: "Audit" }).getByRole("heading", { level: 2 });
const row = (name: RegExp) => page.getByRole("row", { name }).first();
const PRIMARY = /primary-foreground on primary text/;
const patch = () => page.getByRole("region", { name: "Patch", exact: true });
const sheet = (ink: string) => `:root {\n  --background: #ffffff;\n  --foreground: ${ink};\n}\n`;

const android = (ground: string, ink: string) =>
  `<resources>\n<color name="surface">${ground}</color>\n<color name="onSurface">${ink}</color>\n</resources>\n`;

async function tap(locator: Locator): Promise<void> {
  (await locator.findElement()).scrollIntoView({ block: "center" });
  const { left, top, width, height } = await boxOf(locator);
  await finger.down(left + width / 2, top + height / 2);
  await finger.up();
}

async function shownCount(): Promise<number> {
  const text = (await head().findElement()).textContent ?? "";
  return Number(/^\d+/.exec(text)?.[0] ?? Number.NaN);
}

it("[AUD-5] the sample fails; one repair mends its pairs, undo brings them back, all leave a patch", async () => {
  await mountTool("/audit");
  await expect.element(head()).toMatchTextContent(/^\d+ of \d+ pairs fail in light/);
  const first = await shownCount();
  await row(PRIMARY)
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect.element(row(PRIMARY)).toMatchTextContent("repaired");
  await expect.poll(shownCount).toBeLessThan(first);
  await expect.poll(() => query().get("fix")).toBe("light*primary");
  await expect.element(patch()).toMatchTextContent("One value changed. Everything else is as it came.");
  await press("Control+z");
  await expect.poll(shownCount).toBe(first);
  await press("a");
  await expect.poll(() => query().get("fix")?.split("~").length ?? 0).toBeGreaterThan(2);
  await expect.element(patch()).toMatchTextContent("values changed");
  const file = await downloaded(() => patch().getByRole("button", { name: "Download globals.css" }).click());
  expect(file.name).toBe("globals.css");
  expect(file.text.split(".dark {")[0]).not.toContain("--primary: #7dd3fc");
  expect(file.text.split(".dark {")[1]).toContain("--primary: #7dd3fc");
  expect(file.text).toContain("/* Harbor, the theme of a booking page */");
  await patch().getByRole("button", { name: "Diff", exact: true }).click();
  await patch().getByRole("button", { name: "Copy diff" }).click();
  await expect.poll(copied).toMatch(/^--- [\s\S]*\n-\s+--primary: #7dd3fc;\n\+\s+--primary: #/m);
});

it("[AUD-2] a pair is refused and taken into the contract with one press; declared is counted apart", async () => {
  await mountTool("/audit");
  await page.getByRole("button", { name: "Not a pair: chart-4 on card" }).click();
  await expect.poll(() => query().get("out")).toBe("mark*chart-4*card");
  await expect
    .element(page.getByRole("button", { name: "Not a pair: chart-4 on card" }))
    .not.toBeInTheDocument();
  await page.getByRole("button", { name: "Write into the contract: primary on card" }).click();
  await expect.element(head()).toMatchTextContent("1 of 1 declared pair fails in light");
  await expect.element(page.getByText("Declared by the contract")).toBeVisible();
  await page.getByRole("button", { name: "See the contract" }).click();
  await expect.element(page.getByRole("heading", { name: "1 pair is declared" })).toBeVisible();
  await page.getByRole("button", { name: /^Measure it/ }).click();
  await expect.poll(() => query().get("out")).toBe(null);
  const file = await downloaded(() =>
    page.getByRole("button", { name: "Download tincture.contract.json" }).click(),
  );
  expect(JSON.parse(file.text)).toMatchObject({ pairs: [{ text: "primary", on: "card" }] });
  await expectAccessible();
});

it("[AUD-5] pasted, chosen and dropped: one file or several, with a contract among them", async () => {
  await mountTool("/audit");
  await press("r");
  await page.getByRole("textbox", { name: "Paste a theme" }).fill(sheet("#aaaaaa"));
  await page.getByRole("button", { name: "Audit it" }).click();
  await expect.element(head()).toMatchTextContent("1 of 1 pair fails in light");
  await press("r");
  const contract = JSON.stringify({ version: 1, pairs: [{ text: "mint", on: "background", use: "mark" }] });
  await page
    .getByLabelText("Theme to audit")
    .upload([
      new File([sheet("#111111")], "base.css"),
      new File([":root { --mint: #99ffdd; }"], "extra.css"),
      new File([contract], "tincture.contract.json"),
    ]);
  await expect
    .element(head())
    .toMatchTextContent(/1 of 1 declared pair fails in light.*base\.css and 2 more/);
  await page.getByText("Infer other pairs beside the contract").click();
  await expect.element(head()).toMatchTextContent("1 of 1 declared pair fails in light");
  const data = new DataTransfer();
  data.items.add(new File([sheet("#222222")], "dropped.css", { type: "text/css" }));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  await expect.element(head()).toMatchTextContent(/0 of 1 pair fails in light.*dropped\.css/);
  await press("Control+z");
  await expect.element(head()).toMatchTextContent("base.css and 2 more");
  const figma = new DataTransfer();
  figma.items.add(new File([figmaFile(FIGMA_SYSTEM)], "system.fig"));
  document.body.dispatchEvent(
    new DragEvent("drop", { dataTransfer: figma, bubbles: true, cancelable: true }),
  );
  await expect.element(head()).toMatchTextContent(/0 of 1 pair fails in light.*system\.fig\.json/);
});

it("[AUD-5] a file for each mode and an archive are one theme, and what changes in several files is one download", async () => {
  await mountTool("/audit");
  await press("r");
  const archive = zipTexts([
    { name: "res/values/colors.xml", text: android("#FFFFFF", "#999999") },
    { name: "res/values-night/colors.xml", text: android("#111111", "#444444") },
  ]);
  await page.getByLabelText("Theme to audit").upload(new File([archive], "app.zip"));
  await expect
    .element(head())
    .toMatchTextContent(/1 of 1 pair fails in light.*values\/colors\.xml and res\/values-night\/colors\.xml/);
  await patch().getByRole("button", { name: "Accept in all modes" }).click();
  await expect.element(patch()).toMatchTextContent("2 values changed in 2 files.");
  const saved = await downloaded(() =>
    patch().getByRole("button", { name: "Download 2 files as a zip" }).click(),
  );
  expect(saved.name).toBe("theme.zip");
  await expect
    .element(patch().getByRole("button", { name: "Download res/values-night/colors.xml" }))
    .toBeVisible();
  await patch().getByRole("button", { name: "Open in the theme generator" }).click();
  await expect
    .element(page.getByRole("list", { name: "Files" }))
    .toMatchTextContent(/res\/values\/colors\.xml.*res\/values-night\/colors\.xml/);
});

it("[TLS-9] pasted on the page: a sheet is audited, a list of colors becomes one; it opens in a theme generator", async () => {
  const paste = (text: string) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  };
  await mountTool("/audit");
  paste("#0e2a47, #f4d35e, #e4572e");
  await expect.element(head()).toMatchTextContent("colors.css");
  await expect.element(head()).toMatchTextContent(/of 2 pairs/);
  paste(sheet("#999999"));
  await expect.element(head()).toMatchTextContent("1 of 1 pair fails in light");
  await patch().getByRole("button", { name: "Open in the theme generator" }).click();
  await expect.poll(() => window.location.pathname).toBe("/light-theme-generator");
  await expect.element(page.getByRole("textbox", { name: /^Paste a theme/ })).toHaveValue(sheet("#999999"));
});

it("[AUD-3] nothing measured is said, and a text without colors is no failure of the page", async () => {
  await mountTool(`/audit?${new URLSearchParams({ text: ":root { --mint: #99ffdd; }" })}`);
  await expect.element(head()).toMatchTextContent(/^Nothing was measured/);
  await mountTool(`/audit?${new URLSearchParams({ text: "hello" })}`);
  await expect.element(head()).toMatchTextContent(/^Nothing was measured/);
  await expectAccessible();
});

it("[AUD-5] a file that no link holds stays on the device: reload, undo and a stranger's device", async () => {
  await mountTool("/audit");
  const noise = Array.from(
    { length: 3000 },
    (_, index) => `  --n-${index}: #${((index * 7919 * 31) % 0xffffff).toString(16).padStart(6, "0")};`,
  );
  const text = `:root {\n  --background: #fff;\n  --foreground: #999;\n${noise.join("\n")}\n}\n`;
  await press("r");
  await page.getByLabelText("Theme to audit").upload(new File([text], "large.css"));
  await expect.element(head()).toMatchTextContent("large.css");
  await expect.poll(() => query().get("held")).toMatch(/^[a-z0-9]+\*\d+\*.*\*large\.css$/);
  const address = `/audit?${query()}`;
  await mountTool(address);
  await expect.element(head()).toMatchTextContent("large.css");
  await mountTool(address.replace(/held=[a-z0-9]+/, "held=zzz"));
  await expect.element(page.getByRole("heading", { name: "large.css is not on this device" })).toBeVisible();
});

it("[AUD-5] by keys: mode, what fails, floors, view, and a row that opens", async () => {
  await mountTool("/audit");
  await press("m");
  await expect.element(head()).toMatchTextContent("fail in dark");
  await press("f");
  await expect.poll(() => query().get("show")).toBe("failing");
  await press("l");
  await expect.element(head()).toMatchTextContent("7 for text");
  const name = page.getByRole("button", { name: /^primary-foreground on primary$/ }).first();
  await focus(name);
  await press("Enter");
  await expect.element(name).toHaveAttribute("aria-expanded", "true");
  await expect
    .element(page.getByText(/^Inferred: What the components of shadcn\/ui put on what/))
    .toBeVisible();
  await expectAccessible();
  await press("v");
  await expect.element(page.getByRole("region", { name: "background", exact: true })).toBeVisible();
  await expectAccessible();
});

it("[AUD-5] by touch on a phone: a row opens its repair, which is accepted there", async () => {
  await mountTool("/audit", { screen: "phone" });
  const name = page.getByRole("button", { name: /^primary-foreground on primary$/ }).first();
  await tap(name);
  await expect.element(name).toHaveAttribute("aria-expanded", "true");
  await tap(page.getByRole("button", { name: /^Accept the repair/ }).first());
  await expect.poll(() => query().get("fix")).toBe("light*primary");
  await expectAccessible();
});

// e2e/walk.spec.ts checks the first view, which is the sample.
for (const screen of ["desktop", "phone"] as const) {
  it(`[QLT-1] axe finds nothing: ${screen}`, async () => {
    await mountTool("/audit", { screen });
    await expect.element(head()).toBeVisible();
    await page
      .getByText(/^Unread \d+$/)
      .first()
      .click({ force: true });
    await expect.element(page.getByText("--ring").first()).toBeVisible();
    await expectAccessible();
  });
}
