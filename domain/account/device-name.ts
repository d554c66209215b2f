/**
 * A readable device name from the user agent, such as "Firefox on Windows". For display only: user agents can
 * lie.
 */

const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** "Unknown browser" if the user agent is missing, or names neither a browser nor a system. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (list: typeof BROWSERS) => list.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser === undefined) return system === undefined ? "Unknown browser" : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
