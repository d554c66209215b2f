/**
 * A value that a tab has for itself and finds again after a reload, or when Back loads the page anew. It is dropped when
 * another build reads it, whose values may have another shape.
 */
export interface TabMemory<Value> {
  /** Undefined if there is none, or if storage is refused. For the browser only, after the page was taken over. */
  readonly read: () => Value | undefined;
  /** If storage is refused or full, what was kept before goes as well: it would be out of date. */
  readonly write: (value: Value | undefined) => void;
}

interface Kept<Value> {
  readonly build: string;
  readonly value: Value;
}

export function tabMemory<Value>(key: string): TabMemory<Value> {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const build = () => window.__reactRouterManifest?.version ?? "";
  return {
    read() {
      try {
        const kept: Kept<Value> | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
        return kept?.build === build() ? kept.value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        sessionStorage.removeItem(key);
        if (value === undefined) return;
        const kept: Kept<Value> = { build: build(), value };
        sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Storage is refused or full: a reload starts anew.
      }
    },
  };
}
