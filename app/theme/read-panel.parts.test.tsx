import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { decodeTheme } from "#domain/documents/theme/theme-document.ts";
import { writeThemeOutput } from "#domain/themes/theme-outputs.ts";
import { zipTexts } from "#engine/files/zip-texts.ts";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { downloaded, press } from "#tests/parts/input.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/dark-theme-generator?c=e8622c";
const THEME = `:root { --a0: #fff; --text-3: #9a9a9a; --brand: #2f6690; --line: rgb(0 0 0 / 9%); --mine: #123; }
.dark {
  --a0: #101014;
  --text: rgb(1 2);
}`;
const panel = () => page.getByRole("complementary", { name: "Read in" });
const field = () => panel().getByRole("textbox", { name: "Paste a theme, or drop its files here" });
const rows = (mode: string) =>
  panel()
    .getByRole("group")
    .filter({ hasText: new RegExp(`^${mode} \\d`) });

it("[THM-3] a theme is shown as a difference, changes nothing before it is taken, and is one step to take back", async () => {
  await mountTool(SHARED);
  await press("i");
  await field().fill(THEME);
  await expect
    .element(panel().getByRole("status"))
    .toMatchTextContent(
      /^CSS, tokens: \d in light and \d in dark\. \d colors differ from the theme you have\.$/,
    );
  await expect.element(rows("Light").getByText("#2F6690")).toBeVisible();
  await expect.element(rows("Dark").getByText("#101014")).toBeVisible();
  await expect.element(panel().getByText(/^\d+ pairs? of it fails?$/)).toBeVisible();
  await expect.element(panel().getByText("Line 4. ", { exact: false })).toBeVisible();
  await expect
    .element(
      panel()
        .getByText(/Line 1\. It is translucent/)
        .first(),
    )
    .toBeVisible();
  await expect.element(panel().getByText("One name is not that of a token")).toBeVisible();
  expect([query().get("c"), query().has("pin")]).toEqual(["e8622c", false]);
  await expectAccessible();
  await panel().getByRole("button", { name: "Cancel" }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  expect(query().get("c")).toBe("e8622c");
  await press("i");
  await expect.element(field()).toHaveValue("");
  await field().fill(THEME);
  await panel().getByRole("button", { name: "Take it" }).click();
  await expect.poll(() => query().get("c")).toBe("2f6690");
  expect(query().get("pin")).toMatch(/^l\.a0\.ffffff\*l\.text-3\.9a9a9a\*d\.a0\.101014/);
  await press("Control+z");
  await expect.poll(() => query().get("c")).toBe("e8622c");
  expect(query().has("pin")).toBe(false);
  await expect.element(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
});

const FOREIGN = `:root { --color-surface: #fbf7ef; --color-ink: #1c1712; --color-cta: #2f6690; --color-ink-muted: #6b6257 }
.dark { --color-surface: #17130f; --color-ink: #f4efe6; }`;
const standsFor = (name: string) => panel().getByRole("combobox", { name: `${name} stands for` });

it("[RDG-3] a person says what unknown names stand for, and the same file is read so again", async () => {
  await mountTool("/light-theme-generator?c=e8622c", { screen: "phone" });
  await press("i");
  await field().fill(FOREIGN);
  await expect.element(standsFor("--color-surface")).toHaveValue("a10");
  await expect.element(standsFor("--color-ink-muted")).toHaveValue("text-2");
  await expect.element(field()).not.toBeInvalid();
  await expect
    .element(panel().getByRole("row", { name: /--color-ink Line 1, #1C1712 and #F4EFE6 Usually text\./ }))
    .toBeVisible();
  await expect.element(panel().getByRole("button", { name: "Take it" })).not.toBeInTheDocument();
  await panel().getByText("One without a guess").click();
  await standsFor("--color-cta").selectOptions("Brand (brand)");
  await standsFor("--color-ink-muted").selectOptions("No token");
  await expectAccessible();
  await panel().getByRole("button", { name: "Use these 3 names" }).click();
  await expect.element(rows("Light").getByText("#2F6690")).toBeVisible();
  await expect.element(rows("Dark").getByText("#17130F")).toBeVisible();
  await expect.element(panel().getByText("3 names are read as you said")).toHaveFocus();
  await panel().getByRole("button", { name: "Take it" }).click();
  await expect
    .poll(() => query().get("as"))
    .toBe("a10.color-surface*text.color-ink*brand.color-cta*none.color-ink-muted");
  expect(query().get("c")).toBe("2f6690");
  await press("i");
  await field().fill(FOREIGN.replace("#1c1712", "#221100"));
  await expect
    .element(panel().getByText("One color differs from the theme you have.", { exact: false }))
    .toBeVisible();
  await panel().getByText("3 names are read as you said").click();
  await expect.element(standsFor("--color-ink-muted")).toHaveValue("none");
  await expect.element(panel().getByRole("button", { name: "These names are used" })).toBeDisabled();
});

it("[THM-3] what is no theme says its line and why, and offers nothing to take", async () => {
  await mountTool("/light-theme-generator?c=e8622c");
  await press("i");
  await field().fill("p { color: red }");
  await expect.element(panel().getByText("There are no tokens of a theme in this text.")).toBeVisible();
  await field().fill('{\n  "color": {,}\n}');
  await expect.element(panel().getByText(/^Line 2\. The text is no whole JSON/)).toBeVisible();
  await expect.element(field()).toBeInvalid();
  await expect.element(panel().getByRole("button", { name: "Take it" })).not.toBeInTheDocument();
  await panel().getByRole("button", { name: "Clear what was read" }).click();
  await expect.element(panel().getByRole("button", { name: "Choose files" })).toHaveFocus();
});

it("[THM-3] files of tokens are read together; a style sheet pasted on the page opens the panel", async () => {
  await mountTool(SHARED, { screen: "phone" });
  const data = new DataTransfer();
  data.setData("text/plain", ":root { --brand: #0b6e4f; }");
  document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData: data }));
  await expect.element(field()).toHaveValue(":root { --brand: #0b6e4f; }");
  await expect.element(panel().getByText(/differ|differs/)).toBeVisible();
  const file = (name: string, brand: string) =>
    new File([JSON.stringify({ color: { $type: "color", brand: { $value: brand } } })], name);
  await userEvent.upload(page.getByLabelText("Theme to read in"), [
    file("light.tokens.json", "#7a3cff"),
    file("dark.tokens.json", "#9d7bff"),
  ]);
  await expect.element(panel().getByText("dark.tokens.json")).toBeVisible();
  await expect.element(rows("Dark").getByText("#9D7BFF")).toBeVisible();
  await expectAccessible();
  await panel().getByRole("button", { name: "Take it" }).click();
  await expect.poll(() => query().get("c")).toBe("7a3cff");
  expect(query().get("pin")).toBe("d.brand.9d7bff");
});

it("[THM-3] the archive that is downloaded comes back as the theme it was, wherever it is dropped", async () => {
  await mountTool("/dark-theme-generator?c=2f6690&k=72&tint=80");
  const document = decodeTheme(query()).document;
  if (document === undefined) throw new Error("the address holds no theme");
  const options = { by: "class", format: "oklch", prefix: "", link: "" } as const;
  const archive = zipTexts(writeThemeOutput(document, "dtcg", options));
  await mountTool(SHARED);
  const data = new DataTransfer();
  data.items.add(new File([archive], "theme.zip", { type: "application/zip" }));
  window.document.body.dispatchEvent(
    new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }),
  );
  await expect.element(panel().getByText("theme.resolver.json")).toBeVisible();
  await expect.element(panel().getByText(/no new pin/)).toBeVisible();
  await panel().getByRole("button", { name: "Take it" }).click();
  await expect.poll(() => query().toString()).toBe("c=2f6690&k=72&tint=80");
});

