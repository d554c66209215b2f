import type { Page } from "@playwright/test";
import { gifFile, pngFile, stripedPng, withOrientation } from "#tests/picture-files.ts";
import { expect as expectSoon, open, test } from "./fixture.ts";

/** Pictures are decoded and looked at by another thread, which a busy machine lets wait. */
const expect = expectSoon.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 90_000 });

const PATH = "/color-image-picker";
const SHARED = `${PATH}?c=0e2a47*41.2*120.340-f4ebd9*30*800.600-2f6690*28.4*600.100-e4572e*0.4*400.200*a&n=3&accent=1&pic=abc.1200x800`;
const RED = [192, 0, 0] as const;
const GREEN = [0, 160, 0] as const;
const BLUE = [0, 0, 192] as const;

const band = (page: Page) => page.getByRole("list", { name: "Colors and their shares" }).getByRole("button");
/** "#c00000, 33.3%" of each color, as they stand. */
const colors = (page: Page) =>
  band(page).evaluateAll((all) =>
    all.map((one) => (one.getAttribute("aria-label") ?? "").replace("Copy ", "")),
  );
const hexes = async (page: Page) => (await colors(page)).map((text) => text.slice(0, 7));
const rings = (page: Page) =>
  page.getByRole("region", { name: "Canvas" }).getByRole("button", { name: /^Picker/ });
const picture = (page: Page, name: string | RegExp) => page.getByRole("img", { name });
const said = (page: Page, words: RegExp) => page.getByRole("status").filter({ hasText: words }).first();

async function choose(page: Page, name: string, buffer: Buffer, mimeType = "image/png"): Promise<void> {
  await page.getByLabel("Picture", { exact: true }).last().setInputFiles({ name, mimeType, buffer });
}

/** A JPEG of the browser's own making: red at the left, blue at the right. */
async function jpeg(page: Page, width = 60, height = 30): Promise<Buffer> {
  const text = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const context = canvas.getContext("2d");
      if (context === null) return "";
      context.fillStyle = "#c00000";
      context.fillRect(0, 0, w, h);
      context.fillStyle = "#0000c0";
      context.fillRect(w / 2, 0, w / 2, h);
      return canvas.toDataURL("image/jpeg", 1).split(",")[1] ?? "";
    },
    [width, height] as const,
  );
  return Buffer.from(text, "base64");
}

const flag = pngFile(90, 40, (x) => (x < 45 ? RED : x < 72 ? GREEN : BLUE));

test("[IMG] a picture gives its colors with their shares, and a press copies one @phone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PATH);
  await choose(page, "flag.png", flag);
  await expect(picture(page, "flag.png, 90 by 40 pixels")).toBeVisible();
  await expect.poll(() => colors(page)).toEqual(["#c00000, 50.0%", "#00a000, 30.0%", "#0000c0, 20.0%"]);
  await expect(rings(page)).toHaveCount(3);
  await band(page).nth(1).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#00a000");
});

