/** What measuring scripts stored in this browser, taken away when the person withdraws the choice (SHL-9). */

/** What is ours, in cookies and storage alike; everything else came with scripts of others. */
const OWN = /^(?:tincture|cookies:|color-mode$|vite-pwa:|react-router|workbox)/;

export function isOwn(name: string): boolean {
  return OWN.test(name);
}

/** Cookies that scripts see, both storages and databases. What the browser refuses to show is not there either. */
export async function forgetMeasurement(): Promise<void> {
  for (const storage of storages())
    for (const key of Object.keys(storage)) if (!isOwn(key)) storage.removeItem(key);
  for (const pair of document.cookie.split("; ")) {
    const [name = ""] = pair.split("=");
    if (name !== "" && !isOwn(name)) expireCookie(name);
  }
  if (!("indexedDB" in window) || !("databases" in indexedDB)) return;
  const databases = await indexedDB.databases().catch(() => []);
  for (const { name } of databases) if (name !== undefined && !isOwn(name)) indexedDB.deleteDatabase(name);
}

function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

/** Under this host and each one above it: which of them it was set for is not said. */
function expireCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, index) => labels.slice(index).join("."));
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store asks for https and is not in all browsers
  for (const domain of ["", ...domains.map((host) => `; Domain=${host}`)])
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
