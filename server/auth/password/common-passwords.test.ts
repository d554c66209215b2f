import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

it.each([
  "password",
  "Password1!",
  "P@ssw0rd",
  "passw0rd2026",
  "123456",
  "987654321",
  "123456abc",
  "qwerty12",
  "1q2w3e4r",
  "asdfgh",
  "abcdefg",
  "aaaaaaaa",
  "abababab",
  "111222",
  "Sunshine99",
  "iloveyou",
  "tincture1",
])("[ACC-2] rejects %s as common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  "clay beneath the window",
  "qwertyhorse",
  "sunshine over seven hills",
  "k7-vQ2p",
  "drachenfrucht",
  "1492discovery",
  "mypass-for-tea",
])("[ACC-2] accepts %s", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
