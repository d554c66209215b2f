// Public pages have the same bytes for everyone, and show each change.
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { dayNumber } from "#domain/library/day-number.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { PUBLIC_PAGES } from "#tests/public-pages.ts";
import { createMember, subscribe } from "./account.ts";
import { firstItem } from "./first-item.ts";
import { publish } from "./publish.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

/** Every public page, its data, and the resources of an item. */
function addressesWith(itemPath: string): string[] {
  const pages = [...PUBLIC_PAGES, itemPath, "/palettes?sort=newest"];
  return [
    ...pages,
    ...pages.slice(0, -1).map(dataOf),
    ...[".json", ".css", ".svg", ".png", ".tokens.json"].map((ending) => itemPath + ending),
    "/resources/list/palettes?sort=newest",
    "/resources/search?q=blue",
    "/sitemap.xml",
    "/robots.txt",
  ];
}

/** What `ask` comes to within one day: the palette of the day and the order of lists are others on the next one. */
async function onOneDay<Found>(ask: () => Promise<Found>): Promise<Found> {
  for (;;) {
    const day = dayNumber(Date.now());
    const found = await ask();
    if (dayNumber(Date.now()) === day) return found;
  }
}

const bytesOf = async (visitor: Visitor, path: string) => {
  const answer = await visitor.ask(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get("set-cookie"), path).toBeNull();
  return Buffer.from(await answer.arrayBuffer()).toString("base64");
};

it("[QLT-6] two who are signed in and one who is not get the same bytes, before and after what they do", async () => {
  const [one, other, nobody] = [await createMember(), await createMember(), createVisitor()];
  const itemPath = await firstItem(nobody, "/palettes");
  const id = itemPath.slice("/palettes/".length);
  const everyone = [one, nobody, other];

  const compareAll = async (when: string) => {
    for (const path of addressesWith(itemPath)) {
      const [first, ...rest] = await onOneDay(() =>
        Promise.all(everyone.map((visitor) => bytesOf(visitor, path))),
      );
      for (const bytes of rest) expect(bytes === first, `${path}, ${when}`).toBe(true);
    }
  };

  await compareAll("before");
  for (const [visitor, name] of [
    [one, "the first"],
    [other, "the second"],
  ] as const) {
    expect((await visitor.send("PUT", `/resources/items/${id}/like`)).status).toBe(200);
    expect((await visitor.send("PUT", `/resources/items/${id}/save`)).status).toBe(200);
    await publish(visitor, `Same for all, by ${name}`);
    if (IS_EXHAUSTIVE || visitor === other) await compareAll(`after what ${name} did`);
  }
});

it("[QLT-6] what is answered from memory is what is made anew, for every public page", async () => {
  const { ask } = createVisitor();
  for (const path of PUBLIC_PAGES.map(dataOf)) {
    // An unknown parameter bypasses the cache, so the same page is rendered again.
    const [kept, anew] = await onOneDay(async () => {
      const answers = [await ask(path), await ask(`${path}?unknown=1`)];
      expect(
        answers.map(({ status }) => status),
        path,
      ).toEqual([200, 200]);
      return Promise.all(answers.map((answer) => answer.text()));
    });
    expect(anew, path).toBe(kept);
  }
});

