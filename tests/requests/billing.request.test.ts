// The subscription from the view of a customer in test mode, by forms without JavaScript.
import { getAllByRole, getByRole, getByText, queryByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { createMember, planOf, subscribe } from "./account.ts";
import { type HtmlPage, main, textOf } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor } from "./visitor.ts";

const BILLING = "/profile/billing";
const PORTAL = "/sandbox/portal";
type Member = Awaited<ReturnType<typeof createMember>>;

const heading = (page: HtmlPage) => textOf(getByRole(main(page), "heading", { level: 1 }));
const words = (page: HtmlPage) => textOf(main(page));
const start = async (member: Member) =>
  member.submit(press(await member.open("/about/pricing"), "Try it for 14 days"));
const play = async (member: Member, title: string) =>
  member.submit(press(await member.open(PORTAL), `Play: ${title}`));

it("[SUB-3] [PRF] the trial begins on the pricing page and ends on the welcome page, labelled as test mode all the way", async () => {
  const member = await createMember();
  expect(getByText(main(await member.open("/about/pricing")), "Test mode")).toBeDefined();
  const checkout = await start(member);
  expect(checkout.url.pathname).toBe("/sandbox/checkout");
  expect(getByText(main(checkout), "Test mode")).toBeDefined();
  expect(words(checkout)).toContain("Due today0.00 USD");
  expect(await planOf(member)).toBe("free");
  const welcome = await member.submit(press(checkout, "Complete the payment"));
  expect(heading(welcome)).toBe("Welcome to Pro");
  expect(getByText(main(welcome), "Test mode")).toBeDefined();
  expect(getByText(main(await member.open("/profile/status")), "Test mode")).toBeDefined();
  expect(await planOf(member)).toBe("pro");
  const billing = await member.open(BILLING);
  expect(getByText(main(billing), "Test mode")).toBeDefined();
  expect(words(billing)).toContain("on trial, 14 of 14 days left");
  expect(words(billing)).toMatch(/6\.00 USD on \d+ \w+ \d{4}, then each month\./);
  expect(getAllByRole(getByRole(main(billing), "table"), "row")).toHaveLength(3);
});

it("[SUB-3] a declined card and a checkout that is left begin nothing", async () => {
  const member = await createMember();
  const declined = await member.submit(press(await start(member), "Play: card is declined"));
  expect(textOf(getByRole(main(declined), "alert"))).toContain("declined");
  const left = await member.submit(press(declined, "Play: leave without paying"));
  expect(left.url.pathname).toBe("/about/pricing");
  expect(await planOf(member)).toBe("free");
  // The same checkout is closed in another tab.
  expect((await member.submit(press(declined, "Complete the payment"))).url.pathname).toBe(BILLING);
  expect(await planOf(member)).toBe("free");
  expect(heading(await subscribe(member))).toBe("Welcome to Pro");
});

it("[SUB-3] a bank that asks to confirm is answered with no or yes, and only yes begins Pro", async () => {
  const member = await createMember();
  const asked = await member.submit(press(await start(member), "Play: bank asks to confirm"));
  expect(words(asked)).toContain("is this payment yours?");
  expect(await planOf(member)).toBe("free");
  const refused = await member.submit(press(asked, "No, refuse it"));
  expect(textOf(getByRole(main(refused), "alert"))).toContain("declined");
  expect(await planOf(member)).toBe("free");
  const again = await member.submit(press(refused, "Play: bank asks to confirm"));
  expect(heading(await member.submit(press(again, "Yes, confirm it")))).toBe("Welcome to Pro");
  expect(await planOf(member)).toBe("pro");
});

it("[SUB-3] a payment of which no event has come yet counts, and cannot be made twice", async () => {
  const member = await createMember();
  const welcome = await member.submit(press(await start(member), "Play: paid, but told late"));
  expect(heading(welcome)).toBe("Welcome to Pro");
  expect(await planOf(member)).toBe("pro");
  expect((await start(member)).url.pathname).toBe(BILLING);
});

