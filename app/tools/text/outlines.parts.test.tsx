import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { TEXT_FONTS } from "#domain/documents/text/text-fonts.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { laidText, pngOfText, svgOfText } from "./export-text.ts";
import { outlinedText } from "./outline-text.ts";

const word = () => page.getByRole("textbox", { name: "Text on the canvas" });
const address = (rest: string) =>
  `/text-gradient-generator?t=Tofu%20%C3%84gypten%0Ajumps%20%26%20AVes&g=3b0c47@0-d0123f@100&angle=90&in=oklab&px=120&${rest}`;

it.each(TEXT_FONTS.map(({ id, weight, width }, index) => [id, weight, width, index] as const))(
  "[TXT] outlines of %s are the letters that the browser draws, at any weight and width, on two lines",
  async (id, [least, most], width, index) => {
    const weight = Math.round(least + (most - least) * (0.2 + 0.1 * index));
    const wide = width === undefined ? "" : `&wd=${Math.round((width[0] + 2 * width[1]) / 3)}`;
    await mountTool(address(`font=${id}&w=${weight}${wide}&sp=${index % 2 === 0 ? 0 : -30}`));
    await expect.element(word()).toBeVisible();
    const { document } = TEXT.decode(query());
    if (document === undefined) throw new Error("The address has no text.");
    const laid = await laidText(word().element() as HTMLElement, document);
    if (laid === undefined) throw new Error("The text is not on the page.");
    const outlined = await outlinedText(laid, document);
    if (!outlined.ok) throw new Error(outlined.message);
    const svg = svgOfText(outlined.laid);
    expect(svg).not.toContain("<text");
    expect(svg).not.toContain("font-");
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    await image.decode();
    const size = [laid.width, laid.height] as const;
    const [drawn, letters] = [
      pixelsOf(image, size),
      pixelsOf(await createImageBitmap(await pngOfText(laid, 1)), size),
    ];
    let [ink, apart, far] = [0, 0, 0];
    for (let at = 0; at < letters.length; at += 4) {
      const difference = Math.abs((drawn[at + 3] ?? 0) - (letters[at + 3] ?? 0));
      ink += letters[at + 3] ?? 0;
      apart += difference;
      if (difference > 128) far += 1;
    }
    // Antialiasing differs; a letter with another place, weight or width would differ far more.
    expect.soft(apart / ink).toBeLessThan(0.05);
    expect.soft(far).toBeLessThan(25);
  },
);

it("[TXT] a font of the device, which anybody may have made, is named and never read", async () => {
  await mountTool(address("local=Some%20Font"));
  await expect.element(word()).toBeVisible();
  const { document } = TEXT.decode(query());
  if (document === undefined) throw new Error("The address has no text.");
  const laid = await laidText(word().element() as HTMLElement, document);
  if (laid === undefined) throw new Error("The text is not on the page.");
  expect(await outlinedText(laid, document)).toEqual({
    ok: false,
    message: "The outlines of a font on this device cannot be read. Choose a font of the list.",
    retry: "none",
  });
});

function pixelsOf(picture: CanvasImageSource, [width, height]: readonly [number, number]) {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}
