// Files of every kind, and the ways to open them.
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { press } from "#tests/parts/input.ts";
import { boxOf, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { answerSite, askedOfSites } from "#tests/parts/other-sites.ts";
import { gifFile, pngFile, stripedPng, withOrientation } from "#tests/picture-files.ts";
import {
  BLUE,
  choose,
  colors,
  flag,
  GREEN,
  hexes,
  jpeg,
  PATH,
  picture,
  RED,
  rings,
  SHARED,
  said,
} from "./testing/image-page.ts";

const FLAG_COLORS = ["#c00000", "#00a000", "#0000c0"];
/** 18 levels, each of which shows the one before ten times. */
const usesWithinUses = () =>
  `<svg xmlns="http://www.w3.org/2000/svg"><rect id="a0" width="9" height="9"/>${Array.from(
    { length: 18 },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  ).join("")}</svg>`;
const bytesOf = (text: string) => new TextEncoder().encode(text);

it("[IMG] a picture is kept that is chosen while the sample is still being painted", async () => {
  const painted = Promise.withResolvers<void>();
  const toBlob = HTMLCanvasElement.prototype.toBlob;
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    ...given
  ) {
    void painted.promise.then(() => toBlob.apply(this, given));
  });
  // The sample ends while the colors of the chosen picture are looked for.
  const post = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (
    this: Worker,
    message: { name?: string },
    ...rest: unknown[]
  ) {
    const send = () => Reflect.apply(post, this, [message, ...rest]);
    if (message.name !== "find") return send();
    painted.resolve();
    setTimeout(send, 300);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await mountTool(PATH);
  await choose("flag.png", await flag());
  await expect.element(page.getByRole("status").filter({ hasText: "3 colors found" }).first()).toBeVisible();
  await expect.poll(hexes).toEqual(FLAG_COLORS);
  await expect.element(rings()).toHaveLength(3);
});

