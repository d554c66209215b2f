/** A user with an account and a cookie jar, whose requests can be sent to any instance. */
import { newPerson } from "#tests/new-person.ts";
import { createCookieJar } from "#tests/requests/cookie-jar.ts";
import type { Random } from "./random.ts";

const TIMEOUT_MS = 20_000;

export interface Member {
  send(method: string, origin: string, path: string, init?: RequestInit): Promise<Response>;
}

export async function createMember(origin: string): Promise<Member> {
  const jar = createCookieJar();
  const member: Member = {
    async send(method, from, path, init = {}) {
      const headers = new Headers({
        "sec-fetch-site": "same-origin",
        ...(init.headers as Record<string, string>),
      });
      const cookies = jar.headerFor(path);
      if (cookies !== undefined) headers.set("cookie", cookies);
      const signal = init.signal ?? AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(from + path, { ...init, method, headers, redirect: "manual", signal });
      if (answer.status < 500) jar.keep(answer);
      return answer;
    },
  };
  const body = new URLSearchParams({ ...newPerson() });
  const signedUp = await member.send("POST", origin, "/signup", { body });
  const text = await signedUp.text();
  if (signedUp.status !== 302) throw new Error(`An account was not made: ${signedUp.status} ${text}`);
  return member;
}

/** Publishes a palette and returns its id. The colors are random, because the server refuses a duplicate. */
export async function publishPalette(
  member: Member,
  origin: string,
  title: string,
  random: Random,
): Promise<string> {
  const colors = Array.from({ length: 4 }, () => {
    const number = Math.floor(random() * 0xff_ff_ff);
    return `#${number.toString(16).padStart(6, "0")}`;
  });
  const made = await member.send("POST", origin, "/resources/own-items", {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ content: { type: "palette" }, title, colors, state: "public" }),
  });
  if (made.status !== 201) throw new Error(`An item was not made: ${made.status} ${await made.text()}`);
  const { item }: { item: { id: string } } = await made.json();
  return item.id;
}
