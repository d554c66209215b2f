import { describe, expect, it } from "vitest";
import { addressAfterSignIn, isOwnPath, loginAddressFor } from "./login-redirect.ts";

describe("[SES-2] for a signed-out visitor on a guarded route", () => {
  it("leads to login with the path and the other parameters", () => {
    expect(loginAddressFor("/profile/account", "?tab=2&redirect=/x")).toBe(
      "/login?redirect=%2Fprofile%2Faccount&tab=2",
    );
  });
  it.each(["/login", "/signup", "/forgot-password"])("stays on %s", (path) => {
    expect(loginAddressFor(path, "")).toBeUndefined();
  });
});

describe("[SES-3] for a signed-in person with a redirect query", () => {
  it("goes to the target with the other parameters merged into its query", () => {
    expect(addressAfterSignIn("/login", "?redirect=%2Fprofile%3Fa%3D1&b=2")).toBe("/profile?a=1&b=2");
  });
  it.each(["/login", "/signup?x=1", "/forgot-password"])("drops a redirect back to %s", (target) => {
    expect(addressAfterSignIn("/login", `?redirect=${encodeURIComponent(target)}&keep=1`)).toBe(
      "/login?keep=1",
    );
  });
  it("keeps the target's hash, and double slashes in its query", () => {
    expect(addressAfterSignIn("/login", "?redirect=%2Fhelp%3Fq%3D1%23part&b=2")).toBe("/help?q=1&b=2#part");
    expect(addressAfterSignIn("/login", "?redirect=%2Fa%2F..%2Fhelp")).toBe("/help");
    expect(isOwnPath("/color-converter?color=%2Fred")).toBe(true);
  });
  it.each([
    "//evil.example",
    "///evil.example",
    "https://evil.example",
    "https:evil.example",
    "http:/evil.example",
    "HTTPS://EVIL.EXAMPLE",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/a\nb",
    " //evil.example",
    "/ /evil.example",
    "\u0000/evil.example",
    "javascript:alert(1)",
    "data:text/html,hello",
    "evil.example",
    "@evil.example",
    "/a/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/a/%2e%2E//evil.example",
    "/%2f/evil.example",
    "/%2F%2Fevil.example",
    "/%5cevil.example",
    "/%5C%5Cevil.example",
    "/%09/evil.example",
    "/%0d%0aSet-Cookie:a=b",
    "?redirect=//evil.example",
    "",
  ])("rejects %j", (target) => {
    expect(isOwnPath(target)).toBe(false);
    expect(addressAfterSignIn("/login", `?redirect=${encodeURIComponent(target)}&keep=1`)).toBe(
      "/login?keep=1",
    );
  });
  it("does nothing without a redirect query", () => {
    expect(addressAfterSignIn("/", "?a=1")).toBeUndefined();
  });
});
