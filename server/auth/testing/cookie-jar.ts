// Cookies of a browser in a sign-in test, by host and name; the last one wins.

export class CookieJar {
  readonly #byHost = new Map<string, Map<string, string>>();

  take({ host }: URL, setCookies: readonly string[]): void {
    const cookies = this.#byHost.get(host) ?? new Map<string, string>();
    this.#byHost.set(host, cookies);
    for (const line of setCookies) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", ...value] = pair.trim().split("=");
      const isOver = attributes.some(
        (attribute) =>
          /^\s*max-age=0\s*$/i.test(attribute) || /^\s*expires=Thu, 01 Jan 1970/i.test(attribute),
      );
      if (isOver) cookies.delete(name);
      else cookies.set(name, value.join("="));
    }
  }

  header({ host }: URL): string {
    return [...(this.#byHost.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  value({ host }: URL, name: string): string | undefined {
    return this.#byHost.get(host)?.get(name);
  }
}
