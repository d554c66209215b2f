import { describe, expect, it } from "vitest";
import { addressAfterSignIn, isOwnPath, loginAddressFor } from "./login-redirect.ts";

describe("[SES-2] signed out on a guarded route", () => {
  it("leads to login with the path and the other parameters", () => {
    expect(loginAddressFor("/profile/account", "?tab=2&redirect=/x")).toBe(
      "/login?redirect=%2Fprofile%2Faccount&tab=2",
    );
  });
  it.each(["/login", "/signup", "/forgot-password"])("stays on %s", (path) => {
    expect(loginAddressFor(path, "")).toBeUndefined();
  });
});

describe("[SES-3] signed in with a redirect query", () => {
  it("goes to the target with the other parameters merged into its query", () => {
    expect(addressAfterSignIn("/login", "?redirect=%2Fprofile%3Fa%3D1&b=2")).toBe("/profile?a=1&b=2");
  });
  it.each(["/login", "/signup?x=1", "/forgot-password"])("drops a redirect back to %s", (target) => {
    expect(addressAfterSignIn("/login", `?redirect=${encodeURIComponent(target)}&keep=1`)).toBe(
      "/login?keep=1",
    );
  });
  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/a\nb"])(
    "refuses %j",
    (target) => {
      expect(isOwnPath(target)).toBe(false);
      expect(addressAfterSignIn("/login", `?redirect=${encodeURIComponent(target)}`)).toBe("/login");
    },
  );
  it("does nothing without one", () => {
    expect(addressAfterSignIn("/", "?a=1")).toBeUndefined();
  });
});
