// A theme shown live on a page of another origin, with a strict policy there (UIP-3).
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./fixture.ts";

const TOOL = "/light-theme-generator?c=e8622c";
const STYLE = `:root { --brand: #111111; --primary: 222.2 47.4% 11.2%; --primary-foreground: 0 0% 100%;
  --card-foreground: 0 0% 0%; --unknown: teal; }
body { background: hsl(var(--primary)); color: var(--brand); }`;

let site: Server;
let origin = "";
/** Requests to the site besides those for its own two files. */
let asked: string[] = [];
/** Headers of the site's page. */
let headers: Record<string, string> = {};
let body = "";

test.beforeEach(async ({ baseURL }) => {
  asked = [];
  headers = {
    "Content-Security-Policy": `default-src 'none'; img-src data:; style-src 'self'; script-src ${baseURL}; base-uri 'none'`,
  };
  body = `<script src="${baseURL}/live.js" defer></script>`;
  site = createServer((request, response) => {
    if (request.url === "/site.css") {
      response.writeHead(200, { "Content-Type": "text/css" }).end(STYLE);
    } else if (request.url === "/") {
      response
        .writeHead(200, { "Content-Type": "text/html", ...headers })
        .end(
          `<!doctype html><title>Site</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/site.css">${body}<p>Text</p>`,
        );
    } else {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
});
test.afterEach(() => new Promise((resolve) => site.close(resolve)));

const variable = (page: Page, name: string) =>
  page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each), name);
const brandOf = (page: Page) => variable(page, "--brand");

async function openTool(context: BrowserContext): Promise<Page> {
  const tool = await context.newPage();
  await open(tool, TOOL);
  await hydrated(tool);
  // The tool starts to listen when it is idle.
  await tool.keyboard.press("Shift");
  return tool;
}

async function allow(page: Page, start: () => Promise<unknown>): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await start();
  const small = await opened;
  await small.getByRole("button", { name: "Show it there" }).click();
  return small;
}

test("[UIP-3] [QLT-4] one line of script shows the open theme on a page with a strict policy, live and in its mode", async ({
  context,
  page,
}) => {
  const tool = await openTool(context);
  await page.goto(origin);
  await page.bringToFront();
  const small = await allow(page, () => page.getByRole("button", { name: "Follow Tincture" }).click());
  await expect(small.getByRole("heading", { name: /Live on localhost/ })).toBeVisible();
  await expect.poll(() => brandOf(page)).toBe("#e8622c");
  // The site had written the color as channels, so it is replaced by channels.
  await expect.poll(() => variable(page, "--primary")).toMatch(/^[\d.]+ [\d.]+% [\d.]+%$/);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    // Darker than the brand, so that shadcn/ui's links in it can be read.
    .toBe("rgb(183, 63, 0)");
  await expect.poll(() => variable(page, "--unknown")).toBe("teal");

  const light = await variable(page, "--text");
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await expect.poll(() => variable(page, "--text")).not.toBe(light);
  await small.getByRole("combobox", { name: "Mode" }).selectOption("light");
  await expect.poll(() => variable(page, "--text")).toBe(light);

  const field = tool.getByRole("textbox", { name: /brand/i }).first();
  await field.fill("#1d8a6b");
  await field.press("Enter");
  await expect.poll(() => brandOf(page)).toBe("#1d8a6b");

  // The page is loaded again, and gets the theme without a press.
  await page.reload();
  await expect.poll(() => brandOf(page)).toBe("#1d8a6b");

  await small.getByRole("button", { name: "Stop, and put back" }).click();
  await expect.poll(() => brandOf(page)).toBe("#111111");
  await expect.poll(() => variable(page, "--primary")).toBe("222.2 47.4% 11.2%");
  await expect.poll(() => page.evaluate(() => document.documentElement.getAttribute("style") ?? "")).toBe("");
  expect(asked).toEqual([]);
});

test("[UIP-3] the bookmarklet works where no script is allowed, and nothing comes before somebody allows it", async ({
  context,
  page,
}) => {
  headers = { "Content-Security-Policy": "default-src 'none'; img-src data:; style-src 'self'" };
  body = "";
  const tool = await openTool(context);
  await tool.keyboard.press("y");
  const link = tool.getByRole("link", { name: "Follow Tincture" });
  await expect(link).toHaveAttribute("href", /^javascript:/);
  const code = decodeURIComponent((await link.getAttribute("href"))?.replace("javascript:", "") ?? "");
  // The script can open a window and listen, but cannot send anything.
  expect(code).not.toMatch(/fetch|XMLHttpRequest|sendBeacon|postMessage|WebSocket|cookie|innerHTML|eval/);

  await page.goto(origin);
  const opened = page.waitForEvent("popup");
  // A bookmarklet runs in the page like this, regardless of the page's content security policy.
  await page.evaluate(code);
  const small = await opened;
  await expect(small.getByRole("button", { name: "Show it there" })).toBeVisible();
  await expect.poll(() => brandOf(page)).toBe("#111111");
  await small.getByRole("button", { name: "Show it there" }).click();
  await expect.poll(() => brandOf(page)).toBe("#e8622c");
  await tool.close();
  await page.close();
  await expect(small.getByRole("status")).toHaveText("The page was closed.");
  // Otherwise Playwright gives this window to the next test as its page, and `window.open` finds it by its name.
  await small.close();
});

test("[UIP-3] [QLT-4] the window says what is missing: a theme, or the page that opened it", async ({
  page,
  context,
}) => {
  await page.goto(origin);
  const small = await allow(page, () => page.getByRole("button", { name: "Follow Tincture" }).click());
  await expect(small.getByText("No theme is open in this browser yet.")).toBeVisible();
  await openTool(context);
  await expect.poll(() => brandOf(page)).toBe("#e8622c");

  const alone = await context.newPage();
  await alone.goto(`/live#${encodeURIComponent(origin)}`);
  await expect(alone.getByRole("heading", { name: "No page has opened this window" })).toBeVisible();

  headers = { ...headers, "Cross-Origin-Opener-Policy": "same-origin" };
  const cut = await context.newPage();
  await cut.goto(origin);
  const opened = context.waitForEvent("page");
  await cut.getByRole("button", { name: "Follow Tincture" }).click();
  await expect((await opened).getByRole("heading", { name: "No page has opened this window" })).toBeVisible();
});