test.describe("files of every kind", () => {
  test("[IMG] a phone's photo is turned upright", async ({ page }) => {
    await open(page, PATH);
    await choose(page, "phone.jpg", withOrientation(await jpeg(page), 6), "image/jpeg");
    await expect(picture(page, "phone.jpg, 30 by 60 pixels")).toBeVisible();
    await expect(page.getByText(/Turned upright by its EXIF data/)).toBeVisible();
    // Turned by a quarter, what was left is above.
    const redAt = await rings(page)
      .filter({
        has: page.locator("xpath=self::*[contains(@aria-label, '#c') or contains(@aria-label, '#b')]"),
      })
      .first()
      .boundingBox();
    const blueAt = await rings(page)
      .filter({ has: page.locator("xpath=self::*[contains(@aria-label, '#00')]") })
      .first()
      .boundingBox();
    expect(redAt?.y ?? 0).toBeLessThan(blueAt?.y ?? 0);
  });

  test("[IMG] what is transparent in a picture has no color", async ({ page }) => {
    await open(page, PATH);
    const half = pngFile(20, 20, (x) => (x < 10 ? [0, 0, 0, 0] : x < 15 ? RED : BLUE));
    await choose(page, "half.png", half);
    await expect.poll(() => colors(page)).toEqual(["#0000c0, 50.0%", "#c00000, 50.0%"]);
    await choose(
      page,
      "none.png",
      pngFile(4, 4, () => [0, 0, 0, 0]),
    );
    await expect(said(page, /wholly transparent, so it has no colors/)).toBeVisible();
  });

  test("[IMG] of an animated GIF the first frame is shown, and it says so", async ({ page }) => {
    await open(page, PATH);
    await choose(page, "blink.gif", gifFile([RED, BLUE]), "image/gif");
    await expect.poll(() => colors(page)).toEqual(["#c00000, 100.0%"]);
    await expect(page.getByText(/It moves; its first frame is shown/)).toBeVisible();
  });

  test("[IMG] an SVG is drawn, and its scripts and links do nothing", async ({ page }) => {
    await open(page, PATH);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>parent.document.title = "run"</script>
      <style>@import url(https://pictures.example/x.css);</style><rect width="40" height="20" fill="#00a000"/></svg>`;
    await choose(page, "sign.svg", Buffer.from(svg), "image/svg+xml");
    await expect.poll(() => colors(page)).toEqual(["#00a000, 100.0%"]);
    await expect(page).toHaveTitle(/Palette from Image/);
    expect(asked.filter((url) => url.includes("pictures.example"))).toEqual([]);
  });

  test("[IMG] a picture of one pixel has one color", async ({ page }) => {
    await open(page, PATH);
    await choose(
      page,
      "dot.png",
      pngFile(1, 1, () => [171, 205, 239]),
    );
    await expect(picture(page, "dot.png, 1 by 1 pixels")).toBeVisible();
    await expect.poll(() => colors(page)).toEqual(["#abcdef, 100.0%"]);
  });

  for (const [name, bytes, words] of [
    [
      "letter.jpg",
      () => Buffer.from("Dear all,\nthis is no picture."),
      /letter\.jpg .*is text, not a picture/,
    ],
    ["empty.png", () => Buffer.alloc(0), /empty\.png .*The file is empty/],
    ["cut.png", () => flag.subarray(0, 70), /cut\.png .*cut off/],
    ["noise.png", () => Buffer.from([1, 2, 3, 4, 5]), /noise\.png .*no picture format/],
    ["sign.svg", () => Buffer.from("<svg xmlns='x'><rect"), /sign\.svg .*not well formed/],
  ] as const) {
    test(`[IMG] ${name} is refused with the reason, and what was there stays`, async ({ page }) => {
      await open(page, SHARED);
      const before = await colors(page);
      await choose(page, name, bytes(), "image/jpeg");
      await expect(said(page, words)).toBeVisible();
      expect(await colors(page)).toEqual(before);
    });
  }

  test("[IMG] a JPEG that is cut off gives what is left of it, or says that it is", async ({ page }) => {
    await open(page, PATH);
    const whole = await jpeg(page, 400, 300);
    await choose(page, "cut.jpg", whole.subarray(0, whole.length >> 1), "image/jpeg");
    await expect(page.getByText(/file is cut off/)).toBeVisible();
  });
});

test("[TLS-9] fifty megapixels open off the main thread, and the page stays alive", async ({ page }) => {
  test.setTimeout(150_000);
  await open(page, PATH);
  const huge = stripedPng(8192, 6144, [RED, GREEN, BLUE, [250, 250, 250]]);
  await choose(page, "huge.png", huge);
  await expect(page.getByRole("progressbar", { name: "Opening huge.png" })).toBeVisible();
  await page.getByRole("radio", { name: "Vivid" }).check({ force: true });
  await expect(page).toHaveURL(/order=vivid/);
  expect(await picture(page, /^huge/).count(), "answered while it was still being opened").toBe(0);
  await expect(picture(page, "huge.png, 8192 by 6144 pixels")).toBeVisible({ timeout: 80_000 });
  expect((await hexes(page)).toSorted()).toEqual(["#0000c0", "#00a000", "#c00000", "#fafafa"]);
  await expect(page.getByText(/pickers choose among/)).toBeVisible();
});

test("[TLS-9] opening can be cancelled, and what was there stays", async ({ page }) => {
  await open(page, SHARED);
  const before = await colors(page);
  await choose(page, "huge.png", stripedPng(8192, 6144, [RED, GREEN]));
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await choose(page, "flag.png", flag);
  await expect(picture(page, /^flag\.png/)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect.poll(() => colors(page)).toEqual(before);
});

test.describe("ways to bring a picture", () => {
  for (const way of ["paste", "drop"] as const) {
    test(`[IMG] by ${way}`, async ({ page }) => {
      await open(page, PATH);
      await page.evaluate(
        ([kind, base64]) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], "flag.png", { type: "image/png" }));
          document.body.dispatchEvent(
            kind === "paste"
              ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
              : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
          );
        },
        [way, flag.toString("base64")] as const,
      );
      await expect(picture(page, /^flag\.png/)).toBeVisible();
      await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#0000c0"]);
    });
  }

  test("[IMG] by link, where the other site allows it", async ({ page }) => {
    await page.route("https://pictures.example/flag.png", (route) =>
      route.fulfill({
        body: flag,
        contentType: "image/png",
        headers: { "access-control-allow-origin": "*" },
      }),
    );
    await open(page, PATH);
    await page.getByRole("textbox", { name: "Address of a picture" }).fill("pictures.example/flag.png");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByText(/Write the whole address of a picture/)).toBeVisible();
    await page
      .getByRole("textbox", { name: "Address of a picture" })
      .fill("https://pictures.example/flag.png");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(picture(page, /^flag\.png/)).toBeVisible();
    await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#0000c0"]);
  });

  test("[IMG] by a link that the other site keeps to itself it says so", async ({ browser, baseURL }) => {
    // A context of its own: the browser reports the refusal on the console.
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.route("https://pictures.example/**", (route) =>
      route.request().url().endsWith("gone.png")
        ? route.fulfill({ status: 404 })
        : route.fulfill({
            body: flag,
            contentType: "image/png",
            headers: { "access-control-allow-origin": "null" },
          }),
    );
    await open(page, PATH);
    const field = page.getByRole("textbox", { name: "Address of a picture" });
    await field.fill("https://pictures.example/flag.png");
    await field.press("Enter");
    await expect(said(page, /does not allow other sites to read it/)).toBeVisible();
    await field.fill("https://pictures.example/gone.png");
    await field.press("Enter");
    await expect(said(page, /no picture at this address/)).toBeVisible();
    await context.close();
  });

  test("[IMG] the sample is painted on the device; its red sail is the accent", async ({ page }) => {
    await open(page, PATH);
    await page.getByRole("button", { name: "Try a sample" }).click();
    await expect(band(page)).toHaveCount(6);
    await page.getByRole("checkbox", { name: "Accent" }).check();
    await expect(band(page)).toHaveCount(7);
    const accent = (await colors(page)).find((text) => text.endsWith("accent"));
    expect(accent).toMatch(/^#[d-e]\w[1-4]\w[0-3]\w/);
  });
});

