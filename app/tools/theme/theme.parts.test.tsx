import { afterEach, expect, it } from "vitest";
import { commands, page } from "vitest/browser";
import { followTheme } from "#app/previews/theme-channel.ts";
import { TRAY_FORMATS } from "#domain/themes/tray-formats.ts";
import { ROLE_PAIRS } from "#engine/theme/role-graph.ts";
import { THEME_TARGETS } from "#engine/theme/targets/theme-targets.ts";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { downloaded, finger, focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/dark-theme-generator?c=e8622c";
const PINNED = `${SHARED}&pin=d.text-3.7f7067`;
const sample = () => page.getByRole("img", { name: /^Sample interface/ });
const worn = (token: string) =>
  sample().element() instanceof HTMLElement
    ? getComputedStyle(sample().element()).getPropertyValue(`--${token}`)
    : "";
const radio = (name: string) => page.getByRole("radio", { name, exact: true });
const contrast = () => page.getByRole("slider", { name: "Contrast" });

afterEach(() => commands.emulateMedia(null, null));

it("[DRK] [THM-1] a brand color is taken exactly, the sample follows, and undo brings the first one back", async () => {
  await mountTool(SHARED);
  const before = worn("brand-text");
  await page.getByRole("textbox", { name: "Brand color" }).fill("#2f6690");
  await press("Enter");
  await expect.poll(() => query().get("c")).toBe("2f6690");
  await expect.poll(() => worn("brand")).toBe("#2f6690");
  expect(worn("brand-text")).not.toBe(before);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => worn("brand")).toBe("#e8622c");
  await page.getByRole("button", { name: "Add second color" }).click();
  await expect.poll(() => query().get("c")).toMatch(/^e8622c-[0-9a-f]{6}$/);
  await page.getByRole("button", { name: "Remove second color" }).click();
  await expect.poll(() => query().get("c")).toBe("e8622c");
});