it("[QLT-6] a like, an edit and a removal are seen by their maker at once, and by everyone else", async () => {
  const [maker, nobody] = [await createMember(), createVisitor()];
  const id = await publish(maker, "Seen at once");
  const likesOf = async (visitor: Visitor): Promise<number> =>
    (await (await visitor.ask(`/palettes/${id}.json`)).json()).likeCount;
  const newest = async (visitor: Visitor) => (await visitor.ask("/palettes?sort=newest")).text();
  for (const visitor of [maker, nobody]) {
    expect(await newest(visitor)).toContain("Seen at once");
    expect(await likesOf(visitor)).toBe(0);
  }
  await maker.send("PUT", `/resources/items/${id}/like`);
  for (const visitor of [maker, nobody]) expect(await likesOf(visitor)).toBe(1);

  const headers = { "If-Match": '"1"' };
  const edited = await maker.send("PATCH", `/resources/own-items/${id}`, {
    headers,
    json: { title: "Edited at once" },
  });
  expect(edited.status).toBe(200);
  for (const visitor of [maker, nobody]) expect(await newest(visitor)).toContain("Edited at once");

  expect((await maker.send("DELETE", `/resources/own-items/${id}`)).status).toBe(200);
  for (const visitor of [maker, nobody]) {
    expect(await newest(visitor)).not.toContain("Edited at once");
    expect((await visitor.ask(`/palettes/${id}`)).status).toBe(404);
    expect((await visitor.ask(`/palettes/${id}.json`)).status).toBe(404);
  }
});

it("[QLT-6] what only its owner may see is theirs alone, also after they have seen it", async () => {
  const [owner, other] = [await createMember(), await createMember()];
  await subscribe(owner);
  const id = await publish(owner, "Taken back");
  expect((await other.ask(`/palettes/${id}`)).status).toBe(200);
  const headers = { "If-Match": '"1"' };
  await owner.send("PATCH", `/resources/own-items/${id}`, { headers, json: { state: "private" } });
  for (const path of [`/palettes/${id}`, `/palettes/${id}.data`]) {
    const own = await owner.ask(path);
    expect(own.status, path).toBe(200);
    expect(own.headers.get("cache-control")).toContain("no-store");
    expect((await other.ask(path)).status, path).toBe(404);
    expect((await createVisitor().ask(path)).status, path).toBe(404);
  }
});

const DECODE = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
} as const;

it.each(["br", "zstd", "gzip"] as const)(
  "[QLT-2] in %s a page has the headers and bytes it has plain",
  async (encoding) => {
    const { ask } = createVisitor();
    const itemPath = await firstItem(createVisitor(), "/palettes");
    const askThrice = async (path: string) => {
      const plain = await ask(path);
      const packed = await ask(path, { headers: { "accept-encoding": encoding } });
      const bytes = DECODE[encoding](Buffer.from(await packed.arrayBuffer()));
      const again = await ask(path, {
        headers: { "accept-encoding": encoding, "if-none-match": packed.headers.get("etag") ?? "none" },
      });
      return { plain, packed, again, isSame: bytes.equals(Buffer.from(await plain.arrayBuffer())) };
    };
    for (const path of [
      "/",
      "/palettes",
      "/palettes.data",
      itemPath,
      `${itemPath}.json`,
      "/color-converter",
    ]) {
      const { plain, packed, again, isSame } = await onOneDay(() => askThrice(path));
      expect(packed.headers.get("content-encoding"), path).toBe(encoding);
      expect(isSame, path).toBe(true);
      for (const name of ["cache-control", "vary", "content-security-policy", "content-type"])
        expect(packed.headers.get(name), `${path}: ${name}`).toBe(plain.headers.get(name));
      expect(packed.headers.get("etag")).toBe(`W/${plain.headers.get("etag")}`);
      expect(again.status, path).toBe(304);
      expect(again.headers.get("cache-control"), path).toBe(plain.headers.get("cache-control"));
    }
  },
);

it("[QLT-2] what changes is asked for again by a cache in front, and by which tag", async () => {
  const { ask } = createVisitor();
  const itemPath = await firstItem(createVisitor(), "/palettes");
  const changing = addressesWith(itemPath).filter((path) => !/^\/(?:sitemap|robots)|\.png$/.test(path));
  for (const path of changing) {
    const { headers } = await ask(path);
    expect(headers.get("cache-control"), path).toBe("public, no-cache");
    expect(headers.get("etag"), path).toMatch(/^"/);
    expect(headers.get("vary"), path).toBe("Accept-Encoding");
  }
});