test.describe("pickers", () => {
  test("[IMG] a ring is dragged with a loupe, and that is one step", async ({ page }) => {
    await open(page, PATH);
    await choose(page, "flag.png", flag);
    await expect(rings(page)).toHaveCount(3);
    const before = await colors(page);
    const canvas = await picture(page, /^flag/).boundingBox();
    const ring = page.getByRole("button", { name: /^Picker 3/ });
    await ring.hover();
    await page.mouse.down();
    await page.mouse.move((canvas?.x ?? 0) + 30, (canvas?.y ?? 0) + 60, { steps: 6 });
    await expect(page.locator(".loupe")).toContainText("#c00000");
    await page.mouse.up();
    await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#c00000"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => colors(page)).toEqual(before);
  });

  test("[IMG] a press on the picture picks a color, Escape takes a drag back, Delete removes it", async ({
    page,
  }) => {
    await open(page, PATH);
    await choose(page, "flag.png", flag);
    const canvas = await picture(page, /^flag/).boundingBox();
    await page.mouse.move((canvas?.x ?? 0) + 12, (canvas?.y ?? 0) + 12);
    await page.mouse.down();
    await expect(rings(page)).toHaveCount(4);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(rings(page)).toHaveCount(3);
    await page.mouse.click((canvas?.x ?? 0) + 12, (canvas?.y ?? 0) + 12);
    await expect(rings(page)).toHaveCount(4);
    await page.getByRole("button", { name: "Picker 4: #c00000" }).press("Delete");
    await expect(rings(page)).toHaveCount(3);
  });

  test("[TLS-8] everything by keys: sample, picker, its place, area, count", async ({ page }) => {
    await open(page, PATH);
    await page.getByRole("button", { name: "Try a sample" }).focus();
    await page.keyboard.press("Enter");
    await expect(rings(page)).toHaveCount(6);
    await page.locator("body").press("p");
    const own = page.getByRole("button", { name: "Picker 7" });
    await expect(rings(page)).toHaveCount(7);
    const address = () => new URL(page.url()).searchParams.get("c") ?? "";
    await expect.poll(address).toContain("*600.400*o");
    const mine = rings(page).filter({ has: page.locator("xpath=self::*[@data-kind='own']") });
    await mine.focus();
    await expect(page.locator(".loupe")).toContainText("600, 400");
    await page.keyboard.press("ArrowRight");
    await expect.poll(address).toContain("*601.400*o");
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(address).toContain("*601.410*o");
    await expect(own.or(mine).first()).toBeFocused();
    await page.getByRole("textbox", { name: "Width" }).fill("300");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("area")).toBe("0.0.300.800");
    await page.getByRole("slider", { name: "Colors" }).press("ArrowRight");
    await expect.poll(() => new URL(page.url()).searchParams.get("n")).toBe("7");
    await expect(band(page)).toHaveCount(8);
  });

  test("[IMG] a color comes from the screen where the browser can do that", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        EyeDropper: class {
          open() {
            return Promise.resolve({ sRGBHex: "#123456" });
          }
        },
      });
    });
    await open(page, PATH);
    await choose(page, "flag.png", flag);
    await expect(rings(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Pick from the screen" }).click();
    await expect.poll(() => hexes(page)).toContain("#123456");
  });

  test("[IMG] a finger moves a ring, with the loupe above it @phone", async ({ page, isMobile }) => {
    test.skip(!isMobile, "for touch");
    await open(page, PATH);
    await choose(page, "flag.png", flag);
    await expect(rings(page)).toHaveCount(3);
    const canvas = await picture(page, /^flag/).boundingBox();
    const ring = await page.getByRole("button", { name: /^Picker 3/ }).boundingBox();
    const start = { x: (ring?.x ?? 0) + 13, y: (ring?.y ?? 0) + 13 };
    const end = { x: (canvas?.x ?? 0) + 20, y: start.y };
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
    await touch("touchStart", start);
    for (let step = 1; step <= 5; step += 1)
      await touch("touchMove", { x: start.x + ((end.x - start.x) * step) / 5, y: start.y });
    await expect(page.locator(".loupe[data-touch]")).toContainText("#c00000");
    await touch("touchEnd");
    await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#c00000"]);
  });
});

