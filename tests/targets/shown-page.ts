/** A page of components in a real Chromium, whose texts and marks are measured as they are drawn. */
import type { CDPSession, Page } from "@playwright/test";
import { ratioOfLuminances, relativeLuminance } from "#engine/contrast/contrast.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";

export interface ShownPair {
  readonly what: string;
  readonly use: "text" | "edge";
  /** WCAG 2.2, of the bytes that Chromium composites. */
  readonly wcag: number;
}

type Bytes = readonly [number, number, number];

/** Shows the sheet and the components; whatever has `data-hover` is hovered. */
export async function showPage(page: Page, sheet: string, body: string): Promise<CDPSession> {
  const still = "*, ::before, ::after { transition: none !important; animation: none !important; }";
  await page.setContent(`<!doctype html><html><head><style>${sheet}</style><style>${still}</style></head>
    <body>${body}</body></html>`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-hover]",
  });
  for (const nodeId of nodeIds)
    await devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
  return devtools;
}

/** The media features of a mode, as an operating system asks for it. */
export async function setMode(devtools: CDPSession, mode: ThemeModeName, isForced = false): Promise<void> {
  await devtools.send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-color-scheme", value: mode.startsWith("dark") ? "dark" : "light" },
      { name: "prefers-contrast", value: mode.endsWith("-high") ? "more" : "no-preference" },
      { name: "forced-colors", value: isForced ? "active" : "none" },
    ],
  });
}

/**
 * Every element with a text of its own, every placeholder, and each element with `data-mark` (its fill) or `data-edge`
 * (its border, which its own background runs under), on what lies under it. Layers are composited by Chromium's own canvas.
 */
export async function shownPairs(page: Page): Promise<readonly ShownPair[]> {
  const found = await page.evaluate<
    readonly { what: string; use: "text" | "edge"; ink: Bytes; ground: Bytes }[]
  >(`(${measured.toString()})()`);
  return found.map(({ what, use, ink, ground }) => ({
    what,
    use,
    wcag: ratioOfLuminances(luminance(ink), luminance(ground)),
  }));
}

function luminance([red, green, blue]: Bytes): number {
  return relativeLuminance({ space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 });
}

/** Runs in the page. */
function measured() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("There is no canvas");
  const paint = (layers: readonly string[]): [number, number, number] => {
    for (const layer of ["#fff", ...layers]) {
      context.fillStyle = "#000";
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const groundsOf = (element: Element | null): string[] => {
    const grounds: string[] = [];
    for (let each = element; each !== null; each = each.parentElement)
      grounds.unshift(getComputedStyle(each).backgroundColor);
    return grounds;
  };
  const named = (element: Element): string =>
    element.getAttribute("data-what") ?? element.textContent?.trim().slice(0, 40) ?? element.tagName;
  const pairs: { what: string; use: "text" | "edge"; ink: number[]; ground: number[] }[] = [];
  const add = (
    element: Element,
    what: string,
    use: "text" | "edge",
    grounds: readonly string[],
    inks: readonly string[],
  ): void => {
    pairs.push({
      what: `${what} (${element.className || element.tagName})`,
      use,
      ink: paint([...grounds, ...inks]),
      ground: paint(grounds),
    });
  };
  for (const element of document.body.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
    if (isText) add(element, named(element), "text", groundsOf(element), [style.color]);
    if (element.matches("input[placeholder]"))
      add(element, `placeholder of ${named(element)}`, "text", groundsOf(element), [
        getComputedStyle(element, "::placeholder").color,
      ]);
    if (element.hasAttribute("data-mark"))
      add(element, `mark ${named(element)}`, "edge", groundsOf(element.parentElement), [
        style.backgroundColor,
      ]);
    if (element.hasAttribute("data-edge"))
      add(element, `edge ${named(element)}`, "edge", groundsOf(element.parentElement), [
        style.backgroundColor,
        style.borderTopColor,
      ]);
  }
  return pairs;
}
