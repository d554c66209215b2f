/** The files of a saved theme at their stable addresses. */
import { registryItemSchema } from "@shadcn/registry/schema";
import { getByRole, within } from "@testing-library/dom";
import ColorJs from "colorjs.io";
import { expect, it } from "vitest";
import { createMember } from "./account.ts";
import { main } from "./html-page.ts";
import { createVisitor } from "./visitor.ts";

const BRAND = "#7a2fd0";
const LINK = "/light-theme-generator?c=7a2fd0&k=55";

async function saved(): Promise<{
  readonly id: string;
  readonly author: Awaited<ReturnType<typeof createMember>>;
}> {
  const author = await createMember();
  const json = {
    content: { type: "theme", theme: LINK },
    title: "Night shift",
    colors: ["#000"],
    state: "unlisted",
  };
  const answer = await author.send("POST", "/resources/own-items", { json });
  expect(answer.status).toBe(201);
  const { item }: { item: { id: string } } = await answer.json();
  return { id: item.id, author };
}

it("[THM-3] whoever has the link of a saved theme reads it as data, CSS, tokens and registry item", async () => {
  const { id } = await saved();
  const visitor = createVisitor();
  const read = async (path: string) => {
    const answer = await visitor.ask(`/themes/${id}${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const etag = answer.headers.get("etag") ?? "";
    const again = await visitor.ask(`/themes/${id}${path}`, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    return answer;
  };
  const data: unknown = await (await read(".json")).json();
  expect(data).toMatchObject({
    title: "Night shift",
    theme: LINK,
    contrast: 55,
    modes: { light: { tokens: { brand: "rgb(122 47 208)" } }, "dark-high": { tokens: {} } },
    unreachable: [],
  });
  const css = await read(".css");
  expect(css.headers.get("content-type")).toContain("text/css");
  expect(await css.text()).toContain("light-dark(");
  const tokens: { dark: { color: { brand: { $value: { hex: string } } } } } = await (
    await read(".tokens.json")
  ).json();
  expect(tokens.dark.color.brand.$value.hex).toBe(BRAND);
  const picture = await read(".svg");
  expect(picture.headers.get("content-type")).toContain("image/svg+xml");
  expect(await picture.text()).toMatch(/^<svg [^]*#7a2fd0/);
  const item = registryItemSchema.parse(await (await read("/registry.json")).json());
  expect(item).toMatchObject({ name: "night-shift", title: "Night shift", type: "registry:theme" });
  const primary = item.cssVars?.["light"]?.["primary"] ?? "";
  expect(new ColorJs(primary).to("srgb").toString({ format: "hex", collapse: false })).toBe(BRAND);
});

it("[THM-3] [LIB-3] the page of a saved theme opens it in its generator and in the previews, and installs it", async () => {
  const { id } = await saved();
  const visitor = createVisitor();
  const short = await visitor.ask(`/themes/${id}`);
  expect([short.status, short.headers.get("location")]).toEqual([302, `/palettes/${id}`]);
  const page = main(await visitor.open(`/palettes/${id}`));
  expect(page.querySelector(`a[href="${LINK}"]`)).not.toBeNull();
  expect(
    page.querySelector('a[href="/ui-palette-generator/preview/marketing?c=7a2fd0&k=55"]'),
  ).not.toBeNull();
  expect(page.textContent).toContain(`/themes/${id}/registry.json`);
  expect(
    within(getByRole(page, "list", { name: "In its four modes" })).getAllByRole("listitem"),
  ).toHaveLength(4);
  for (const path of [".json", ".css", ".tokens.json", "/registry.json"])
    expect(page.querySelector(`a[href="/themes/${id}${path}"]`)).not.toBeNull();
});

it("[THM-3] [LIB-8] a hidden or deleted theme, a palette without one and any other id have no files", async () => {
  const { id, author } = await saved();
  const headers = { "If-Match": '"1"' };
  expect((await author.send("DELETE", `/resources/own-items/${id}`, { headers })).status).toBe(200);
  const json = { content: { type: "palette" }, colors: ["#123456", "#fedcba"], state: "unlisted" };
  const stored = await author.send("POST", "/resources/own-items", { json });
  const { item }: { item: { id: string } } = await stored.json();
  const visitor = createVisitor();
  for (const each of [id, item.id, "nobody", "../palettes", "%00"])
    for (const path of [".json", ".css", ".tokens.json", "/registry.json"])
      expect((await visitor.ask(`/themes/${each}${path}`)).status).toBe(404);
});

it("[UIP-2] side by side shows both modes without scripts", async () => {
  const visitor = createVisitor();
  const opened = await visitor.open("/ui-palette-generator/preview/application?c=7a2fd0&mode=dark&split=1");
  const styles = [...opened.document.querySelectorAll(".preview-root")].map((root) =>
    root.getAttribute("style"),
  );
  const read = (pattern: RegExp) => styles.map((style) => pattern.exec(style ?? "")?.[1]);
  expect(read(/color-scheme:\s*(\w+)/)).toEqual(["dark", "light"]);
  const surfaces = read(/--a0:\s*(#[\da-f]{6}|white|black)/);
  expect(surfaces.every((surface) => surface !== undefined)).toBe(true);
  expect(new Set(surfaces).size).toBe(2);
});
