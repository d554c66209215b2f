/**
 * What a person does before React has taken over the page (QLT-2). Fields, choices and sliders are native and keep what
 * is done to them; presses, keys and forms are held back. When the page is live all of it is carried out in the order
 * in which it was done. Links, menus, consent and the color mode work without scripts; copying is done at once.
 */
import { type ColorModePreference, choosePreference } from "#app/shell/color-mode.ts";
import {
  type Control,
  type ControlState,
  isChoice,
  isControl,
  putBack,
  repeatControl,
  stateOf,
} from "./early-controls.ts";
import { PAGE_HYDRATED, PAGE_LIVE } from "./page-live.ts";

/** Elements whose presses are held back, and elements that work without scripts, also inside the former. */
const PRESSABLE = "button, input[type=submit], [role=button]";
const WORKS_ALONE = "[data-consent-choice], summary, a[href]";
/** Keys that fields handle by script; the others are letters and caret keys, which the browser handles. */
const FIELD_KEYS = ["Enter", "Escape", "ArrowUp", "ArrowDown", "PageUp", "PageDown"];
/** What a page has that does something on Space; elsewhere Space scrolls. */
const TAKES_SPACE = "[data-takes-space], [aria-keyshortcuts=Space]";
/** Data attribute of <html> until the page is live. */
const EARLY_ATTRIBUTE = "early";
const EVENTS = ["click", "keydown", "input", "change", "submit"] as const;

interface Held {
  readonly target: Element;
  readonly run: () => void;
  /** Where what was done gave a control a state. */
  readonly given?: { readonly control: Control; readonly state: ControlState };
}

/** Starts to listen. Returns a function for when the scripts cannot be loaded: forms are then sent as HTML says. */
export function watchEarlyActions(): () => void {
  let held: readonly Held[] = [];
  const hold = (target: Element, run: () => void) => {
    held = [...held, { target, run }];
  };

  const listeners: { [Name in (typeof EVENTS)[number]]: (event: DocumentEventMap[Name]) => void } = {
    click(event) {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(WORKS_ALONE) !== null) return;
      const pressed = target.closest<HTMLElement>(PRESSABLE);
      if (pressed === null) return;
      keep(event);
      const text = pressed.dataset["copy"];
      if (text !== undefined) void navigator.clipboard?.writeText(text).catch(() => undefined);
      hold(pressed, () => pressed.click());
    },
    keydown(event) {
      const { target, key } = event;
      if (!(target instanceof Element) || key === "Tab") return;
      if (isControl(target) && !FIELD_KEYS.includes(key)) return;
      const isSearch = key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey);
      const isSpaceOfPage =
        key === " " && target === document.body && document.querySelector(TAKES_SPACE) !== null;
      if (isSearch || isSpaceOfPage) event.preventDefault();
      const { code, metaKey, ctrlKey, shiftKey, altKey } = event;
      const copy = { key, code, metaKey, ctrlKey, shiftKey, altKey, bubbles: true, cancelable: true };
      hold(target, () => target.dispatchEvent(new KeyboardEvent("keydown", copy)));
    },
    input: ({ target }) => onControl(target),
    change: ({ target }) => onControl(target),
    submit(event) {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement)) return;
      keep(event);
      hold(target, () => target.requestSubmit(submitter));
    },
  };
  /** What is done to a control, or to a group of radio buttons, without anything between counts as one act. */
  const onControl = (target: EventTarget | null) => {
    if (!isControl(target)) return;
    if (target.closest(".mode-choice") !== null) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of our own radio buttons
      choosePreference(target.value as ColorModePreference);
      return;
    }
    const known = held.findLast(({ given }) => given !== undefined && isSameControl(given.control, target));
    const before = known?.target === target ? known.given?.state : undefined;
    const state = stateOf(target);
    // "change" tells the same as "input" before it, also after the Enter that causes it.
    if (before?.value === state.value && before.isChecked === state.isChecked) return;
    const goesOn = known !== undefined && known === held.at(-1);
    if (goesOn) held = held.slice(0, -1);
    const from = (goesOn ? before?.before : before?.value) ?? state.before;
    held = [...held, repetition(target, { ...state, before: from })];
  };

  // React takes over the page in one step, and may render again in the same task, which resets fields to their state.
  // So what they hold is read between the two; except text areas, which the first step resets to their HTML, and what
  // was chosen, which an event has told whole.
  const onHydrated = () => {
    held = held.map((each, at) => {
      const { control, state } = each.given ?? {};
      if (control === undefined || control instanceof HTMLTextAreaElement || isChoice(control)) return each;
      const isLast = !held.slice(at + 1).some(({ given }) => given?.control === control);
      return isLast ? repetition(control, { ...stateOf(control), before: state?.before }) : each;
    });
  };
  const onLive = () => {
    stop();
    for (const { given } of held.toReversed()) if (given !== undefined) putBack(given.control, given.state);
    void carryOut();
  };
  const carryOut = async () => {
    for (const { target, run } of held) {
      if (target.isConnected) run();
      // Lets React render before the next one, as between two presses, and still before the browser handles input.
      await Promise.resolve();
    }
  };
  const stop = () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener takes the event of its name
    for (const name of EVENTS) removeEventListener(name, listeners[name] as EventListener, true);
    removeEventListener(PAGE_HYDRATED, onHydrated);
    removeEventListener(PAGE_LIVE, onLive);
    delete document.documentElement.dataset[EARLY_ATTRIBUTE];
  };
  document.documentElement.dataset[EARLY_ATTRIBUTE] = "";
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener takes the event of its name
  for (const name of EVENTS) addEventListener(name, listeners[name] as EventListener, true);
  addEventListener(PAGE_HYDRATED, onHydrated);
  addEventListener(PAGE_LIVE, onLive);
  return () => {
    stop();
    for (const { target, run } of held) if (target.closest("form") !== null) run();
  };
}

function repetition(control: Control, state: ControlState): Held {
  return { target: control, given: { control, state }, run: () => repeatControl(control, state) };
}

/** Whether they are one control, or of one group of radio buttons. */
function isSameControl(one: Control, other: Control): boolean {
  if (one === other) return true;
  return one.type === "radio" && other.type === "radio" && one.name === other.name && one.form === other.form;
}

function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
