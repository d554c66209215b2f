import { deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";

const PAIR = "/contrast-checker?fg=f48067&bg=112f2c";
const hero = (page: Page) => page.locator(".contrast-ratio");
const inspector = (page: Page) => page.getByRole("complementary", { name: "Inspector" });
const field = (page: Page, name: "Text color" | "Background color") =>
  inspector(page).getByRole("textbox", { name, exact: true });
const textOf = (page: Page) => field(page, "Text color");
const groundOf = (page: Page) => field(page, "Background color");
const query = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Once the last change stands in the address. */
async function undo(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeEnabled();
  await page.keyboard.press("Control+z");
}

/** A PNG of rows of pixels, each `[red, green, blue]`. */
function png(rows: readonly (readonly (readonly [number, number, number])[])[]): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(rows[0]?.length ?? 0, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const raw = Buffer.concat(rows.map((row) => Buffer.from([0, ...row.flat()])));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(raw)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
/** Black above, white below. */
const HALVES = png(
  Array.from({ length: 40 }, (_, y) =>
    Array.from({ length: 60 }, () => (y < 20 ? ([0, 0, 0] as const) : ([255, 255, 255] as const))),
  ),
);

test("[CON] a pair is typed in, measured and taken as code @phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/contrast-checker");
  await expect(hero(page)).toHaveText("5.54 to 1, AA Lc −47.9");
  await textOf(page).fill("rgb(119 119 119)");
  await textOf(page).press("Enter");
  await groundOf(page).fill("white");
  await groundOf(page).press("Enter");
  // 4.478: cut, and not AA.
  await expect(hero(page)).toContainText("4.47 to 1, AA for large text");
  await expect(page.getByRole("row", { name: /^Normal text/ })).toContainText("Fails: AA");
  await expect(page.getByRole("row", { name: /^Large text/ })).toContainText("Passes: AA");
  const copy = inspector(page).getByRole("button", { name: "Copy", exact: true });
  await copy.scrollIntoViewIfNeeded();
  await copy.click();
  const css = await page.evaluate(() => navigator.clipboard.readText());
  expect(css).toContain("--text: #777777;");
  expect(css).toContain("4.47 to 1");
});

test("[COL-1] what is no color is said in place and changes nothing", async ({ page }) => {
  await open(page, PAIR);
  await textOf(page).fill("rgb(1 2");
  await textOf(page).press("Enter");
  await expect(textOf(page)).toHaveAttribute("aria-invalid", "true");
  await expect(hero(page)).toContainText("5.54");
  await textOf(page).press("Escape");
  await expect(textOf(page)).toHaveValue("#F48067");
});

test("[TLS-2] bad parameters fall back with a notice, never an error", async ({ page }) => {
  await open(page, "/contrast-checker?fg=nonsense&bg=112f2c&view=round&scrim=red_4");
  await expect(hero(page)).toContainText("5.54");
  await expect(page.getByRole("status").filter({ hasText: "nonsense" }).first()).toBeVisible();
});

