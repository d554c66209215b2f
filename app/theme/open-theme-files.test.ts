import { expect, it } from "vitest";
import { zipStored, zipTexts } from "#engine/files/zip-texts.ts";
import { openThemeFiles } from "./open-theme-files.ts";

const SHEET = ":root { --page: #fff; --ink: #1b1b1f } /* Größe */\n";
const [LITTLE, BIG] = ["utf16le", "swapped"] as const;

function utf16(text: string, order: typeof LITTLE | typeof BIG): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return new Uint8Array(order === BIG ? bytes.swap16() : bytes);
}

it.each([LITTLE, BIG])(
  "[AUD-1] a style sheet in UTF-16 is read by its byte order mark: %s",
  async (order) => {
    const bytes = utf16(SHEET, order);
    const archive = zipStored([{ name: "a/zipped.css", bytes }]);
    const files = [new File([bytes], "plain.css"), new File([archive], "theme.zip")];
    expect(await openThemeFiles(files)).toEqual({
      ok: true,
      files: [
        { name: "plain.css", text: SHEET },
        { name: "a/zipped.css", text: SHEET },
      ],
    });
  },
);

it("[AUD-1] UTF-8 is read as before, with a mark and without", async () => {
  const files = [new File([SHEET], "a.css"), new File([`\ufeff${SHEET}`], "b.css")];
  expect(await openThemeFiles(files)).toMatchObject({ files: [{ text: SHEET }, { text: SHEET }] });
});

it("[AUD-5] of an archive what may be of a theme, with its folders", async () => {
  const names = [
    "res/values/colors.xml",
    "res/values-night/colors.xml",
    "res/layout/main.xml",
    "tailwind.config.js",
    "_dark.scss",
    "README.md",
    "node_modules/other/theme.css",
    "__MACOSX/._a.css",
  ];
  const archive = zipTexts(names.map((name) => ({ name, text: name })));
  const opened = await openThemeFiles([new File([archive], "app.zip")]);
  expect(opened).toMatchObject({ ok: true });
  expect(opened.ok && opened.files.map(({ name }) => name)).toEqual([
    "res/values/colors.xml",
    "res/values-night/colors.xml",
    "tailwind.config.js",
    "_dark.scss",
  ]);
});
