// Malformed and hostile requests from a seeded generator.
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { pathsWithAction } from "#tests/page-routes.ts";

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

type Random = () => number;

/** mulberry32: small, and the same numbers for the same seed. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const METHODS = [
  "GET",
  "GET",
  "GET",
  "POST",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "PROPFIND",
];
const VALUES = [
  "",
  "0",
  "-1",
  "1e999",
  "NaN",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%ff%fe",
  "%E0%A4%A",
  "%ud800",
  "'",
  "' or 1=1 --",
  "\\",
  "<script>alert(1)</script>",
  "x7Yz12abQwKL",
  "x7Yz12abQwKLx7Yz12abQw",
  "🎨",
  "%F0%9F%8E%A8",
  "2942c2-ffffff",
  "a".repeat(300),
  "-".repeat(3000),
  "[]",
  "{}",
  "%0d%0aSet-Cookie:a=b",
  "//evil.example",
  "9".repeat(400),
];
const KEYS = [
  "q",
  "c",
  "colors",
  "sort",
  "cursor",
  "page",
  "redirect",
  "token",
  "mode",
  "e",
  "__proto__",
  "to",
  "v",
];
const KEYS_OF_BODIES = [
  ...KEYS,
  "email",
  "password",
  "id",
  "intent",
  "title",
  "items",
  "itemIds",
  "deleted",
  "code",
];
const OTHERS = [
  "/health",
  "/ready",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/sw.js",
  "/assets/none.js",
  "/og/palette.png",
  "/og/page/home.png",
  "/og/palettes/:id.png",
  "/palettes/:id.json",
  "/palettes/:id.css",
  "/palettes/:id.svg",
  "/gradients/:id.tokens.json",
  "/discover/_payload.json",
  "/_root.data",
  "/palettes.data",
  "/resources/search",
  "/resources/list/:kind",
  "/resources/kept",
  "/resources/own-items",
  "/resources/collections",
  "/files/:key",
  "/api/files/avatar",
  "/api/account/export",
  "/api/account/password",
  "/api/session/refresh",
  "/api/auth-config/providers",
  "/api/auth/sign-in/email",
  "/api/auth/sign-up/email",
  "/api/auth/sign-in/social",
  "/api/auth/callback/:id",
  "/api/auth/change-email",
  "/api/auth/delete-user",
  "/api/auth/email-link/send",
  "/api/auth/email-link/consume",
  "/api/auth/two-factor/:id",
  "/api/auth/passkey/:id",
  "/api/auth/reset-password",
  "/api/v1/palettes",
  "/api/v1/palettes/:id",
  "/api/v1/convert",
  "/api/v1/contrast",
  "/api/v1/import",
  "/api/v1/export",
  "/api/v1/openapi.json",
  "/auth/popup",
  "/auth/redirect",
  "/auth/popup/done",
  "/dev/outbox",
  "/..%2f..%2fetc/passwd",
  "/%00",
  "/%ff",
  "//evil.example/%2f..",
];
const PATHS = [...ADDRESSES.map(({ path }) => path), ...pathsWithAction(), ...OTHERS];
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "application/octet-stream",
  "image/png",
  "not a type",
];
const COOKIES = [
  "tincture.session_token=forged.signature",
  "tincture.session_token=%E0%A4%A; tincture.uid=.",
  "__proto__=1; ;;=; =x",
  `tincture.device=${"a".repeat(2000)}.b`,
  "tincture.two_factor=a.b; tincture.link=%00",
];
const DEEP = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;

/** `count` requests, the same for the same seed. `origin` is the site's own, so that some pass the check of origins. */
export function* hostileRequests(seed: number, count: number, origin: string): Generator<HostileRequest> {
  const random = createRandom(seed);
  const pick = <T>(values: readonly [T, ...T[]] | readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error("Nothing to choose from");
    return value;
  };
  const chance = (share: number) => random() < share;
  const query = () =>
    Array.from({ length: Math.floor(random() * 4) }, () => `${pick(KEYS)}=${pick(VALUES)}`).join("&");
  const value = (): unknown =>
    pick<() => unknown>([
      () => pick(VALUES),
      () => null,
      () => -1e308,
      () => [],
      () => ({ __proto__: null, constructor: { prototype: 1 } }),
      () => [pick(VALUES), 1, null],
      () => true,
      () => "\u0000\ud800",
    ])();
  const fields = () =>
    Object.fromEntries(
      Array.from({ length: Math.floor(random() * 5) }, () => [pick(KEYS_OF_BODIES), value()]),
    );
  const bodies: readonly (() => string | Uint8Array<ArrayBuffer>)[] = [
    () => JSON.stringify(fields()),
    () => JSON.stringify(fields()),
    () => JSON.stringify(fields()).slice(0, -1),
    () => `{"__proto__":{"a":1},"colors":["red"],"to":["hex"]}`,
    () => (chance(0.1) ? DEEP : "[[[["),
    () => "null",
    () => "",
    () => Uint8Array.from({ length: 64 }, () => Math.floor(random() * 256)),
    () => `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${pick(VALUES)}`,
    () => `--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n${pick(VALUES)}\r\n--x--\r\n`,
    () => Array.from({ length: 3 }, () => `${pick(KEYS_OF_BODIES)}=${pick(VALUES)}`).join("&"),
    () => "%&=%zz&&&==",
  ];
  for (let index = 0; index < count; index += 1) {
    const method = pick(METHODS);
    const path = pick(PATHS)
      .replaceAll(/:\w+\??/g, () => pick(VALUES))
      .replace(/\*$/, () => pick(VALUES));
    const search = query();
    const headers: Record<string, string> = {
      "user-agent": chance(0.9) ? "Mozilla/5.0 Chrome/156" : "bot",
      "x-forwarded-for": chance(0.9)
        ? `198.51.${Math.floor(random() * 100)}.${Math.floor(random() * 250)}`
        : "a, ,%00",
    };
    if (chance(0.7)) headers["origin"] = origin;
    if (chance(0.4)) headers["cookie"] = pick(COOKIES);
    if (chance(0.1)) headers["if-match"] = pick(['"1"', "*", "W/", '"' + "9".repeat(40) + '"']);
    if (chance(0.1)) headers["if-none-match"] = pick(["*", '"', 'W/"a", "b"', ",,,"]);
    if (chance(0.1)) headers["range"] = pick(["bytes=9-1", "bytes=-", "bytes=0-99999999999"]);
    if (chance(0.1)) headers["accept"] = pick(["text/html", "*/*;q=x", ""]);
    if (chance(0.1)) headers["x-tincture-ip"] = pick(["::", "x", "1.2.3.4.5"]);
    const hasBody = method !== "GET" && method !== "HEAD";
    if (hasBody && chance(0.9)) headers["content-type"] = pick(TYPES);
    yield {
      method,
      path: `${path.startsWith("/") ? path : `/${path}`}${search === "" ? "" : `?${search}`}`,
      headers,
      body: hasBody ? pick(bodies)() : undefined,
    };
  }
}