it("[THM-3] files that are too large or damaged are refused by name, and what was read goes", async () => {
  await mountTool(SHARED);
  await press("i");
  await field().fill(THEME);
  await expect.element(panel().getByRole("button", { name: "Take it" })).toBeVisible();
  const upload = (file: File) => userEvent.upload(page.getByLabelText("Theme to read in"), [file]);
  await upload(new File(["x".repeat(1_100_000)], "large.css"));
  await expect.element(panel().getByText(/smaller than 1 MB/)).toBeVisible();
  await expect.element(panel().getByRole("button", { name: "Take it" })).not.toBeInTheDocument();
  await upload(new File(["PK\u0003\u0004 and no more"], "theme.zip"));
  await expect.element(panel().getByText(/^theme\.zip /)).toBeVisible();
  expect(query().get("c")).toBe("e8622c");
});

it("[THM-3] the first button gives the file back in its own notation: fixed, and in the brand of the theme", async () => {
  await mountTool("/dark-theme-generator?c=e2432a");
  await press("i");
  await field().fill(
    ":root { --radius: 4px; --background: 0 0% 100%; --foreground: 0 0% 70%; --primary: 221 83% 53%; --ring: 221 83% 53%; }",
  );
  const fix = panel().getByRole("button", { name: "Download it fixed" });
  await expect.element(fix).toBeVisible();
  const fixed = await downloaded(() => fix.click());
  expect(fixed.text).toMatch(
    /^:root \{ --radius: 4px; --background: 0 0% 100%; --foreground: 0 0% [34]\d(\.\d+)?%; --primary: 221 83% 53%; /,
  );
  await expect.element(panel().getByText("primary, ring go along", { exact: false })).toBeVisible();
  const rebrand = panel().getByRole("button", { name: "Download in #E2432A" });
  const rebranded = await downloaded(() => rebrand.click());
  expect(rebranded.text).toMatch(/--primary: (8 [\d.]+% [\d.]+%|8\.\d+ [\d.]+% [\d.]+%); --ring: \1;/);
  await expectAccessible();
});
