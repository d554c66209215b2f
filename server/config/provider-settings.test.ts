import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { publicProviders } from "./provider-settings.ts";

const HOUSE = {
  id: "house",
  name: "House",
  discoveryUrl: "https://id.example/.well-known/openid-configuration",
  clientId: "tincture",
  clientSecret: "hidden",
};

const withProviders = (list: unknown) => readConfig({ AUTH_PROVIDERS: JSON.stringify(list) });

describe("[ACC-1] identity providers by configuration", () => {
  it("are none by default", () => {
    expect(readConfig({}).providers).toEqual([]);
  });

  it("are presets by their keys, and any others as JSON", () => {
    const { providers } = readConfig({
      GOOGLE_CLIENT_ID: "a",
      GOOGLE_CLIENT_SECRET: "b",
      GITHUB_CLIENT_ID: "c",
      GITHUB_CLIENT_SECRET: "d",
      APPLE_CLIENT_ID: "e",
      APPLE_CLIENT_SECRET: "f",
      AUTH_PROVIDERS: JSON.stringify([HOUSE]),
    });
    expect(providers.map(({ id }) => id)).toEqual(["google", "github", "apple", "house"]);
    expect(providers.at(-1)).toMatchObject({
      scopes: ["openid", "email", "profile"],
      prompt: "select_account",
    });
  });

  it("[ACC-2] publish only their id and name", () => {
    expect(publicProviders(withProviders([HOUSE]).providers)).toEqual([{ id: "house", name: "House" }]);
  });

  it("may have explicit endpoints in place of a discovery document", () => {
    const { discoveryUrl: _left, ...rest } = HOUSE;
    const addresses = Object.fromEntries(
      ["authorizationUrl", "tokenUrl", "userInfoUrl"].map((name) => [name, `https://id.example/${name}`]),
    );
    expect(withProviders([{ ...rest, ...addresses }]).providers).toHaveLength(1);
    expect(() => withProviders([rest])).toThrow("needs a discoveryUrl");
  });

  it.each([
    ["no JSON", { AUTH_PROVIDERS: "house" }, "AUTH_PROVIDERS"],
    ["half a preset", { GOOGLE_CLIENT_ID: "a" }, "GOOGLE_CLIENT_SECRET"],
    ["an unknown field", { AUTH_PROVIDERS: JSON.stringify([{ ...HOUSE, secret: "x" }]) }, "secret"],
    ["an id that a preset has", { AUTH_PROVIDERS: JSON.stringify([{ ...HOUSE, id: "google" }]) }, "0.id"],
    ["one id twice", { AUTH_PROVIDERS: JSON.stringify([HOUSE, HOUSE]) }, "twice"],
    [
      "an address in the clear",
      { AUTH_PROVIDERS: JSON.stringify([{ ...HOUSE, discoveryUrl: "http://id.example/x" }]) },
      "0.discoveryUrl",
    ],
  ])("are rejected by name: %s", (_what, environment, name) => {
    expect(() => readConfig(environment)).toThrow(name);
  });

  it("[ACC-2] the bot check is on by default in production, and can be set", () => {
    expect(readConfig({}).botCheck).toBe(false);
    expect(readConfig({ NODE_ENV: "production" }).botCheck).toBe(true);
    expect(readConfig({ NODE_ENV: "production", BOT_CHECK: "off" }).botCheck).toBe(false);
    expect(() => readConfig({ BOT_CHECK: "maybe" })).toThrow("BOT_CHECK");
  });
});