test("[CON] by keyboard alone: lightness, the nearest that passes, swap and undo", async ({ page }) => {
  await open(page, PAIR);
  const slider = page.getByRole("slider", { name: "Lightness of the text" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(hero(page)).not.toContainText("5.54");
  await expect.poll(() => query(page, "fg")).not.toBe("f48067");
  await undo(page);
  await expect(hero(page)).toContainText("5.54");
  await page.locator("body").press("n");
  await expect(hero(page)).toContainText("to 1, AAA");
  const passing = await textOf(page).inputValue();
  await undo(page);
  await expect(textOf(page)).toHaveValue("#F48067");
  await page.keyboard.press("Control+Shift+z");
  await expect(textOf(page)).toHaveValue(passing);
  await page.keyboard.press("x");
  await expect(textOf(page)).toHaveValue("#112F2C");
  await expect(groundOf(page)).toHaveValue(passing);
});

test("[CON] the nearest color on either side keeps its promise, in one step", async ({ page }) => {
  await open(page, PAIR);
  const row = inspector(page).locator(".contrast-nearest").filter({ hasText: "Darker background" });
  const [hex = "", ratio = ""] =
    /#\w{6}, [\d.]+/.exec((await row.textContent()) ?? "")?.[0].split(", ") ?? [];
  expect(Number(ratio)).toBeGreaterThanOrEqual(7);
  await row.getByRole("button").click();
  await expect(groundOf(page)).toHaveValue(hex);
  await expect(hero(page)).toContainText(`${ratio} to 1, AAA`);
  await expect(inspector(page)).toContainText("This pair reaches AAA");
  await undo(page);
  await expect(groundOf(page)).toHaveValue("#112F2C");
});

test("[CON] a target that no color of the hue reaches is said", async ({ page }) => {
  await open(page, "/contrast-checker?fg=999999&bg=777777&target=aaa");
  await expect(inspector(page)).toContainText("No text of this hue reaches AAA here.");
  await inspector(page).getByRole("combobox", { name: "Contrast to reach" }).selectOption("lc60");
  await expect(
    inspector(page).getByRole("heading", { name: "Nearest pair that reaches Lc 60" }),
  ).toBeVisible();
});

test("[TLS-3] a drag of the lightness is one step, and the number follows it", async ({ page }) => {
  await open(page, PAIR);
  const slider = page.getByRole("slider", { name: "Lightness of the background" });
  const box = await slider.boundingBox();
  if (box === null) throw new Error("no slider");
  await page.mouse.move(box.x + box.width * 0.28, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 6 });
  await expect(hero(page)).not.toContainText("5.54");
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(hero(page)).toContainText("fails");
  await undo(page);
  await expect(hero(page)).toContainText("5.54");
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeDisabled();
});

test("[CON] own words are written into the sample, and stand in the link", async ({ page }) => {
  await open(page, PAIR);
  const headline = page.getByRole("textbox", { name: "Headline sample, can be changed" });
  await headline.fill("High water at dawn");
  await headline.press("Enter");
  await expect.poll(() => query(page, "say")).toBe("High water at dawn");
  await page.reload();
  await expect(headline).toHaveText("High water at dawn");
  await headline.fill("Not this");
  await headline.press("Escape");
  await expect(headline).toHaveText("High water at dawn");
});

test("[CON] alpha and layers are composited", async ({ page }) => {
  await open(page, "/contrast-checker?fg=000000&bg=ffffff");
  await inspector(page).getByRole("button", { name: "Add a layer" }).click();
  const layer = inspector(page).getByRole("textbox", { name: "Layer 1", exact: true });
  await layer.fill("#00000080");
  await layer.press("Enter");
  await expect(inspector(page).locator(".contrast-facts")).toContainText("#7F7F7F");
  await expect(hero(page)).toContainText("5.24");
  await textOf(page).fill("#00000080");
  await textOf(page).press("Enter");
  await expect(inspector(page).locator(".contrast-facts")).toContainText("#3F3F3F");
  await inspector(page).getByRole("button", { name: "Remove layer 1" }).click();
  await expect(inspector(page).locator(".contrast-facts")).toContainText("#FFFFFF");
});

test("[CON] APCA: polarity, use, and the font sizes of this Lc marked", async ({ page }) => {
  await open(page, PAIR);
  await expect(inspector(page)).toContainText("light on dark, so below zero");
  const own = inspector(page).getByRole("row", { name: /^This pair, 47.9/ });
  await expect(own).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("x");
  await expect(inspector(page)).toContainText("dark on light, so above zero");
});

test("[CON] a palette's matrix is gone through by keys, and a press checks the pair", async ({ page }) => {
  await open(page, PAIR);
  await page.keyboard.press("2");
  const list = inspector(page).getByRole("textbox", { name: "Colors, 2 to 24" });
  await list.fill("#0e2a47\n#2f6690\nnonsense");
  await list.blur();
  await expect(inspector(page)).toContainText("nonsense");
  expect(query(page, "p")).toBeNull();
  await list.fill("#0e2a47\n#2f6690\n#f4ebd9");
  await list.blur();
  const grid = page.getByRole("grid", { name: "Contrast of each pair" });
  await expect(grid.getByRole("columnheader")).toHaveCount(3);
  await expect(inspector(page)).toContainText("4 of 6 pairs reach AA");
  await inspector(page).getByRole("combobox", { name: "Pairs are to reach" }).selectOption("aaa");
  await expect(inspector(page)).toContainText("2 of 6 pairs reach AAA");

  await grid.getByRole("button", { name: /^#2F6690 on #0E2A47/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(
    grid.getByRole("button", { name: /^#F4EBD9 on #2F6690:\s+5.17\s+AA\s*, does not/ }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(textOf(page)).toHaveValue("#F4EBD9");
  await expect(groundOf(page)).toHaveValue("#2F6690");
  await undo(page);
  await expect(textOf(page)).toHaveValue("#F48067");
});

test("[TLS-6] colors come from another tool, and a pasted list becomes the palette", async ({ page }) => {
  await open(page, "/contrast-checker?from=0e2a47-2f6690-f4ebd9");
  await expect(page.getByRole("grid").getByRole("columnheader")).toHaveCount(3);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "#111111, #eeeeee");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await expect(textOf(page)).toHaveValue("#111111");
  await expect(groundOf(page)).toHaveValue("#EEEEEE");
});

test("[CON] text over a gradient: the worst point is marked, the text moves by keys, a scrim makes it pass", async ({
  page,
}) => {
  await open(page, "/contrast-checker?fg=ffffff&bg=112f2c&view=over&at=0_50");
  const worst = inspector(page).locator(".contrast-facts dd").first();
  await expect(page.getByRole("img", { name: /^Worst point/ })).toBeVisible();
  const before = Number(await worst.textContent());
  const text = page.getByRole("group", { name: /Arrow keys move it/ });
  await text.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => query(page, "at")).toBe("100_50");
  await expect.poll(async () => Number(await worst.textContent())).toBeLessThan(before);
  expect(Number(await worst.textContent())).toBeLessThan(4.5);
  await inspector(page).getByRole("button", { name: "Use black scrim" }).click();
  await expect.poll(async () => Number(await worst.textContent())).toBeGreaterThanOrEqual(4.5);
  await expect(inspector(page)).toContainText("The worst point reaches AA");
  await undo(page);
  await expect(inspector(page).getByRole("button", { name: "Use black scrim" })).toBeVisible();
});

test("[TLS-3] the text is dragged in one step", async ({ page }) => {
  await open(page, "/contrast-checker?fg=ffffff&bg=112f2c&view=over&at=0_50");
  const text = page.getByRole("group", { name: /Arrow keys move it/ });
  const from = await text.boundingBox();
  await text.hover();
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 500, (from?.y ?? 0) + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => query(page, "at")).not.toBe("0_50");
  await undo(page);
  await expect.poll(() => query(page, "at")).toBe("0_50");
  await expect.poll(async () => (await text.boundingBox())?.x).toBe(from?.x);
});

test("[CON] text over a picture of one's own, which stays on the device @phone", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await open(page, "/contrast-checker?fg=ffffff&bg=000000&view=over&on=image&at=50_0");
  await expect(page.getByText("No picture yet")).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "halves.png", mimeType: "image/png", buffer: HALVES });
  await expect(page.getByRole("img", { name: "Picture halves.png" })).toBeVisible();
  const worst = inspector(page).locator(".contrast-facts dd").first();
  await expect(worst).toHaveText("21.00");
  const text = page.getByRole("group", { name: /Arrow keys move it/ });
  await text.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("Shift+ArrowDown");
  await expect(worst).toHaveText("1.00");
  await inspector(page).getByRole("button", { name: "Use other text" }).click();
  await expect.poll(async () => Number(await worst.textContent())).toBeGreaterThanOrEqual(4.5);
  expect(sent).toEqual([]);
});

