import { gzipSync } from "node:zlib";
import { type Browser, chromium, type FrameLocator, type Page } from "@playwright/test";
import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAgentFiles } from "#agents/files.ts";
import { runHere } from "#agents/run-call.ts";
import { makeTheme } from "#agents/tools/theme-tools.ts";
import { ToolProblem } from "#agents/tools/tool.ts";
import { PLAIN_CONTEXT } from "#calls/testing/plain-context.ts";
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";
import { CHROMIUM_ARGS, findChromium } from "#tests/machine.ts";

const { themeView } = await readAgentFiles("agents");
const context = { run: runHere(PLAIN_CONTEXT), origin: "https://tincture.example" };
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() ?? "chromium", args: [...CHROMIUM_ARGS] });
});
afterAll(() => browser.close());

/** A host of MCP Apps around the view: its half of the messages, and tools that are answered here. */
async function openHost(
  brand: readonly string[],
  options: { width?: number; scheme?: "light" | "dark" } = {},
): Promise<{ page: Page; view: FrameLocator; calls: unknown[]; faults: string[] }> {
  const page = await browser.newPage({
    viewport: { width: options.width ?? 720, height: 900 },
    colorScheme: options.scheme ?? "light",
  });
  const calls: unknown[] = [];
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  const call = async (args: unknown) => {
    calls.push(args);
    try {
      const { structured, text } = await makeTheme.answer(args, context);
      return { content: [{ type: "text", text }], structuredContent: structured };
    } catch (error) {
      if (!(error instanceof ToolProblem)) throw error;
      return { content: [{ type: "text", text: error.message }], isError: true };
    }
  };
  await page.exposeFunction("callTool", call);
  const first = { arguments: { brand } };
  await page.setContent("<!doctype html><title>Host</title><body style='margin:0'>");
  await page.evaluate(
    ({ html, input, scheme }) => {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.title = "Theme";
      frame.style.cssText = "width: 100%; height: 880px; border: 0";
      const post = (message: object) => frame.contentWindow?.postMessage({ jsonrpc: "2.0", ...message }, "*");
      const tool: unknown = Reflect.get(window, "callTool");
      const ask = async (args: unknown): Promise<unknown> =>
        typeof tool === "function" ? tool(args) : undefined;
      const take = async ({ source, data }: MessageEvent) => {
        if (source !== frame.contentWindow) return;
        if (data.method === "ui/initialize")
          post({ id: data.id, result: { protocolVersion: "2026-01-26", hostContext: { theme: scheme } } });
        if (data.method === "ui/notifications/initialized") {
          post({ method: "ui/notifications/tool-input", params: input });
          post({ method: "ui/notifications/tool-result", params: await ask(input.arguments) });
        }
        if (data.method === "ui/notifications/size-changed") document.title = `Host ${data.params.height}`;
        if (data.method === "tools/call") post({ id: data.id, result: await ask(data.params.arguments) });
      };
      addEventListener("message", (event) => void take(event));
      frame.srcdoc = html;
      document.body.append(frame);
    },
    { html: themeView, input: first, scheme: options.scheme ?? "light" },
  );
  return { page, view: page.frameLocator("iframe"), calls, faults };
}

describe("the view of a theme", () => {
  it("[AGT-2] weighs at most 15 kB and asks nothing of a network", () => {
    expect(gzipSync(themeView).byteLength).toBeLessThan(15_000);
    expect(themeView).not.toMatch(/(?:src|href)=|url\(|import\(|fetch\(/);
  });

  it("[AGT-2] shows the theme in a sandboxed frame, its modes, audit and code", async () => {
    const { page, view, faults } = await openHost(["#2f6690"]);
    await view.getByRole("button", { name: "dark", exact: true }).waitFor();
    expect(await view.getByRole("button", { name: "light", exact: true }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    expect(await view.getByRole("listitem").count()).toBe(ROLE_TOKENS.length);
    await view.getByRole("button", { name: "brand #2f6690" }).click();
    expect(await view.locator("#said").textContent()).toBe("brand #2f6690");
    expect(await view.getByText("692 pairs measured, 0 below their floor").count()).toBe(1);
    await view.getByRole("button", { name: "dark", exact: true }).click();
    expect(await view.getByRole("button", { name: "dark", exact: true }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    await view.getByText("CSS", { exact: true }).click();
    expect(await view.locator("#code").textContent()).toContain("--brand: #2f6690;");
    await expect.poll(() => page.title()).toMatch(/Host \d{3}/);
    expect(faults).toEqual([]);
    await page.close();
  });

  it("[AGT-2] asks for the theme again when a slider is let go", async () => {
    const { page, view, calls } = await openHost(["#e8622c"]);
    const slider = view.getByRole("slider", { name: "Contrast" });
    await slider.focus();
    await slider.press("End");
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]).toEqual({ brand: ["#e8622c"], contrast: 100, tint: expect.any(Number) });
    await expect.poll(() => view.locator("#said").textContent()).toBe("");
    expect(await view.getByRole("listitem").count()).toBe(ROLE_TOKENS.length);
    await page.close();
  });

  it("[AGT-2] says what is wrong in place of a theme", async () => {
    const { page, view } = await openHost(["nope"]);
    await expect.poll(() => view.locator("#waiting").textContent()).toContain("not a color name");
    await page.close();
  });

  it.each(["light", "dark"] as const)("[AGT-2] is accessible and fits at 320 px (%s)", async (scheme) => {
    const { page, view } = await openHost(["#2f6690"], { width: 320, scheme });
    await view.getByRole("button", { name: "dark", exact: true }).waitFor();
    const frame = page.frames()[1];
    if (frame === undefined) throw new Error("no frame");
    await frame.evaluate(axe.source);
    const violations = await frame.evaluate(async () => {
      const { axe: tool } = window as unknown as { axe: typeof import("axe-core") };
      return (await tool.run()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
    });
    expect(violations).toEqual([]);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.close();
  });
});
