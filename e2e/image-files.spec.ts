import { gifFile, pngFile, stripedPng, withOrientation } from "#tests/picture-files.ts";
import { open, test } from "./fixture.ts";
import {
  BLUE,
  band,
  choose,
  colors,
  expect,
  flag,
  GREEN,
  hexes,
  jpeg,
  PATH,
  picture,
  RED,
  rings,
  SHARED,
  SLOW,
  said,
} from "./image-page.ts";

test.describe.configure(SLOW);

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
