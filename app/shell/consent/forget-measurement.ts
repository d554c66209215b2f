/** Deletes what analytics scripts have stored in this browser, when consent is withdrawn (SHL-9). */

/** Our own cookies and storage keys; everything else belongs to third-party scripts. */
const OWN = /^(?:tincture|cookies:|color-mode$|vite-pwa:|react-router|workbox)/;

export function isOwn(name: string): boolean {
  return OWN.test(name);
}

/**
 * Deletes cookies visible to scripts, both storages and databases. If the browser refuses access, there is nothing
 * stored.
 */
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

/** Expires the cookie for this host and all parent domains, since a cookie does not reveal its domain. */
function expireCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, index) => labels.slice(index).join("."));
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store requires https and is not supported by all browsers
  for (const domain of ["", ...domains.map((host) => `; Domain=${host}`)])
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
