/**
 * Passwords that others would try first: those that leaked most often, keyboard rows, sequences and repetitions, and
 * those made of the account's own address. Nothing is asked of a service.
 */
import { dictionary } from "@zxcvbn-ts/language-common";

/** What people would type here, and elsewhere would not. */
const OWN_WORDS = ["tincture", "palette", "palettes", "color", "colors", "colour", "colours", "gradient"];

/** Those that leaked most often, in lower case; the list of zxcvbn, which its maintainers renew. */
const COMMON: ReadonlySet<string> = new Set([...dictionary["passwords-common"], ...OWN_WORDS]);
/** Rows of keys, and counting sequences. */
const ROWS = [
  "1234567890123",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv",
  "1q2w3e4r5t6y7u8i9o0p",
  "zaq12wsx",
  "147258369",
  "789456123",
];
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/**
 * Whether the password is on the list or follows one of the rules, also with a few digits or signs added or letters
 * replaced by similar-looking ones; upper and lower case count as equal.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  if (new Set(small).size <= 2 || isRepeat(small)) return true;
  const word = small.replace(/[^a-z]+$/, "");
  const isWord = (text: string): boolean => COMMON.has(text);
  if (small.length - word.length <= 4 && isWord(word)) return true;
  const read = small
    .replace(/[\d@$!?.*#]{0,4}$/, "")
    .replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  if (isWord(read) || isWord(small.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign))) return true;
  // Leading digits, as in 123456abc, and rows in either direction.
  const rest = small.replace(/^\d+/, "");
  if (isRun(small.slice(0, small.length - rest.length)) && (rest === "" || isWord(rest))) return true;
  return isRun(small) || isRun(small.replace(/\d{1,4}$/, ""));
}

/**
 * Whether the password is the address, its mailbox or its provider's name, also with a few digits or signs added. Of
 * names with fewer than four letters only the whole address is meant, since they begin many good passwords.
 */
export function isOwnAddress(password: string, email: string): boolean {
  const small = withoutSuffix(password.toLowerCase());
  const address = email.trim().toLowerCase();
  const [mailbox = "", host = ""] = address.split("@");
  const parts = [mailbox, mailbox.replace(/\+.*$/, ""), host, host.replace(/\.[^.]*$/, "")];
  return [address, ...parts.filter((part) => part.length >= 4)].some(
    (part) => part !== "" && small === withoutSuffix(part),
  );
}

function withoutSuffix(text: string): string {
  return text.replace(/[^a-z]{1,4}$/, "");
}

function isRun(text: string): boolean {
  if (text.length < 3) return false;
  const backwards = [...text].reverse().join("");
  return ROWS.some((row) => row.includes(text) || row.includes(backwards));
}

/** A short part repeated: "abcabc", "121212". */
function isRepeat(text: string): boolean {
  return /^(.{1,4})\1+$/.test(text);
}
