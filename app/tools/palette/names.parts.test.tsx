import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { downloaded, press } from "#tests/parts/input.ts";
import { colorItems } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const NAMED = "/palette-generator?c=0e2a47-2f6690-81b1cc&names=ink**sky";
const search = () => new URLSearchParams(window.location.search);
const panel = () => page.getByRole("complementary");
const nameField = () => panel().getByRole("textbox", { name: "Name" });
/** The shown code without white space. */
const code = () =>
  panel()
    .getByLabelText("CSS code")
    .elements()
    .map(({ textContent }) => (textContent ?? "").replaceAll(/[^\x21-\x7e]+/g, ""))
    .join("");

it("[PAL-1] [U5] a name is edited in the panel, stays with a changed color, is exported, and undone", async () => {
  await mountTool(NAMED);
  await expect.element(colorItems().nth(0).getByRole("button", { name: "ink, open" })).toBeVisible();
  await colorItems()
    .nth(1)
    .getByRole("button", { name: /^Edit / })
    .click();
  await nameField().fill("brand");
  await press("Enter");
  await expect.poll(() => search().get("names")).toBe("ink*brand*sky");
  await panel().getByRole("textbox", { name: "brand" }).fill("#c2410c");
  await press("Enter");
  await expect.poll(() => search().get("c")).toBe("0e2a47-c2410c-81b1cc");
  expect(search().get("names")).toBe("ink*brand*sky");

  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect.poll(code).toContain("--ink:#0e2a47;--brand:#c2410c;--sky:#81b1cc;");

  await press("Control+z");
  await press("Control+z");
  await expect.poll(() => search().get("names")).toBe("ink**sky");
});

it("[PAL-1] [U5] the names of a pasted export are taken with its colors", async () => {
  await mountTool(NAMED);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await panel()
    .getByRole("textbox", { name: "Paste an export, or any list of colors" })
    .fill(":root { --brand: #e4572e; --surface: #f4ebd9; }");
  await panel().getByRole("button", { name: "Take these 2 colors" }).click();
  await expect.poll(() => search().get("names")).toBe("brand*surface");
  await expect.poll(code).toContain("--brand:#e4572e;--surface:#f4ebd9;");
});

it("[PAL-1] [U5] a name goes into the tray with its color, and comes back with it", async () => {
  await mountTool(NAMED);
  await colorItems()
    .nth(0)
    .getByRole("button", { name: /^Edit / })
    .click();
  await panel().getByRole("button", { name: "Put this color in" }).click();
  await press("Escape");
  await press("t");
  await panel()
    .getByRole("button", { name: /^Take ink/ })
    .click();
  await expect.poll(() => search().get("names")).toBe("ink**sky*ink");
});

it("[TLS-10] [U12] a list of 6,000 colors is compared at once, and says how many are left out", async () => {
  await mountTool(NAMED);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const list = Array.from({ length: 6000 }, (_, at) => `#${(at * 997).toString(16).padStart(6, "0")}`).join(
    "\n",
  );
  const field = await panel()
    .getByRole("textbox", { name: "Paste an export, or any list of colors" })
    .findElement();
  // Chromium takes seconds to insert so many lines as typed text.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, list);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await expect
    .element(panel().getByText(/6,000 colors\. Only the first 12 fit here; the others are left out\./))
    .toBeVisible();
  await panel().getByRole("button", { name: "Take these 12 colors" }).click();
  await expect.poll(() => search().get("c")?.split("-").length).toBe(12);
});

it("[PAL] [U18] a translucent color stands on a checkerboard", async () => {
  await mountTool("/palette-generator?c=ff000080-0000ff");
  const backgroundOf = (index: number) => getComputedStyle(colorItems().nth(index).element()).backgroundImage;
  expect(backgroundOf(0)).toContain("conic-gradient");
  expect(backgroundOf(1)).toBe("none");
});

it("[U13] names in other scripts reach the PDF of the page with a font, names in Latin without one", async () => {
  const lengthOfPdf = async (names: string) => {
    await mountTool(`/palette-generator?c=0e2a47-2f6690-81b1cc&names=${names}`);
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const { text } = await downloaded(() => panel().getByRole("button", { name: /^PDF/ }).click());
    expect(text.slice(0, 5)).toBe("%PDF-");
    return text.length;
  };
  const latin = await lengthOfPdf("ink*sea*sky");
  expect(latin).toBeLessThan(3000);
  expect(await lengthOfPdf("Море*海*ink")).toBeGreaterThan(latin + 1000);
});