test.describe("what is looked for", () => {
  test("[IMG] an area alone, drawn or written; bad numbers are explained", async ({ page }) => {
    await open(page, PATH);
    await choose(page, "flag.png", flag);
    await expect(rings(page)).toHaveCount(3);
    await page.getByRole("radio", { name: "Area" }).check({ force: true });
    const canvas = await picture(page, /^flag/).boundingBox();
    const [left, top] = [canvas?.x ?? 0, canvas?.y ?? 0];
    const [width, height] = [canvas?.width ?? 0, canvas?.height ?? 0];
    await page.mouse.move(left + width * 0.7, top + height * 0.2);
    await page.mouse.down();
    await page.mouse.move(left + width * 0.99, top + height * 0.9, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => hexes(page)).toEqual(["#0000c0", "#00a000"]);
    await page.getByRole("textbox", { name: "Left" }).fill("900");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Left is a whole number from 0 to 89.")).toBeVisible();
    expect(await hexes(page)).toEqual(["#0000c0", "#00a000"]);
    await page.getByRole("button", { name: "Whole picture" }).click();
    await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#0000c0"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => hexes(page)).toEqual(["#0000c0", "#00a000"]);
  });

  test("[IMG] without the background", async ({ page }) => {
    await open(page, PATH);
    const product = pngFile(60, 60, (x, y) =>
      x > 20 && x < 40 && y > 20 && y < 40 ? (x < 30 ? RED : BLUE) : [250, 250, 250],
    );
    await choose(page, "product.png", product);
    await expect.poll(async () => (await hexes(page))[0]).toBe("#fafafa");
    await page.getByRole("checkbox", { name: "Ignore background" }).check();
    await expect.poll(async () => (await hexes(page)).toSorted()).toEqual(["#0000c0", "#c00000"]);
  });

  test("[IMG] exact for pictures of few colors, and the reason where there are more", async ({ page }) => {
    await open(page, PATH);
    const few = pngFile(40, 40, (x, y) => [(x >> 2) * 20, (y >> 3) * 40, 90]);
    await choose(page, "few.png", few);
    await expect(band(page)).toHaveCount(6);
    await page.getByRole("checkbox", { name: "Exact" }).check();
    await expect(band(page)).toHaveCount(50);
    await expect(page.getByText("Exact: all 50 colors, none of them mixed.")).toBeVisible();
    await choose(
      page,
      "many.png",
      pngFile(40, 40, (x, y) => [x * 6, y * 6, 90]),
    );
    await expect(page.getByText(/more than 256 colors, too many for Exact/)).toBeVisible();
    await expect(band(page)).toHaveCount(6);
  });

  test("[IMG] two to sixteen colors, in four orders", async ({ page }) => {
    await open(page, PATH);
    await page.getByRole("button", { name: "Try a sample" }).click();
    await expect(band(page)).toHaveCount(6);
    const slider = page.getByRole("slider", { name: "Colors" });
    await slider.press("End");
    await expect(band(page)).toHaveCount(16);
    await slider.press("Home");
    await expect(band(page)).toHaveCount(2);
    await page.keyboard.press("Control+z");
    await expect(band(page)).toHaveCount(16);
    const dominant = await hexes(page);
    await page.getByRole("radio", { name: "Vivid" }).check({ force: true });
    await expect.poll(() => hexes(page)).not.toEqual(dominant);
    const vivid = await hexes(page);
    await page.getByRole("radio", { name: "Muted" }).check({ force: true });
    await expect.poll(() => hexes(page)).toEqual(vivid.toReversed());
    await page.getByRole("radio", { name: "Dark first" }).check({ force: true });
    await expect.poll(async () => (await hexes(page)).toSorted()).toEqual(dominant.toSorted());
  });
});

