/**
 * Devices from which an account was signed in before, known by a signed cookie. Their wrong passwords are counted apart
 * from those of strangers, so that a stranger cannot lock the account for its owner.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
import { randomBytes } from "node:crypto";
import { cookieText, readCookie, readSigned, signValue } from "./signed-value.ts";

export const DEVICE_COOKIE = "tincture.device";
const LIFE_S = 400 * 86_400;

/** `account` is the hash of the address. */
export function deviceCookie(secret: string, account: string, isSecure: boolean): string {
  const value = signValue(secret, purposeOf(account), randomBytes(12).toString("base64url"));
  return cookieText(DEVICE_COOKIE, value, { path: "/", maxAgeS: LIFE_S, isSecure });
}

/** The random id of the device; undefined if the account was never signed in from it. */
export function knownDevice(headers: Headers, secret: string, account: string): string | undefined {
  return readSigned(secret, purposeOf(account), readCookie(headers, DEVICE_COOKIE));
}

const purposeOf = (account: string) => `${DEVICE_COOKIE}:${account}`;
