import { expect, it } from "vitest";
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { guardModule } from "./guards.ts";

it("[SHL-5] throws on an unknown middleware name", () => {
  expect(() => guardModule("admin")).toThrow("Unknown route middleware: admin");
  expect(() => guardModule("toString")).toThrow("Unknown route middleware");
});

it("has every middleware that the address table names", () => {
  for (const name of ADDRESSES.flatMap((address) => address.middleware))
    expect(guardModule(name)).toBeTruthy();
});
