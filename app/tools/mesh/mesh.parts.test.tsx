import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { finger, focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { answerRequests } from "#tests/parts/problems.ts";

const COLORS = "red-blue-lime-gold-white-black-teal-navy-pink";
const SHARED = `/mesh-gradient-generator?grid=3x3&p=${COLORS}`;
const vertex = (index: number) => page.getByRole("slider", { name: new RegExp(`^Vertex ${index}, `) });
const places = () => query().get("p") ?? "";

it("[MSH] [QLT-1] a vertex is dragged, the drag is one step, and its tangents turn together or alone", async () => {
  await mountTool(SHARED);
  const ring = await boxOf(vertex(5));
  await mouse.move(ring.x + 8, ring.y + 8);
  await mouse.down();
  await mouse.move(ring.x + 68, ring.y + 38, { steps: 4 });
  await mouse.up();
  await expect.poll(places).toMatch(/ffffff\*\d+\.\d+-/);
  const end = await boxOf(page.getByRole("slider", { name: "Tangent right of vertex 5" }));
  await mouse.move(end.x + 5, end.y + 5);
  await mouse.down();
  await mouse.move(end.x + 5, end.y + 65, { steps: 4 });
  await mouse.up();
  await expect.poll(places).toMatch(/ffffff\*\d+\.\d+\*/);
  await expect.element(page.getByRole("radio", { name: "Smooth" }).first()).toBeChecked();
  await press("Control+z", "Control+z");
  await expect.poll(places).not.toContain("*");
  await expectAccessible();
});

it("[MSH] the keyboard alone moves a vertex, makes a corner, locks, shuffles and adds a row", async () => {
  await mountTool(SHARED);
  await focus(vertex(5));
  await press("Shift+ArrowRight", "ArrowUp");
  await expect.poll(places).toMatch(/ffffff\*600\.490/);
  await press("c");
  await expect.element(page.getByRole("radio", { name: "Corner" })).toBeChecked();
  await press("l");
  await expect.poll(() => query().get("lock")).toBe("4");
  await press("Space");
  await expect.poll(() => query().get("seed")).toMatch(/^[a-z0-9]+$/);
  expect(places()).toMatch(/ffffff\*600\.490/);
  await page.getByRole("button", { name: "More rows" }).click();
  await expect.poll(() => query().get("grid")).toBe("3x4");
});

it("[MSH-1] CSS, SVG and PDF are measured on this mesh, and the code of the chosen output is shown", async () => {
  await mountTool(`${SHARED}&layers=6`);
  await expect
    .poll(() => page.getByLabelText("CSS of the mesh").query()?.textContent)
    .toMatch(/[56] layers; mean ΔE \d\.\d.*radial-gradient\(/s);
  for (const name of [/^CSS, one picture/, /^PDF/, /^SVG/])
    await expect
      .poll(() => page.getByRole("button", { name }).element().textContent)
      .toMatch(/kB.*mean difference 0\.[0-3]\d$/);
  await page.getByRole("button", { name: /^SwiftUI/ }).click();
  await expect
    .poll(() => page.getByLabelText("SwiftUI of the mesh").element().textContent)
    .toContain("MeshGradient(");
});

it("[MSH] CSS and SVG have the grain as a tile on top, and a format without grain says so", async () => {
  await mountTool(`${SHARED}&layers=6&grain=40&seed=abc`);
  await expect
    .poll(() => page.getByLabelText("CSS of the mesh").query()?.textContent)
    .toMatch(
      /the grain is not counted.*background-image:\s*url\(data:image\/png;base64,.*radial-gradient\(/s,
    );
  await page.getByRole("button", { name: /^SVG/ }).click();
  await expect.element(page.getByLabelText("SVG of the mesh")).toMatchTextContent(/fill="url\(#grain\)"/);
  await page.getByRole("button", { name: /^PDF/ }).click();
  await expect.element(page.getByText("This format has no grain.")).toBeVisible();
});

it("[MSH] the mesh is shown beside its CSS, and keys move the seam between them", async () => {
  await mountTool(`${SHARED}&layers=6`);
  await page.getByRole("button", { name: "Compare with CSS" }).click();
  const seam = page.getByRole("slider", { name: "Seam between the mesh and CSS" });
  await expect
    .element(page.getByRole("status").filter({ hasText: /^CSS, 6 layers mean ΔE \d\.\d$/ }))
    .toBeVisible();
  expect(getComputedStyle(page.css(".mesh-compare-css").element()).backgroundImage).toMatch(
    /^radial-gradient\(.* at /,
  );
  expect(vertex(5).query()).toBeNull();
  await focus(seam);
  await press("Shift+ArrowRight");
  await expect.element(seam).toHaveAttribute("aria-valuenow", "60");
  await expectAccessible();
  await page.getByRole("button", { name: "Only the mesh" }).click();
  await expect.element(vertex(5)).toBeVisible();
});

it("[MSH] [QLT-1] a touch drags a vertex at a width of 390 px", async () => {
  await mountTool(SHARED, { screen: "phone" });
  const ring = await boxOf(vertex(5));
  await finger.down(ring.x + 8, ring.y + 8);
  await finger.move(ring.x + 48, ring.y + 8);
  await finger.up();
  await expect.poll(places).toMatch(/ffffff\*\d+\.500/);
  await expectAccessible();
});

it("[MSH] [QLT-1] on a phone the menu shows the mesh beside its CSS", async () => {
  await mountTool(SHARED, { screen: "phone" });
  const choose = async (label: string) => {
    await page.css(".tool-more summary").click();
    await page.css(".tool-more").getByRole("button", { name: label, exact: true }).click();
  };
  await choose("Compare with CSS");
  await expect.element(page.getByRole("slider", { name: "Seam between the mesh and CSS" })).toBeVisible();
  await choose("Only the mesh");
  await expect.element(vertex(5)).toBeVisible();
});

it("[TLS-7] [MSH] saving and publishing ask a visitor to sign up, and the pending action holds the mesh", async () => {
  await mountTool(SHARED);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Keep this mesh/);
  const pending = (): unknown => JSON.parse(sessionStorage.getItem("tincture:pending-action") ?? "null");
  await expect
    .poll(pending)
    .toMatchObject({ action: "save", content: { type: "mesh", mesh: query().toString() } });
  await press("Escape");
  await expect.element(page.getByRole("dialog")).toHaveLength(0);
  expect(pending()).toBeNull();
  await page.css(".tool-more summary").click();
  await page.getByRole("button", { name: "Publish", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Title" }).fill("Harbor");
  await press("Enter");
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Publish “Harbor”/);
  await expect.poll(() => query().get("title")).toBe("Harbor");
  await expectAccessible();
});

it("[MSH] [GRD-3] a mesh of the library replaces the whole mesh, and undo restores the old one", async () => {
  const kept = "grid=2x3&p=ff0000-00ff00-0000ff*0.400-ffffff*1000.600-000000-ffff00&blend=linear";
  const card = {
    id: "mesh2",
    title: "Tide",
    bands: [],
    gradientCss: "none",
    opens: { tool: "mesh", search: kept },
  };
  answerRequests("/resources/list/gradients", () => ({ cards: [card] }));
  await mountTool(SHARED);
  await press("p");
  await page.getByRole("radio", { name: "Gradients" }).click({ force: true });
  await page.getByRole("button", { name: "Tide" }).click();
  await expect.poll(() => query().get("grid")).toBe("2x3");
  expect(places()).toBe(new URLSearchParams(kept).get("p"));
  expect(query().get("blend")).toBe("linear");
  await press("Control+z");
  await expect.poll(() => query().get("grid")).toBe("3x3");
});

it("[MSH] more rows divide the widest gap, and the same vertex stays chosen", async () => {
  await mountTool(SHARED);
  await focus(vertex(9));
  const more = page.getByRole("button", { name: "More rows" });
  for (const rows of [4, 5, 6, 7]) {
    await more.click();
    await expect.poll(() => query().get("grid")).toBe(`3x${rows}`);
  }
  // The last vertex is the last one still.
  await expect.element(page.getByRole("heading", { name: "Vertex 21 of 21" })).toBeVisible();
  const tops = Array.from(
    { length: 7 },
    (_, row) =>
      vertex(3 * row + 1)
        .element()
        .getBoundingClientRect().top,
  );
  const gaps = tops.slice(1).map((top, row) => top - (tops[row] ?? 0));
  // The rings of the edge stand 16 px inside of it. Halving one gap again and again would come to 16 to 1.
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(3.5);
});

it("[MSH] a net that becomes points and a net again is as it was, unless a point was moved", async () => {
  await mountTool(`/mesh-gradient-generator?grid=3x3&p=${COLORS.replace("white", "white*600.440")}`);
  await page.getByText("Points", { exact: true }).click();
  await expect.poll(() => query().has("pt")).toBe(true);
  await page.getByText("Net", { exact: true }).click();
  await expect
    .poll(() => query().get("p"))
    .toBe("ff0000-0000ff-00ff00-ffd700-ffffff*600.440-000000-008080-000080-ffc0cb");
});

it("[TLS-10] Export begins with the mesh itself, and ends with its colors", async () => {
  await mountTool(SHARED);
  await press("e");
  const panel = page.getByRole("complementary", { name: "Export" });
  await expect.element(panel.getByRole("heading", { name: "Its colors" })).toBeVisible();
  const titles = panel
    .getByRole("heading")
    .elements()
    .map((heading) => heading.textContent);
  expect(titles.indexOf("Mesh")).toBeLessThan(titles.indexOf("Its colors"));
});