describe("files of every kind", () => {
  it("[IMG] a phone's photo is turned upright", async () => {
    await mountTool(PATH);
    await choose("phone.jpg", withOrientation(await jpeg(), 6), "image/jpeg");
    await expect.element(picture("phone.jpg, 30 by 60 pixels")).toBeVisible();
    await expect.element(page.getByText(/Turned upright by its EXIF data/)).toBeVisible();
    // After a quarter turn the left side is at the top.
    const redAt = await boxOf(rings().and(page.css("[aria-label*='#c'], [aria-label*='#b']")).first());
    const blueAt = await boxOf(rings().and(page.css("[aria-label*='#00']")).first());
    expect(redAt.y).toBeLessThan(blueAt.y);
  });

  it("[IMG] what is transparent in a picture has no color", async () => {
    await mountTool(PATH);
    await choose("half.png", await pngFile(20, 20, (x) => (x < 10 ? [0, 0, 0, 0] : x < 15 ? RED : BLUE)));
    await expect.poll(colors).toEqual(["#0000c0, 50.0%", "#c00000, 50.0%"]);
    await choose("none.png", await pngFile(4, 4, () => [0, 0, 0, 0]));
    await expect.element(said(/wholly transparent, so it has no colors/)).toBeVisible();
  });

  it("[IMG] of an animated GIF the first frame is shown, and it says so", async () => {
    await mountTool(PATH);
    await choose("blink.gif", gifFile([RED, BLUE]), "image/gif");
    await expect.poll(colors).toEqual(["#c00000, 100.0%"]);
    await expect.element(page.getByText(/It moves; its first frame is shown/)).toBeVisible();
  });

  it("[IMG] an SVG is drawn, and its scripts and links do nothing", async () => {
    await answerSite("https://pictures.example/**", { status: 404 });
    await mountTool(PATH);
    const title = document.title;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>parent.document.title = "run"</script>
      <style>@import url(https://pictures.example/x.css);</style><rect width="40" height="20" fill="#00a000"/></svg>`;
    await choose("sign.svg", svg, "image/svg+xml");
    await expect.poll(colors).toEqual(["#00a000, 100.0%"]);
    expect(document.title).toBe(title);
    expect(await askedOfSites()).toEqual([]);
  });

  it("[IMG] a picture of one pixel has one color", async () => {
    await mountTool(PATH);
    await choose("dot.png", await pngFile(1, 1, () => [171, 205, 239]));
    await expect.element(picture("dot.png, 1 by 1 pixels")).toBeVisible();
    await expect.poll(colors).toEqual(["#abcdef, 100.0%"]);
  });

  for (const [name, bytes, words] of [
    ["letter.jpg", () => bytesOf("Dear all,\nthis is no picture."), /letter\.jpg .*is text, not a picture/],
    ["empty.png", () => new Uint8Array(), /empty\.png .*The file is empty/],
    ["cut.png", async () => (await flag()).subarray(0, 70), /cut\.png .*cut off/],
    ["noise.png", () => Uint8Array.of(1, 2, 3, 4, 5), /noise\.png .*no picture format/],
    ["sign.svg", () => bytesOf("<svg xmlns='x'><rect"), /sign\.svg .*not well formed/],
    ["bomb.svg", () => bytesOf(usesWithinUses()), /bomb\.svg .*Export it as PNG/],
  ] as const) {
    it(`[IMG] ${name} is refused with the reason, and what was there stays`, async () => {
      await mountTool(SHARED);
      const before = colors();
      expect(before).toHaveLength(4);
      await choose(name, await bytes(), "image/jpeg");
      await expect.element(said(words)).toBeVisible();
      expect(colors()).toEqual(before);
    });
  }

  it("[IMG] a JPEG that is cut off gives what is left of it, or says that it is", async () => {
    await mountTool(PATH);
    const whole = await jpeg(400, 300);
    await choose("cut.jpg", whole.subarray(0, whole.length >> 1), "image/jpeg");
    await expect.element(page.getByText(/file is cut off/)).toBeVisible();
  });
});

describe("fifty megapixels", () => {
  const cancel = () => page.getByRole("button", { name: "Cancel" });

  it("[TLS-9] open off the main thread, and the page stays alive", async () => {
    await mountTool(PATH);
    await choose("huge.png", await stripedPng(8192, 6144, [RED, GREEN, BLUE, [250, 250, 250]]));
    await expect.element(page.getByRole("progressbar", { name: "Opening huge.png" })).toBeVisible();
    await page.getByRole("radio", { name: "Vivid" }).click({ force: true });
    await expect.poll(() => query().get("order")).toBe("vivid");
    expect(picture(/^huge/).elements(), "answered while it was still being opened").toEqual([]);
    await expect.element(picture("huge.png, 8192 by 6144 pixels")).toBeVisible();
    expect(hexes().toSorted()).toEqual(["#0000c0", "#00a000", "#c00000", "#fafafa"]);
    await expect.element(page.getByText(/pickers choose among/)).toBeVisible();
  });

  it("[TLS-9] can be cancelled, and what was there stays", async () => {
    await mountTool(SHARED);
    const before = colors();
    await choose("huge.png", await stripedPng(8192, 6144, [RED, GREEN]));
    await cancel().click();
    await expect.element(page.getByRole("progressbar")).toHaveLength(0);
    await choose("flag.png", await flag());
    await expect.element(picture(/^flag\.png/)).toBeVisible();
    await press("Control+z");
    await expect.poll(colors).toEqual(before);
  });
});

describe("ways to bring a picture", () => {
  for (const [way, eventOf] of [
    ["paste", (data: DataTransfer) => new ClipboardEvent("paste", { clipboardData: data, ...PASSING })],
    ["drop", (data: DataTransfer) => new DragEvent("drop", { dataTransfer: data, ...PASSING })],
  ] as const) {
    it(`[IMG] by ${way}`, async () => {
      await mountTool(PATH);
      const data = new DataTransfer();
      data.items.add(new File([await flag()], "flag.png", { type: "image/png" }));
      document.body.dispatchEvent(eventOf(data));
      await expect.element(picture(/^flag\.png/)).toBeVisible();
      await expect.poll(hexes).toEqual(FLAG_COLORS);
    });
  }

  const address = () => page.getByRole("textbox", { name: "Address of a picture" });
  const open = () => page.getByRole("button", { name: "Open", exact: true });

  it("[IMG] by link, where the other site allows it", async () => {
    await answerSite("https://pictures.example/flag.png", {
      body: await flag(),
      headers: { "content-type": "image/png", "access-control-allow-origin": "*" },
    });
    await mountTool(`${PATH}?n=6`);
    await address().fill("pictures.example/flag.png");
    await open().click();
    await expect.element(page.getByText(/Write the whole address of a picture/)).toBeVisible();
    await address().fill("https://pictures.example/flag.png");
    await open().click();
    await expect.element(picture(/^flag\.png/)).toBeVisible();
    await expect.poll(hexes).toEqual(FLAG_COLORS);
  });

  it("[IMG] by a link that the other site keeps to itself it says so", async () => {
    await answerSite("https://pictures.example/gone.png", { status: 404 });
    await answerSite("https://pictures.example/flag.png", {
      body: await flag(),
      headers: { "content-type": "image/png", "access-control-allow-origin": "null" },
    });
    await mountTool(`${PATH}?n=6`);
    await address().fill("https://pictures.example/flag.png");
    await press("Enter");
    await expect.element(said(/does not allow other sites to read it/)).toBeVisible();
    await address().fill("https://pictures.example/gone.png");
    await press("Enter");
    await expect.element(said(/no picture at this address/)).toBeVisible();
  });

  it("[IMG] an SVG by link is counted as one from a file is, also by another name and type", async () => {
    const headers = { "access-control-allow-origin": "*", "content-type": "image/png" };
    await answerSite("https://pictures.example/bomb.png", { body: bytesOf(usesWithinUses()), headers });
    await answerSite("https://pictures.example/sign.svg", {
      body: bytesOf(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#00a000"/><image href="https://elsewhere.example/bomb.svg" width="40" height="20"/><use href="https://elsewhere.example/bomb.svg#a"/></svg>',
      ),
      headers,
    });
    await answerSite("https://elsewhere.example/**", { status: 404 });
    await mountTool(`${PATH}?n=6`);
    await address().fill("https://pictures.example/bomb.png");
    await open().click();
    await expect.element(said(/bomb\.png .*Export it as PNG/)).toBeVisible();
    await address().fill("https://pictures.example/sign.svg");
    await open().click();
    // The browser draws its own sign where the picture from elsewhere would be.
    await expect.poll(() => hexes()[0]).toBe("#00a000");
    expect((await askedOfSites()).filter((each) => each.includes("elsewhere"))).toEqual([]);
  });
});

const PASSING = { bubbles: true, cancelable: true };
