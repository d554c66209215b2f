/** Public addresses whose answer turns out to be for one visitor, or for none. */
import { expect, it } from "vitest";
import { createPublicCache } from "./public-cache.ts";

const ORIGIN = "http://tincture.example";
const PATH = "/palettes/x7Yz12abQwKL";

/** A cache in front of an application, with the cookie of each request that reaches that. */
async function createCache(initOf: (count: number) => ResponseInit) {
  const cookies: (string | null)[] = [];
  const clock = { ms: 1_000_000 };
  const cache = await createPublicCache({
    answer(request) {
      if (request.url.endsWith("/health")) return new Response("ok");
      const cookie = request.headers.get("cookie");
      return new Response(`of ${cookie}`, initOf(cookies.push(cookie)));
    },
    clock: () => clock.ms,
    appOrigin: ORIGIN,
  });
  const ask = async (cookie: string) => cache.answer(new Request(ORIGIN + PATH, { headers: { cookie } }));
  return { cache, ask, clock, cookies };
}

it.each([
  { status: 404 },
  { status: 301, headers: { Location: "/palettes" } },
  { headers: { "Cache-Control": "private, no-store" } },
] satisfies ResponseInit[])(
  "[QLT-6] an address whose answer is not for everyone is rendered once per request, for its visitor: %o",
  async (init) => {
    const { ask, cookies } = await createCache(() => init);
    await ask("a");
    cookies.length = 0;
    for (const cookie of ["a", "b", "c"]) expect(await (await ask(cookie)).text()).toBe(`of ${cookie}`);
    expect(cookies).toEqual(["a", "b", "c"]);
  },
);

it("[QLT-6] such an address may become public: at once with a change, otherwise after 28 s", async () => {
  const { cache, ask, clock, cookies } = await createCache(() => ({ status: 404 }));
  await ask("a");
  clock.ms += 28_000;
  await ask("a");
  cache.itemChanged({ id: "x7Yz12abQwKL", what: "content" });
  await ask("a");
  expect(cookies).toEqual([null, "a", null, "a", null, "a"]);
});

it.each([500, 503])("[QLT-6] after a failure of %d the next answer is cached", async (status) => {
  const { ask, cookies } = await createCache((count) => ({ status: count <= 2 ? status : 200 }));
  expect((await ask("a")).status).toBe(status);
  expect((await ask("a")).status).toBe(200);
  await ask("b");
  expect(cookies).toEqual([null, "a", null]);
});