test("[CON] a file that is no picture says why, and the picture before it stays", async ({ page }) => {
  await open(page, "/contrast-checker?fg=ffffff&bg=000000&view=over&on=image");
  const choose = page.locator("input[type=file]");
  await choose.setInputFiles({
    name: "broken.png",
    mimeType: "image/png",
    buffer: Buffer.from("not a picture"),
  });
  await expect(
    page.getByText(/broken\.png could not be used: this browser cannot read it/).first(),
  ).toBeVisible();
  await choose.setInputFiles({ name: "halves.png", mimeType: "image/png", buffer: HALVES });
  await expect(page.getByRole("img", { name: "Picture halves.png" })).toBeVisible();
  await choose.setInputFiles({ name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) });
  await expect(page.getByText("empty.png could not be used: it is empty.").first()).toBeVisible();
  await expect(page.getByRole("img", { name: "Picture halves.png" })).toBeVisible();
});

test("[COL-5] vision changes the canvas only; the numbers stay true", async ({ page }) => {
  await open(page, PAIR);
  const sample = page.locator(".contrast-sample");
  const painted = () => sample.evaluate((element) => getComputedStyle(element).color);
  const before = await painted();
  await page.keyboard.press("o");
  await page.getByRole("radio", { name: /Protanopia/ }).check();
  await expect.poll(painted).not.toBe(before);
  await expect(hero(page)).toContainText("5.54");
  await page.keyboard.press("Escape");
  await expect(textOf(page)).toHaveValue("#F48067");
});

test("[COL-6] the pair is exported by its names", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PAIR);
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: /^Copy CSS/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("--text: #f48067");
});

test("[CON] by touch: swap, palette and the nearest pair @phone", async ({ page }) => {
  await open(page, PAIR);
  await page.getByRole("button", { name: "Swap" }).click();
  await expect(textOf(page)).toHaveValue("#112F2C");
  await page.getByText("Palette", { exact: true }).first().click();
  await page.getByRole("button", { name: /^#F48067 on #000000/ }).click();
  await expect(groundOf(page)).toHaveValue("#000000");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

for (const view of ["sample", "palette", "over"]) {
  test(`[QLT-1] no barrier in the view "${view}" @phone`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, `${PAIR}&over=ffffff10&view=${view}&p=0e2a47-2f6690-81b1cc-f4d35e-ee964b-f4ebd9`);
    await expect(inspector(page).getByText("Loading…")).toHaveCount(0);
    await expectAccessible(page);
  });
}
