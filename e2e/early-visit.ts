/**
 * A visit in which somebody acts at once (QLT-2 a): controls of the first screen are used by mouse, touch and keys before
 * the scripts of the page have come, and while they start.
 */
import type { Page, Route } from "@playwright/test";
import { expect, hydrated } from "./fixture.ts";

/** Kinds of native controls, and how many of each are used. */
const KINDS = {
  text: ["input:is([type=text], [type=search], :not([type])):not([readonly])", 1],
  choice: ["input[type=radio]:not(:checked)", 2],
  select: ["select", 1],
  check: ["input[type=checkbox]", 1],
  slider: ["input[type=range]", 1],
} as const;
type Kind = keyof typeof KINDS;

export interface EarlyControl {
  readonly kind: Kind;
  /** Finds it again: its id, or its name and value. */
  readonly selector: string;
  readonly name: string;
}

/** A color in the notation that fields of a color show; other fields keep it as text. */
const TYPED = "#1F6FEB";
const SLOWER = 4;
const SCRIPT = /\.js$/;
const REJECT = "[data-consent-choice=rejected]";
const SETTLED_POLLS = 3;
/** How often a control is looked for anew that moved away from under a press. */
const MAX_LOOKS = 5;

/** The controls that can be seen and pressed on the first screen. */
export async function controlsOf(page: Page): Promise<readonly EarlyControl[]> {
  return page.evaluate((kinds) => {
    const groups = new Set<string>();
    return Object.entries(kinds).flatMap(([kind, [every, most]]) =>
      [...document.querySelectorAll<HTMLInputElement>(every)]
        // A tab of the inspector hides the controls of another one.
        .filter((element) => element.closest(".inspector-tabs") === null)
        .map((element) => {
          const shown = (element.closest("label") ?? element).getBoundingClientRect();
          const box = kind === "choice" || kind === "check" ? shown : element.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const hit = document.elementFromPoint(x, y);
          const isHit =
            hit !== null && (hit === element || (element.closest("label")?.contains(hit) ?? false));
          const name = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? "";
          const { id, name: group, value } = element;
          const selector =
            id !== "" ? `#${CSS.escape(id)}` : `[name="${group}"][value="${CSS.escape(value)}"]`;
          return {
            kind: kind as never,
            selector,
            name,
            isHit,
            group,
            isOff: element.disabled,
          };
        })
        .filter(({ isHit, isOff, group }) => {
          if (!isHit || isOff || (kind === "choice" && groups.has(group))) return false;
          if (kind === "choice") groups.add(group);
          return true;
        })
        .slice(0, most)
        .map(({ isHit: _hit, group: _group, isOff: _off, ...control }) => control),
    );
  }, KINDS);
}

/** The middle of a control; a press that begins and ends on this control takes `hasMissed` away. Runs in the page. */
function aim(selector: string): readonly [x: number, y: number] {
  const shown = (): Element | null => {
    const element = document.querySelector<HTMLInputElement>(selector);
    const isMark = element?.type === "radio" || element?.type === "checkbox";
    return (isMark && element.closest("label")) || element;
  };
  const isOn = ({ target }: PointerEvent): boolean =>
    target instanceof Node && shown()?.contains(target) === true;
  Reflect.set(window, "hasMissed", true);
  const once = { capture: true, once: true };
  addEventListener(
    "pointerdown",
    (down) => {
      const isOnFirst = isOn(down);
      addEventListener("pointerup", (up) => Reflect.set(window, "hasMissed", !(isOnFirst && isOn(up))), once);
    },
    once,
  );
  const { x, y, width, height } = shown()?.getBoundingClientRect() ?? new DOMRect();
  return [x + width / 2, y + height / 2];
}

/** The state of controls that were found before. */
function statesOf(page: Page, controls: readonly EarlyControl[]): Promise<readonly string[]> {
  return page.evaluate(
    ({ all }) =>
      all.map(({ kind, selector }) => {
        const element = document.querySelector<HTMLInputElement>(selector);
        if (element === null) return "gone";
        return kind === "check" || kind === "choice" ? String(element.checked) : element.value;
      }),
    { all: controls.map(({ kind, selector }) => ({ kind, selector })) },
  );
}

/** What controls hold in the end, and the address of the document. */
interface Outcome {
  readonly states: readonly string[];
  readonly search: string;
  readonly consent: string | undefined;
}

export type Hand = "mouse" | "touch" | "keys";

/** Answers the cookie banner, which is the first act: without it the layout is another one. */
async function answerBanner(page: Page, hand: Hand): Promise<void> {
  if (hand === "keys") {
    await focus(page, REJECT);
    await page.keyboard.press("Enter");
  } else await press(page, hand, REJECT);
  await page.waitForFunction(() => document.documentElement.dataset["consent"] === "rejected");
}

/**
 * Where it is now: an act before it may have moved it, sooner or later, also between the look, the press and its end. Gives
 * false where it cannot be pressed, as it is off the screen.
 */
async function press(page: Page, hand: Hand, selector: string): Promise<boolean> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const [x, y] = await page.evaluate(aim, selector);
    await (hand === "touch" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    if (await page.evaluate(() => Reflect.get(window, "hasMissed") !== true)) return true;
  }
  return false;
}

const focus = (page: Page, selector: string) =>
  page.evaluate(
    (found) => document.querySelector<HTMLElement>(found)?.focus({ preventScroll: true }),
    selector,
  );

