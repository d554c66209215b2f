import { getByLabelText, getByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { newPerson } from "#tests/new-person.ts";
import { PUBLIC_PAGES } from "#tests/public-pages.ts";
import { createMember } from "./account.ts";
import { attribute, type HtmlPage, textOf } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor } from "./visitor.ts";

const FAILED = "Sign-in didn't work: check your email and password.";

const alertOf = ({ document }: HtmlPage) => textOf(getByRole(document.body, "alert"));
const pathOf = ({ url }: HtmlPage) => url.pathname + url.search;

it("[ACC-1] without JavaScript one signs up, and logs in with what was wanted", async () => {
  const { email, password } = newPerson();
  const visitor = createVisitor();
  const signUp = await visitor.open("/signup?redirect=%2Fpalettes");
  const signedUp = await visitor.submit(
    press(signUp, "Create account", { Email: email, Password: password }),
  );
  expect([signedUp.status, pathOf(signedUp)]).toEqual([200, "/palettes"]);
  visitor.forget();

  const logIn = await visitor.open("/login?redirect=%2Fgradients");
  const wrong = await visitor.submit(press(logIn, "Log in", { Email: email, Password: "not the password" }));
  expect(wrong.status).toBe(401);
  expect(alertOf(wrong)).toBe(FAILED);
  expect(attribute(getByLabelText(wrong.document.body, "Email"), "value")).toBe(email);
  const loggedIn = await visitor.submit(press(wrong, "Log in", { Password: password }));
  expect([loggedIn.status, pathOf(loggedIn)]).toEqual([200, "/gradients"]);
});

it("[ACC-4] too many tries are told with the time to wait", async () => {
  const member = await createMember();
  const { email } = member.person;
  member.forget();
  const form = { email, password: "not the password" };
  for (let tries = 0; tries < 10; tries += 1) await member.send("POST", "/login", { form });
  const page = await member.open("/login");
  const refused = await member.submit(press(page, "Log in", { Email: email, Password: "not the password" }));
  expect(refused.status).toBe(429);
  expect(alertOf(refused)).toMatch(
    /^Too many tries\. Please wait \d+ (?:seconds?|minutes?) and try again\.$/,
  );
});

it("[SES-3] who is signed in is sent on from the sign-in pages, and never to another site", async () => {
  const member = await createMember();
  for (const path of ["/login", "/signup"]) {
    const page = await member.open(`${path}?redirect=%2Fgradients&page=2`);
    expect([page.status, pathOf(page)]).toEqual([200, "/gradients?page=2"]);
  }
  for (const target of [
    "/a/..//elsewhere.example",
    "//elsewhere.example",
    "/%2f/elsewhere.example",
    "/\\elsewhere.example",
  ]) {
    const answer = await member.ask(`/login?redirect=${encodeURIComponent(target)}`);
    expect(answer.headers.get("location"), target).toBe("/profile");
  }
});

it("[SHL-1] public pages are the same bytes for everyone", async () => {
  const [nobody, member] = [createVisitor(), await createMember()];
  for (const path of PUBLIC_PAGES) {
    const [seen, known] = [await nobody.ask(path), await member.ask(path)];
    expect(known.status, path).toBe(200);
    expect(await known.text(), path).toBe(await seen.text());
    expect(known.headers.get("etag"), path).toBe(seen.headers.get("etag"));
  }
});

it("[SHL-1] sign-in pages are bare: the mark alone leads home", async () => {
  const visitor = createVisitor();
  const page = await visitor.open("/login");
  expect(page.document.querySelectorAll("nav, [role=navigation]")).toHaveLength(0);
  const mark = getByRole(page.document.body, "link", { name: "Tincture" });
  const home = await visitor.open(attribute(mark, "href"));
  expect([home.status, pathOf(home)]).toEqual([200, "/"]);
});
