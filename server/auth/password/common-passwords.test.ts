import { expect, it } from "vitest";
import { isCommonPassword, isOwnAddress } from "./common-passwords.ts";

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
  "palette2026",
  // Of the lists of what leaked, none of which a rule finds.
  "trustno1",
  "Mustang!!",
  "slipknot69",
  "hunter2",
  "letmein22",
  "ncc1701d",
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

it.each([
  ["ada.lovelace@mail.example", "ada.lovelace@mail.example"],
  ["Ada.Lovelace@mail.example", "ADA.LOVELACE@MAIL.EXAMPLE"],
  ["ada.lovelace@mail.example", "ada.lovelace"],
  ["ada.lovelace@mail.example", "ada.lovelace2026"],
  ["ada+shop@mail.example", "ada+shop@mail.example!"],
  ["ada.l99@mail.example", "ada.l"],
  ["ada@lovelace.example", "lovelace.example"],
  ["ada@lovelace.example", "Lovelace1!"],
  ["adal+news@mail.example", "adal1815"],
])("[ACC-2] of %s, %s is what others would try", (email, password) => {
  expect(isOwnAddress(password, email)).toBe(true);
});

it.each([
  ["ada.lovelace@mail.example", "lovelace over seven hills"],
  ["ada@mail.example", "ada1815"],
  ["ada.lovelace@mail.example", "ada.lovelace and the engine"],
  ["1815@mail.example", "k7-vQ2p"],
  ["", "k7-vQ2p"],
])("[ACC-2] of %s, %s is not", (email, password) => {
  expect(isOwnAddress(password, email)).toBe(false);
});
