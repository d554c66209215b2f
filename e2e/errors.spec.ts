import { request as plainRequest } from "node:http";
import { expectAccessible } from "./axe.ts";
import { expect, hydrated, test } from "./fixture.ts";

const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

test("[SHL-5] an unknown path shows 404, its path and the way home @phone", async ({ page, problems }) => {
  problems.allow(404, "/no/such-page");
  const answer = await page.goto("/no/such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Page Not Found: /no/such-page")).toBeVisible();
  await expect(page).toHaveTitle(/Page Not Found · Tincture/);

  await hydrated(page);
  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404");
});

test("[SHL-5] a client navigation to an unknown path shows the same screen", async ({ page, problems }) => {
  problems.allow(404, /^\/palettes\/nothing-here/);
  await page.goto("/palettes");
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/palettes/nothing-here";
    link.textContent = "Lost";
    document.querySelector("main")?.append(link);
  });
  await page.getByRole("link", { name: "Lost" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
});

test("[SHL-5] a page whose data fails shows the screen in the chosen mode, styled like any other", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(500, /^\/discover\.data/);
  problems.allowOffline();
  // At the end, without a network: the files of the page, and of the drawing on the error screen.
  problems.allowConsole(
    /Error loading route module|Failed to fetch dynamically imported module|Unable to preload CSS/,
  );
  await page.route("**/discover.data*", (route) => route.fulfill({ status: 500, body: "It failed" }));
  await page.addInitScript(() => localStorage.setItem("color-mode", "dark"));
  await page.goto("/about/terms");
  await hydrated(page);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const bar = await page.getByRole("banner").evaluate((element) => getComputedStyle(element).padding);
  await page.getByRole("banner").getByRole("link", { name: "Discover" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("500");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.getByRole("banner").evaluate((element) => getComputedStyle(element).padding)).toBe(bar);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Few colors/);
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Gradients" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No network");
});

test("[SHL-5] bots get the bare status, never the error page", async ({ request }) => {
  for (const path of ["/no/such-page", "/palettes/no-such-id", "/gradient-generator"]) {
    const answer = await request.get(path, { headers: { "user-agent": BOT } });
    expect(answer.status(), path).toBe(404);
    const body = await answer.text();
    expect(body.length, path).toBeLessThan(100);
    expect(body, path).not.toContain("<html");
  }
});

test("[SHL-5] bots get pages that exist whole", async ({ request }) => {
  const answer = await request.get("/palettes", { headers: { "user-agent": BOT } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("</html>");
});

/** As they stand in the address. */
const BAD_IDS = [
  "x",
  "%00",
  "..%2F..%2Fetc%2Fpasswd",
  "'%3B%20drop%20table%20item%3B--",
  "%F0%9F%8E%A8",
  "null",
  "-1",
];
for (const kind of ["palettes", "gradients"]) {
  for (const id of [...BAD_IDS, "a".repeat(4000)]) {
    test(`[QLT-5] ${kind}/${id.slice(0, 24)} is not found in any form`, async ({ request }) => {
      for (const form of ["", ".json", ".css", ".svg", ".png", ".tokens.json"]) {
        const answer = await request.get(`/${kind}/${id}${form}`);
        expect([400, 404], `${form} gave ${answer.status()}`).toContain(answer.status());
      }
    });
  }
}

const BAD_QUERIES = [
  "sort=sideways",
  "near=notacolor&near=%23zzz",
  "hue=octarine&count=9999&aa=maybe",
  "cursor=%00%ff",
  "cursor=eyJ4IjoxfQ",
  "limit=-1",
  "limit=1e99",
  "limit=NaN",
  "q=%27%3B--%20%25%5f",
  "tag=%00",
  "tag=a&tag=b&tag=&tag",
  "like=nothing",
  "q=%E0%A4%A",
  "=&&&=",
  "__proto__=1&constructor=2",
];
for (const query of BAD_QUERIES) {
  test(`[QLT-5] the bad query string ?${query} never fails the server`, async ({ request }) => {
    for (const path of [
      "/",
      "/palettes",
      "/gradients",
      "/discover",
      "/palette-generator",
      "/resources/search",
    ]) {
      const answer = await request.get(`${path}?${query}`, { maxRedirects: 0 });
      expect(answer.status(), path).toBeLessThan(500);
    }
  });
}

test("[QLT-5] a broken escape in the path is refused", async ({ baseURL }) => {
  for (const path of ["/%E0%A4%A", "/palettes/%", "/%c0%ae%c0%ae"]) {
    const status = await statusOf(`${baseURL}`, { path });
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});

test("[QLT-5] a query of one megabyte is refused", async ({ baseURL }) => {
  for (const path of ["/palettes", "/palette-generator", "/"]) {
    const status = await statusOf(`${baseURL}`, { path: `${path}?q=${"a".repeat(1_000_000)}` });
    expect([400, 413, 414, 431], path).toContain(status);
  }
});

test("[QLT-5] a query just within the server's own limit never fails it", async ({ request }) => {
  for (const path of ["/palettes", "/palette-generator"]) {
    const answer = await request.get(`${path}?q=${"a".repeat(15_000)}`);
    expect(answer.status(), path).toBeLessThan(500);
  }
});

test("[QLT-5] wrong methods are refused", async ({ request, baseURL }) => {
  const headers = { origin: `${baseURL}` };
  for (const path of [
    "/",
    "/palettes",
    "/about/terms",
    "/robots.txt",
    "/sitemap.xml",
    "/palette-generator",
  ]) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const answer = await request.fetch(path, { method, headers });
      expect(answer.status(), `${method} ${path}`).toBe(405);
    }
  }
  const unknown = await statusOf(`${baseURL}`, { path: "/", method: "PROPFIND" });
  expect(unknown).toBe(405);
});

test("[QLT-5] HEAD answers as GET does, without a body", async ({ request }) => {
  for (const path of ["/", "/palettes", "/robots.txt"]) {
    const answer = await request.head(path);
    expect(answer.status(), path).toBe(200);
    expect((await answer.body()).length, path).toBe(0);
  }
});

/** By Node's own client, which sends what it is given; the connection may be closed behind the answer. */
function statusOf(origin: string, options: { path: string; method?: string }): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = plainRequest({ hostname, port, ...options }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end();
  });
}
