/** The cookies of one visitor, for one origin: https://www.rfc-editor.org/rfc/rfc6265#section-5. */
export interface CookieJar {
  /** Stores the cookies that an answer sets, and removes those that it expires. */
  keep(answer: Response): void;
  /** The Cookie header for a path; undefined when no cookie applies. */
  headerFor(path: string): string | undefined;
  /** Removes the cookies whose names match. */
  forget(name: RegExp): void;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export function createCookieJar(): CookieJar {
  let cookies: Cookie[] = [];
  return {
    keep(answer) {
      for (const text of answer.headers.getSetCookie()) {
        const { cookie, isOver } = readCookie(text);
        cookies = cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
        if (!isOver) cookies.push(cookie);
      }
    },
    headerFor(path) {
      const sent = cookies.filter((cookie) => covers(cookie.path, path));
      return sent.length === 0 ? undefined : sent.map(({ name, value }) => `${name}=${value}`).join("; ");
    },
    forget(name) {
      cookies = cookies.filter((cookie) => !name.test(cookie.name));
    },
  };
}

function readCookie(text: string): { cookie: Cookie; isOver: boolean } {
  const [pair = "", ...rest] = text.split(";").map((part) => part.trim());
  const attributes = new Map(
    rest.map((part) => {
      const [key = "", ...value] = part.split("=");
      return [key.toLowerCase(), value.join("=")];
    }),
  );
  const at = pair.indexOf("=");
  const maxAge = attributes.get("max-age");
  const expires = attributes.get("expires");
  const isOver =
    maxAge === undefined ? expires !== undefined && Date.parse(expires) <= Date.now() : Number(maxAge) <= 0;
  return {
    cookie: { name: pair.slice(0, at), value: pair.slice(at + 1), path: attributes.get("path") ?? "/" },
    isOver,
  };
}

function covers(cookiePath: string, path: string): boolean {
  const folder = cookiePath.endsWith("/") ? cookiePath : `${cookiePath}/`;
  return path === cookiePath || path.startsWith(folder);
}
