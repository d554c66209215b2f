import { expect, it } from "vitest";
import {
  givenPosition,
  hasJustWritten,
  POSITION_HEADER,
  positionCookie,
  positionText,
} from "./visitor-position.ts";

const SECRET = "a secret of forty characters for tests 01";
const NOW = 1_700_000_000_000;
const visitor = { position: 0x16_b374_d848n, writtenMs: NOW };
const cookieOf = (secret = SECRET, of = visitor) =>
  new Headers({ cookie: `a=b; ${positionCookie(secret, of, true).split(";")[0]}` });

it("[PLT-7] a position is read back from the cookie and from the header", () => {
  expect(givenPosition(SECRET, cookieOf())).toEqual(visitor);
  expect(givenPosition(SECRET, new Headers({ [POSITION_HEADER]: positionText(SECRET, visitor) }))).toEqual(
    visitor,
  );
  expect(givenPosition(SECRET, new Headers())).toBeUndefined();
});

it("[PLT-7] a position that another one has signed, or that was changed, is none", () => {
  expect(givenPosition(SECRET, cookieOf(`${SECRET}!`))).toBeUndefined();
  const changed = positionText(SECRET, visitor).replace(/^./, "f");
  expect(givenPosition(SECRET, new Headers({ [POSITION_HEADER]: changed }))).toBeUndefined();
});

it("[PLT-7] the cookie is for the server only, and ends after a minute", () => {
  expect(positionCookie(SECRET, visitor, true)).toMatch(
    /; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
  );
});

it("[PLT-7] who has written within half a minute and the lag gets no cached answer", () => {
  expect(hasJustWritten(SECRET, cookieOf(), NOW + 34_000)).toBe(true);
  expect(hasJustWritten(SECRET, cookieOf(), NOW + 35_000)).toBe(false);
  expect(hasJustWritten(SECRET, cookieOf(SECRET, { ...visitor, writtenMs: 0 }), NOW)).toBe(false);
  expect(hasJustWritten(SECRET, new Headers(), NOW)).toBe(false);
});