it("[SUB-3] pressing twice, the back button and a second tab make one subscription", async () => {
  const member = await createMember();
  const [first, second] = await Promise.all([start(member), start(member)]);
  await Promise.all([
    member.submit(press(first, "Complete the payment")),
    member.submit(press(second, "Complete the payment")),
  ]);
  expect((await start(member)).url.pathname).toBe(BILLING);
  const billing = await member.open(BILLING);
  expect(getAllByRole(getByRole(main(billing), "table"), "row")).toHaveLength(3);
});

it("[SUB-2] a payment that fails pauses Pro with a notice, then it is due, and a good card ends both", async () => {
  const member = await createMember();
  await member.submit(press(await start(member), "Play: first payment fails"));
  expect(await planOf(member)).toBe("pro");
  await play(member, "A week passes");
  await play(member, "A week passes");
  const paused = await member.open(BILLING);
  expect(words(paused)).toContain("The payment of 6.00 USD");
  expect(words(paused)).toContain("Pro is paused until it is paid");
  expect(words(paused)).toContain("0341expires 12/34Declined");
  expect(await planOf(member)).toBe("free");
  await play(member, "A week passes");
  await play(member, "A week passes");
  const due = await member.open(BILLING);
  expect(words(due)).toContain("Pro is still on");
  expect(await planOf(member)).toBe("pro");
  await play(member, "A card that works");
  const paid = await member.open(BILLING);
  expect(queryByRole(main(paid), "heading", { name: /did not go through/ })).toBeNull();
  expect(await planOf(member)).toBe("pro");
});

it("[SUB-3] Pro can be changed to the year, cancelled, kept after all, and ends without losing anything", async () => {
  const member = await createMember();
  await subscribe(member);
  const yearly = await member.submit(press(await member.open(BILLING), "Change to yearly, 54 USD"));
  expect(words(yearly)).toContain("54.00 USD");
  const cancelled = await member.submit(press(yearly, "Cancel Pro"));
  expect(words(cancelled)).toContain("None: Pro ends");
  expect(await planOf(member)).toBe("pro");
  const kept = await member.submit(press(cancelled, "Keep Pro after all"));
  expect(words(kept)).toContain("54.00 USD");
  await member.submit(press(kept, "Cancel Pro"));
  await play(member, "A month passes");
  const ended = await member.open(BILLING);
  expect(await planOf(member)).toBe("free");
  // Each person can have one trial.
  expect(getByRole(main(ended), "button", { name: "Subscribe to Pro" })).toBeDefined();
});

it("[SUB-3] nobody reaches the payments of somebody else, or without signing in", async () => {
  const [owner, other] = [await createMember(), await createMember()];
  const checkout = await start(owner);
  const { path, body } = press(checkout, "Complete the payment");
  expect(
    (await other.submit({ method: "POST", path, ...(body !== undefined && { body }) })).url.pathname,
  ).toBe(BILLING);
  expect([await planOf(owner), await planOf(other)]).toEqual(["free", "free"]);
  for (const address of [BILLING, "/sandbox/checkout", PORTAL]) {
    const answer = await createVisitor().send("POST", address, {
      form: { intent: "start", interval: "month" },
    });
    expect(answer.headers.get("location"), address).toMatch(/^\/login/);
    expect((await owner.ask(address, { method: "POST", form: { intent: "start" } })).status, address).toBe(
      403,
    );
  }
});

it("[SUB-3] without the keys of a payment service no event is taken", async () => {
  const answer = await createVisitor().ask("/api/billing/webhook", { method: "POST", json: { id: "evt_1" } });
  expect(answer.status).toBe(404);
});

it("[SUB-3] [ACC-1] an account that is deleted takes its subscription along", async () => {
  const member = await createMember();
  await subscribe(member);
  const { email, password } = member.person;
  const form = { intent: "delete", confirmation: email, password };
  const answer = await member.send("POST", "/profile/account", { form });
  expect(answer.headers.get("location")).toBe("/profile/status?deleted");
  expect((await member.ask(PORTAL)).headers.get("location")).toMatch(/^\/login/);
});