test("[TLS-4] the picture is there after a reload, and goes when it is removed", async ({ page }) => {
  await open(page, PATH);
  await choose(page, "flag.png", flag);
  await expect(rings(page)).toHaveCount(3);
  await page.reload();
  await expect(picture(page, "flag.png, 90 by 40 pixels")).toBeVisible();
  await open(page, PATH);
  await expect(picture(page, "flag.png, 90 by 40 pixels")).toBeVisible();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(picture(page, /^flag/)).toHaveCount(0);
  expect(await hexes(page)).toEqual(["#c00000", "#00a000", "#0000c0"]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Open a picture" })).toBeVisible();
});

test("[TLS-3] undo goes back to the picture before", async ({ page }) => {
  await open(page, PATH);
  await choose(page, "flag.png", flag);
  await expect(rings(page)).toHaveCount(3);
  await choose(
    page,
    "dot.png",
    pngFile(1, 1, () => [1, 2, 3]),
  );
  await expect(picture(page, /^dot/)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(picture(page, /^flag/)).toBeVisible();
  await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#0000c0"]);
});

test("[COL-6] what was found is exported", async ({ page }) => {
  await open(page, SHARED);
  await expect(page.locator("pre", { hasText: "--picture-1: #0e2a47; /* 41.2% */" })).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  const panel = page.getByRole("complementary", { name: "Export" });
  await expect(panel.getByText(/#e4572e/i).first()).toBeVisible();
});

test("[TLS-2] a link with mistakes says what was left out", async ({ page }) => {
  await open(page, `${PATH}?c=nonsense-0e2a47*50&n=99&area=1.2`);
  await expect(said(page, /nonsense/)).toBeVisible();
  expect(await colors(page)).toEqual(["#0e2a47, 50.0%"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[TLS-2] a shared link shows the colors and where the picture is @phone", async ({ page }) => {
    await page.goto(SHARED);
    expect(await colors(page)).toEqual([
      "#0e2a47, 41.2%",
      "#f4ebd9, 30.0%",
      "#2f6690, 28.4%",
      "#e4572e, 0.4%, accent",
    ]);
    await expect(page.getByText(/The picture stayed on the device where it was opened/)).toBeVisible();
  });
});
