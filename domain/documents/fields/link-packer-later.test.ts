import { expect, it } from "vitest";
import { LINK_PACKER as NOW } from "./link-packer.ts";
import { LINK_PACKER as LATER } from "./link-packer-later.ts";

const TEXT = "p=14135c-9d7fe6*380.360&".repeat(100);

it("[TLS-2] a page reads packed links at once, keeps their address, and packs others once the code is there", async () => {
  const packed = NOW.pack(TEXT) ?? "";
  expect(LATER.unpack(packed, 10_000)).toBe(TEXT);
  expect(LATER.pack(TEXT)).toBe(packed);
  const other = `${TEXT}title=x`;
  expect(LATER.pack(other)).toBeUndefined();
  await expect.poll(() => LATER.pack(other)).toBe(NOW.pack(other));
});
