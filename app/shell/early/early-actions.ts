/**
 * Captures actions before React has hydrated their elements, and replays them in order afterwards. Links, menus and
 * consent work without scripts; the color mode and copying are handled at once. Elements that are hydrated already get
 * their events directly.
 */
import { type ColorModePreference, choosePreference } from "#app/shell/color-mode.ts";
import { onFirstAction } from "#app/ui/first-action.ts";
import { PAGE_LIVE } from "./page-live.ts";

interface EarlyActions {
  /** Stops capturing, because the page's scripts start at once. */
  stop(): void;
  /**
   * Continues after hydration of the page, because parts of it are hydrated only after the first action; ends soon
   * after that.
   */
  stayOn(): void;
  /** Stops because the page's scripts could not be loaded: forms and buttons then behave as in HTML. */
  giveUp(): void;
}

/** Elements whose presses are captured, and elements that work without scripts, also inside the former. */
const PRESSABLE = "button, input[type=submit], [role=button]";
const WORKS_ALONE = "[data-consent-choice], summary, a[href]";
const EVENTS = ["click", "keydown", "input", "change", "submit"] as const;
const PATIENCE_MS = 5000;

type Replay = { readonly target: Element; run(): void };

export function watchEarlyActions(onAction: () => void): EarlyActions {
  let queue: Replay[] = [];
  let isPageLive = false;
  let isReplaying = false;
  const later = (target: Element, run: () => void) => {
    // Only the last value of a field is replayed.
    if (!(target instanceof HTMLButtonElement))
      queue = queue.filter((each) => each.target !== target || each.run.name !== run.name);
    queue.push({ target, run });
    onAction();
    if (isPageLive) replay();
  };

  const listeners: { [Name in (typeof EVENTS)[number]]: (event: DocumentEventMap[Name]) => void } = {
    click(event) {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(WORKS_ALONE) !== null) return;
      const pressed = target.closest<HTMLElement>(PRESSABLE);
      if (pressed === null || isLive(pressed)) return;
      hold(event);
      const text = pressed.dataset["copy"];
      if (text !== undefined) void navigator.clipboard?.writeText(text).catch(() => undefined);
      later(pressed, () => pressed.click());
    },
    keydown(event) {
      const { target, key } = event;
      if (!(target instanceof Element) || key === "Tab" || isTyping(target) || isLive(target)) return;
      const isSearch = key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey);
      const isSpaceOfPage =
        key === " " && target === document.body && document.querySelector("[data-takes-space]");
      if (isSearch || isSpaceOfPage) event.preventDefault();
      const { code, metaKey, ctrlKey, shiftKey, altKey } = event;
      const copy = { key, code, metaKey, ctrlKey, shiftKey, altKey, bubbles: true, cancelable: true };
      later(target, () => target.dispatchEvent(new KeyboardEvent("keydown", copy)));
    },
    input({ target }) {
      if (isText(target) && !isLive(target))
        later(target, function typed() {
          replayText(target);
        });
    },
    change({ target }) {
      if (!(target instanceof Element) || isLive(target)) return;
      if (target instanceof HTMLInputElement && target.closest(".mode-choice") !== null) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of our own radio buttons
        choosePreference(target.value as ColorModePreference);
      } else if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)) {
        later(target, function chosen() {
          replayChoice(target);
        });
      } else if (target instanceof HTMLSelectElement) {
        const { value } = target;
        later(target, function selected() {
          target.value = value;
          target.dispatchEvent(new Event("change", { bubbles: true }));
        });
      }
    },
    submit(event) {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || isLive(target)) return;
      hold(event);
      later(target, () => target.requestSubmit(submitter));
    },
  };

  const stop = () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener takes the event of its name
    for (const name of EVENTS) removeEventListener(name, listeners[name] as EventListener, true);
    removeEventListener(PAGE_LIVE, onLive);
  };
  let staysOn = false;
  const onLive = () => {
    isPageLive = true;
    if (staysOn) onFirstAction(() => setTimeout(stop, PATIENCE_MS));
    else stop();
    replay();
  };
  /** Replays in order: an action whose element is not hydrated delays those after it. */
  const replay = () => {
    if (isReplaying) return;
    isReplaying = true;
    const until = performance.now() + PATIENCE_MS;
    const next = () => {
      for (let first = queue[0]; first !== undefined; first = queue[0]) {
        if (!isLive(first.target) && performance.now() < until) {
          setTimeout(next, 20);
          return;
        }
        queue.shift();
        if (first.target.isConnected) first.run();
      }
      isReplaying = false;
    };
    next();
  };

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener takes the event of its name
  for (const name of EVENTS) addEventListener(name, listeners[name] as EventListener, true);
  addEventListener(PAGE_LIVE, onLive, { once: true });
  return {
    stop,
    stayOn() {
      staysOn = true;
    },
    giveUp() {
      stop();
      for (const { target, run } of queue.splice(0)) if (target.closest("form") !== null) run();
    },
  };
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** React adds an internal property to each hydrated element; events of other elements have no handlers yet. */
function isLive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactProps"));
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLInputElement) return !/^(?:radio|checkbox|button|submit)$/.test(target.type);
  return target instanceof HTMLTextAreaElement;
}

function isTyping(target: Element): boolean {
  return isText(target) || target instanceof HTMLSelectElement;
}

/** React reports a change only if the value differs from the last one it has seen. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Restores the state from before the press and presses again, in one task. */
function replayChoice(box: HTMLInputElement): void {
  if (box.type === "checkbox") box.checked = !box.checked;
  else {
    box.checked = false;
    const group = document.querySelectorAll<HTMLInputElement>(
      `input[type=radio][name="${CSS.escape(box.name)}"]`,
    );
    const before = [...group].find((each) => each.form === box.form && each.defaultChecked);
    if (before !== undefined && before !== box) before.checked = true;
  }
  box.click();
}
