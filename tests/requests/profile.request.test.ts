// The account's own pages, tested through forms and HTML.
import { getAllByRole, getByLabelText, getByRole, getByText } from "@testing-library/dom";
import { expect, it } from "vitest";
import { pngFile } from "#tests/picture-files.ts";
import { createMember, logIn } from "./account.ts";
import { attribute, find, type HtmlPage, main, pathOf, textOf } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor } from "./visitor.ts";

const ACCOUNT = "/profile/account";
const PHOTO = new File([await pngFile(64, 48, (x, y) => [x * 4, y * 5, 90])], "photo.png", {
  type: "image/png",
});

const section = (page: HtmlPage, name: string) => getByRole(page.document.body, "region", { name });
const devices = (page: HtmlPage) => getAllByRole(section(page, "Devices"), "listitem");

it("[PRF] the overview says who one is, what one has, and the plan", async () => {
  const member = await createMember();
  const page = await member.open("/profile");
  const heading = getByRole(page.document.body, "heading", { level: 1 });
  expect(textOf(heading)).toBe(member.person.email.split("@")[0]);
  const [list] = getAllByRole(main(page), "list");
  if (list === undefined) throw new Error("no list");
  expect(getAllByRole(list, "listitem").map((item) => item.textContent)).toEqual([
    "Likes0",
    "Saved0",
    "Collections0",
    "Published0",
  ]);
  expect(getByRole(page.document.body, "heading", { name: "Free plan" })).toBeDefined();
  const side = getByRole(page.document.body, "navigation", { name: "Profile" });
  expect(attribute(getByRole(side, "link", { name: "Overview" }), "aria-current")).toBe("page");
  const support = pathOf(page, getByRole(side, "link", { name: "Support" }));
  expect(support).toBe("/profile/support");
  expect((await member.ask(support)).status).toBe(200);
});

it("[PRF] no cache keeps these pages, and a visitor sees none of them", async () => {
  const member = await createMember();
  for (const path of ["/profile", ACCOUNT, "/profile/support", "/profile/billing", "/profile/status"]) {
    for (const address of [path, `${path}.data`]) {
      const { headers } = await member.ask(address);
      expect(headers.get("cache-control"), address).toContain("no-store");
    }
  }
  const seen = await createVisitor().ask(`${ACCOUNT}.data`);
  expect(await seen.text()).not.toContain("@example.com");
});

it("[ACC-5] nobody ends a session of somebody else", async () => {
  const first = await createMember();
  await logIn(createVisitor(), first.person);
  const mine = await first.open(ACCOUNT);
  const [input] = mine.document.querySelectorAll('input[name="sessionId"]');
  if (input === undefined) throw new Error("no session can be ended");
  const sessionId = attribute(input, "value");
  expect(sessionId.length).toBeGreaterThan(8);

  const other = await createMember();
  const form = { intent: "session", sessionId };
  expect((await other.send("POST", ACCOUNT, { form })).status).toBe(404);
  expect(devices(await first.open(ACCOUNT))).toHaveLength(2);
  expect(devices(await other.open(ACCOUNT))).toHaveLength(1);
});

it("[PRF] the status page is open, and asks a visitor to log in", async () => {
  const page = await createVisitor().open("/profile/status");
  const link = getByRole(main(page), "link", { name: "Log in" });
  expect(attribute(link, "href")).toBe("/login?redirect=%2Fprofile%2Fstatus");
  const known = await (await createMember()).open("/profile/status");
  expect(getByText(main(known), "You have no subscription.")).toBeDefined();
  const rows = getAllByRole(section(known, "Your plan"), "listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual(["Saved items0 of 100", "Collections0 of 5"]);
  expect(section(page, "Free")).toBeDefined();
  for (const shown of [page, known]) expect(section(shown, "Pro")).toBeDefined();
});

it("[PRF] every form works without JavaScript", async () => {
  const member = await createMember();
  const start = await member.open(ACCOUNT);
  const named = await member.submit(press(start, "Save name", { "Display name": "No scripts" }));
  expect(getByText(section(named, "Name"), "Your name is saved.")).toBeDefined();
  expect(getByText(getByRole(named.document.body, "complementary"), "No scripts")).toBeDefined();

  const shown = await member.submit(press(named, "Upload", { "Choose a photo": PHOTO }));
  expect((await member.ask(attribute(find(section(shown, "Photo"), "img"), "src"))).status).toBe(200);
  const words = new File(["words"], "photo.png", { type: "image/png" });
  const refused = await member.submit(press(shown, "Upload", { "Choose another photo": words }));
  expect(getByText(section(refused, "Photo"), /Please choose a PNG/)).toBeDefined();

  const changed = await member.submit(
    press(refused, "Change password", {
      "Current password": member.person.password,
      "New password": "quite other words",
    }),
  );
  expect(getByText(section(changed, "Password"), /Your password is changed\./)).toBeDefined();
  const again = createVisitor();
  await logIn(again, { ...member.person, password: "quite other words" });
  expect(getByLabelText((await again.open(ACCOUNT)).document.body, "Display name")).toBeDefined();
});