/**
 * Uses the controls one after the other without a pause; gives those that could be, as an act may take the next control
 * away, or off the screen.
 */
async function act(
  page: Page,
  hand: Hand,
  controls: readonly EarlyControl[],
): Promise<readonly EarlyControl[]> {
  const used: EarlyControl[] = [];
  const isShown = (selector: string) =>
    page.evaluate((found) => document.querySelector(found)?.checkVisibility() ?? false, selector);
  for (const control of controls) {
    const { kind, selector } = control;
    if (!(await isShown(selector))) continue;
    if (hand === "keys" || kind === "select" || kind === "slider") await focus(page, selector);
    else if (!(await press(page, hand, selector))) continue;
    used.push(control);
    if (kind === "text") {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(TYPED);
      await page.keyboard.press("Enter");
    } else if (kind === "select") await page.keyboard.press("ArrowDown");
    else if (kind === "slider") await page.keyboard.press("ArrowRight");
    else if (hand === "keys") await page.keyboard.press("Space");
  }
  return used;
}

async function outcomeOf(page: Page, controls: readonly EarlyControl[]): Promise<Outcome> {
  const [search, consent] = await page.evaluate(
    () => [location.search, document.documentElement.dataset["consent"]] as const,
  );
  return { states: await statesOf(page, controls), search, consent };
}

/** A field, a slider and a choice of the same thing depend on each other, so each hand uses only some of them. */
const LEFT_OUT: Readonly<Record<Hand, readonly Kind[]>> = {
  mouse: ["slider", "select"],
  keys: ["text", "select"],
  touch: ["slider"],
};

/** A first visit whose scripts are held back: what can be seen before any of them has run, with the banner answered. */
export interface HeldVisit {
  readonly page: Page;
  readonly controls: readonly EarlyControl[];
  /** Uses so many of the controls before any script has come, and the others while the scripts start. */
  readonly act: (controls: readonly EarlyControl[], before: number) => Promise<void>;
}

export async function openHeld(page: Page, path: string, hand: Hand): Promise<HeldVisit> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(SCRIPT, (route) => (isReleased ? route.continue() : void held.push(route)));
  await gotoPainted(page, path);
  await answerBanner(page, hand);
  const found = (await controlsOf(page)).filter(({ kind }) => !LEFT_OUT[hand].includes(kind));
  return {
    page,
    controls: found,
    async act(controls, before) {
      await act(page, hand, controls.slice(0, before));
      isReleased = true;
      const arrive = async (route: Route) => {
        const arrived = page.waitForEvent("requestfinished", (request) => request === route.request());
        await route.continue();
        await arrived;
      };
      await Promise.all(held.map(arrive));
      await act(page, hand, controls.slice(before));
      await hydrated(page);
    },
  };
}

/** The same acts on a page that has long been live, which tells what an early visit must come to; gives those that were done. */
export async function actLate(
  page: Page,
  path: string,
  hand: Hand,
  found: readonly EarlyControl[],
): Promise<readonly EarlyControl[]> {
  await page.goto(path, { waitUntil: "networkidle" });
  await hydrated(page);
  await answerBanner(page, hand);
  const controls = await act(page, hand, found);
  expect(found.length - controls.length, "controls that an act took away").toBeLessThanOrEqual(1);
  return controls;
}

/** Waits until what the page shows stays the same: a worker may take a while before the address follows a step. */
export async function settled(page: Page, controls: readonly EarlyControl[]): Promise<void> {
  let outcome = await outcomeOf(page, controls);
  let same = 0;
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(outcome);
        outcome = await outcomeOf(page, controls);
        same = before === JSON.stringify(outcome) ? same + 1 : 0;
        return same;
      },
      { intervals: [700] },
    )
    .toBeGreaterThanOrEqual(SETTLED_POLLS);
}

/** Acts `afterMs` after the first paint of a first visit, on a processor four times slower. */
export async function actSlowly(
  page: Page,
  path: string,
  hand: Hand,
  controls: readonly EarlyControl[],
  afterMs: number,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await gotoPainted(page, path);
  // The time is what is asked here: a person acts so long after the page can be seen.
  await new Promise((done) => setTimeout(done, afterMs));
  await answerBanner(page, hand);
  await act(page, hand, controls);
  await hydrated(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

/** Expects that both pages come to show the same; each is read anew, since on a busy machine a worker may answer late. */
export async function expectSame(early: Page, late: Page, controls: readonly EarlyControl[]): Promise<void> {
  const names = controls.map(({ kind, name }) => `${kind} ${name.trim()}`);
  await expect(async () => {
    const [found, expected] = [await outcomeOf(early, controls), await outcomeOf(late, controls)];
    expect(described(found, names)).toEqual(described(expected, names));
  }).toPass({ timeout: 60_000 });
}

function described({ states, ...rest }: Outcome, names: readonly string[]) {
  return { ...rest, states: states.map((state, at) => `${names[at]}: ${state}`) };
}

/** Opens the page until its first paint, which needs none of its scripts. */
async function gotoPainted(page: Page, path: string): Promise<void> {
  const painted = Promise.withResolvers<void>();
  await page.exposeFunction("painted", painted.resolve);
  await page.addInitScript(notePaint);
  await page.goto(path, { waitUntil: "commit" });
  await painted.promise;
}

function notePaint(): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) void Reflect.get(window, "painted")();
  }).observe({ type: "paint", buffered: true });
}