it("[LGT] the light generator opens in light; keys choose the mode, and a mode is no step", async () => {
  await mountTool("/light-theme-generator?c=e8622c");
  await expect.element(radio("Light")).toBeChecked();
  const page1 = worn("a0");
  await press("4");
  await expect.poll(() => query().get("mode")).toBe("dark-high");
  await expect.element(radio("Dark, high contrast")).toBeChecked();
  expect(worn("a0")).not.toBe(page1);
  await radio("Light, high contrast").click({ force: true });
  await expect.poll(() => query().get("mode")).toBe("light-high");
  await expect.element(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

it("[THM-1] a drag of the contrast moves the sample before it ends, and is one step", async () => {
  await mountTool(SHARED);
  const before = worn("text-2");
  const track = await boxOf(contrast());
  const y = track.y + track.height / 2;
  await mouse.move(track.x + 4 + (track.width - 8) * 0.3, y);
  await mouse.down();
  await mouse.move(track.x + track.width * 0.9, y, { steps: 5 });
  await expect.poll(() => worn("text-2")).not.toBe(before);
  expect(query().has("k")).toBe(false);
  await mouse.up();
  await expect.poll(() => Number(query().get("k"))).toBeGreaterThan(80);
  await press("Control+z");
  await expect.poll(() => worn("text-2")).toBe(before);
  expect(query().has("k")).toBe(false);
  await focus(contrast());
  await press("Shift+ArrowRight");
  await expect.poll(() => query().get("k")).toBe("40");
});

it("[THM-2] a pin that fails is named with its repair, which one press takes and undo takes back", async () => {
  await mountTool(`${PINNED}&view=audit`);
  const table = page.getByRole("region", { name: "Audit" });
  await expect
    .element(table.getByText("In dark the pin holds text-3 at #7F7067.", { exact: false }))
    .toBeVisible();
  await expect.poll(() => page.css(".audit-cell[data-fails]").elements().length).toBe(7);
  await table.getByRole("button", { name: "Move the pin" }).click();
  await expect.poll(() => query().get("pin")).toMatch(/^d\.text-3\.(?!7f7067)[0-9a-f]{6}$/);
  await expect.poll(() => page.css(".audit-cell[data-fails]").elements().length).toBe(0);
  await press("Control+z");
  await expect.poll(() => query().get("pin")).toBe("d.text-3.7f7067");
  await table.getByRole("button", { name: /^Release it/ }).click();
  await expect.poll(() => query().has("pin")).toBe(false);
});

it("[THM-2] a token is pinned from the list in the mode on the canvas, and released by its key", async () => {
  await mountTool(`${SHARED}&view=tokens`);
  const tokens = page.getByRole("region", { name: "Tokens" });
  await tokens.getByRole("button", { name: "Pin line-control" }).click();
  await expect.poll(() => query().get("pin")).toMatch(/^d\.line-control\.[0-9a-f]{6}$/);
  await tokens.getByRole("button", { name: /^line-control/ }).click();
  await focus(tokens);
  await press("p");
  await expect.poll(() => query().has("pin")).toBe(false);
});

it("[THM-2] a color that is typed for a token is a pin at once", async () => {
  await mountTool(SHARED);
  await page.getByRole("textbox", { name: "Color of text-3 in dark" }).fill("#b0a8a0");
  await press("Enter");
  await expect.poll(() => query().get("pin")).toBe("d.text-3.b0a8a0");
  await expect.element(page.getByRole("list", { name: "Pins" })).toBeVisible();
  await page.getByRole("button", { name: "Pin text-3 in all modes" }).click();
  const inAll = ["l", "d", "lh", "dh"].map((mode) => `${mode}.text-3.b0a8a0`);
  await expect.poll(() => query().get("pin")?.split("*").toSorted()).toEqual(inAll.toSorted());
});

it("[THM-1] the label of buttons is chosen, APCA comes with AA, and a theme to start from is one step", async () => {
  await mountTool("/light-theme-generator?c=e2432a&k=45&ed=3");
  await page.getByRole("radio", { name: "White", exact: true }).click();
  await expect.poll(() => [query().get("label"), worn("on-primary")]).toEqual(["white", "#ffffff"]);
  await expect.poll(() => worn("brand")).toBe("#e2432a");
  await page.getByRole("radio", { name: "APCA", exact: true }).click();
  await expect.poll(() => query().get("floor")).toBe("both");
  await page.getByRole("checkbox", { name: "WCAG AA as well" }).click();
  await expect.poll(() => query().get("floor")).toBe("apca");
  await expect.element(page.getByText(/^By APCA alone/)).toBeVisible();
  await focus(page.getByRole("radio", { name: "Light", exact: true }));
  await press("b");
  await page.getByRole("button", { name: /^Lagoon/ }).click();
  await expect.poll(() => query().get("c")).toBe("077d95-b68d73");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => query().get("c")).toBe("e2432a");
});

it("[DRK] bad input changes nothing and says why; two colors alike are named; a wide one keeps its gamut", async () => {
  await mountTool(SHARED);
  const field = page.getByRole("textbox", { name: "Brand color" });
  await field.fill("blurple");
  await press("Enter");
  await expect.element(page.getByText(/“?blurple”? is not a color/)).toBeVisible();
  expect(query().get("c")).toBe("e8622c");
  await field.fill("color(display-p3 0.9 0.3 0.1)");
  await press("Enter");
  await expect
    .element(page.getByText("kept as it is. Screens without it get", { exact: false }))
    .toBeVisible();
  await mountTool(`${SHARED}-e8622c`);
  await expect.element(page.getByText(/Two brand colors are #E8622C/)).toBeVisible();
});

it("[UIP-2] a preview that listens gets the theme as it is and as it becomes", async () => {
  await mountTool(SHARED);
  const link = page.getByRole("link", { name: /^Application/ });
  await expect
    .poll(() => link.element().getAttribute("href"))
    .toMatch(/^\/ui-palette-generator\/preview\/application\?.*live=\w+/);
  const live = new URL(link.element().getAttribute("href") ?? "", window.location.href).searchParams.get(
    "live",
  );
  const brands: string[] = [];
  const stop = followTheme(live ?? "", (sheet) => brands.push(sheet.dark.brand));
  await expect.poll(() => brands).toEqual(["#e8622c"]);
  await page.getByRole("textbox", { name: "Brand color" }).fill("#0b6e4f");
  await press("Enter");
  await expect.poll(() => brands.at(-1)).toBe("#0b6e4f");
  stop();
});

it("[THM-3] the code has all four modes, its link, and the pinned color", async () => {
  await mountTool(PINNED);
  const code = (name: string) => page.getByLabelText(`${name} of the theme`);
  await expect
    .element(code("CSS"))
    .toMatchTextContent(/dark-theme-generator\?c=e8622c&pin=d\.text-3\.7f7067 \*\//);
  await page.getByRole("combobox", { name: "Colors as" }).selectOptions("hex");
  await expect.element(code("CSS")).toMatchTextContent(/--text-3: light-dark\(#[0-9a-f]{6}, #7f7067\)/);
  await page.getByRole("button", { name: "Tokens", exact: true }).click();
  await page.getByRole("combobox", { name: "File" }).selectOptions("theme.resolver.json");
  await expect.element(code("Tokens")).toMatchTextContent(/"darkContrast"/);
  await page.getByRole("button", { name: /^All \d+ formats/ }).click();
  await page.getByRole("searchbox", { name: "Find a format" }).fill("kotlin");
  await press("Enter");
  await expect.element(page.getByRole("button", { name: /^All \d+ formats/ })).toHaveFocus();
  await page.getByRole("combobox", { name: "File" }).selectOptions("res/values-night/theme_colors.xml");
  await expect.element(code("Android")).toMatchTextContent(/<color name="theme_text_3">#FF7F7067</);
});

it("[THM-3] [TLS-10] the export panel has each format once, and what was chosen there is chosen at the next visit", async () => {
  await mountTool(SHARED);
  await press("e");
  const panel = page.getByRole("complementary", { name: "Export" });
  const formats = panel.css(".tray-group button");
  await expect.poll(() => formats.elements().length).toBe(TRAY_FORMATS.length);
  expect(
    panel
      .getByRole("heading")
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContain("Files");
  await panel.getByRole("button", { name: "shadcn/ui", exact: true }).click();
  await expect
    .element(panel.getByLabelText("The command that installs it"))
    .toMatchTextContent("npx shadcn@latest add ./registry-item.json");
  const file = await downloaded(() =>
    panel.getByRole("button", { name: "Download registry-item.json" }).click(),
  );
  expect(file.name).toBe("registry-item.json");
  await panel.getByRole("button", { name: "GPL", exact: true }).click();
  const swatches = await downloaded(() => panel.getByRole("button", { name: "Download GPL" }).click());
  expect(swatches.text).toMatch(/^GIMP Palette/);
  await panel.getByRole("button", { name: "SCSS", exact: true }).click();
  await panel.getByRole("textbox", { name: "Names begin with" }).fill("acme");
  await expect.element(panel.getByLabelText("SCSS of the theme")).toMatchTextContent(/--acme-#\{\$name\}/);
  await expectAccessible();
  await mountTool(SHARED);
  await expect.element(page.getByLabelText("SCSS of the theme")).toMatchTextContent(/--acme-#\{\$name\}/);
});

it("[THM-2] the proof sheet says what fails, prints every pair in place of the page, and is a PDF", async () => {
  await mountTool(PINNED);
  await press("r");
  const panel = page.getByRole("complementary", { name: "Proof sheet" });
  await expect.element(panel.getByText(/^Fails in dark: text-3 on a30 \(3\.32\)/)).toBeVisible();
  const sheet = page.css("body > .proof-page");
  // The pairs of the theme, and those of each target under its title.
  const targets = THEME_TARGETS.reduce((sum, { pairs }) => sum + 1 + pairs.length, 0);
  await expect.poll(() => sheet.css("tbody tr").elements().length).toBe(ROLE_PAIRS.length + targets);
  expect(getComputedStyle(sheet.element()).display).toBe("none");
  await commands.emulateMedia("print", null);
  expect(getComputedStyle(sheet.element()).display).toBe("block");
  expect(page.css(".inspector").element().checkVisibility()).toBe(false);
  await commands.emulateMedia(null, null);
  const { name, text } = await downloaded(() => panel.getByRole("button", { name: "Download PDF" }).click());
  expect(name).toBe("theme-proof.pdf");
  expect(text.startsWith("%PDF-1.")).toBe(true);
});

it("[DRK] [QLT-1] by touch at 390 px the contrast follows the finger", async () => {
  await mountTool(SHARED, { screen: "phone" });
  await expect.element(contrast()).toBeVisible();
  const track = await boxOf(contrast());
  const y = track.y + track.height / 2;
  await finger.down(track.x + track.width * 0.3, y);
  await finger.move(track.x + track.width * 0.8, y);
  await finger.up();
  await expect.poll(() => Number(query().get("k"))).toBeGreaterThan(60);
});

// e2e/walk.spec.ts checks the first view, which is the sample.
for (const [screen, view] of [
  ["desktop", "audit"],
  ["desktop", "tokens"],
  ["phone", "audit"],
] as const) {
  it(`[QLT-1] axe finds nothing: ${view}, ${screen}`, async () => {
    await mountTool(`${view === "audit" ? PINNED : SHARED}&view=${view}`, { screen });
    const region = page.getByRole("region", { name: view === "audit" ? "Audit" : "Tokens" });
    await expect.element(region).toBeVisible();
    // The other rows are the same in two more sizes.
    if (screen === "phone" && view === "audit") await page.getByText(/^Failing/).click();
    await expectAccessible();
  });
}
