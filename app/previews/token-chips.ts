/**
 * Shows the tokens of the element under the pointer or with the focus; pointing at a token outlines every element with
 * that token.
 */
import { partOf } from "./worn-pairs.ts";

interface Options {
  /** The contrast of the element's own pair, "5.99, Lc 85"; empty for an element without one. */
  readonly figuresOf: (element: Element) => string;
}

/**
 * Shows the tokens until the returned function is called. `page` contains the root elements of the preview, and the
 * chips are added to it. Side by side, the second root is inert, so events come from the first; beyond the divider the
 * chips are shown at the counterpart in the second.
 */
export function showTokenChips(page: HTMLElement, { figuresOf }: Options): () => void {
  const chips = document.createElement("div");
  chips.className = "preview-chips";
  chips.hidden = true;
  page.append(chips);
  let shown: Element | undefined;
  const hide = () => {
    shown?.removeAttribute("data-ringed");
    shown = undefined;
    chips.hidden = true;
    ringToken(page, undefined);
  };
  const show = (element: Element) => {
    if (element === shown) return;
    hide();
    shown = element;
    element.setAttribute("data-ringed", "one");
    chips.replaceChildren(...contentOf(element, page, figuresOf(element)));
    chips.hidden = false;
    place(chips, element, page);
  };
  const follow = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || chips.contains(target)) return;
    const pressed = target.closest("[data-part]");
    const element =
      pressed && event instanceof PointerEvent ? counterpartAt(pressed, page, event.clientX) : pressed;
    if (element !== null && page.contains(element) && partOf(element) !== undefined) show(element);
    else if (!(target instanceof HTMLElement && target.closest(".preview-bar") !== null)) hide();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };
  page.addEventListener("pointerover", follow);
  page.addEventListener("focusin", follow);
  page.addEventListener("keydown", leave);
  // The pointer may have come to an element before this code was loaded.
  const under = [...page.querySelectorAll("[data-part]:hover")].at(-1);
  if (under !== undefined && partOf(under) !== undefined) show(under);
  return () => {
    page.removeEventListener("pointerover", follow);
    page.removeEventListener("focusin", follow);
    page.removeEventListener("keydown", leave);
    hide();
    chips.remove();
  };
}

/** The element's counterpart in the second root, if the pointer is beyond the divider. */
function counterpartAt(element: Element, page: HTMLElement, x: number): Element {
  const second = page.querySelector(".preview-second");
  const divider = page.querySelector(".preview-divider");
  const first = element.closest(".preview-root");
  if (second === null || divider === null || first === null) return element;
  if (x < divider.getBoundingClientRect().left) return element;
  const index = [...first.querySelectorAll("[data-part]")].indexOf(element);
  return second.querySelectorAll("[data-part]")[index] ?? element;
}

/** Outlines every element with the token; undefined removes the outlines. */
export function ringToken(page: HTMLElement, token: string | undefined): void {
  for (const element of page.querySelectorAll('[data-ringed="all"]')) element.removeAttribute("data-ringed");
  if (token === undefined) return;
  for (const element of page.querySelectorAll(`[data-tokens~="${token}"]`))
    if (element.getAttribute("data-ringed") === null) element.setAttribute("data-ringed", "all");
}

function contentOf(element: Element, page: HTMLElement, figures: string): HTMLElement[] {
  const { color, ground, edge } = currentTokensOf(element);
  const row = document.createElement("div");
  const style = getComputedStyle(element);
  for (const token of [ground, color, edge]) {
    if (token === undefined) continue;
    const chip = document.createElement("button");
    chip.type = "button";
    const swatch = document.createElement("i");
    swatch.style.background = style.getPropertyValue(`--${token}`);
    chip.append(swatch, token);
    const ring = () => ringToken(page, token);
    chip.addEventListener("pointerenter", ring);
    chip.addEventListener("focus", ring);
    chip.addEventListener("pointerleave", () => ringToken(page, undefined));
    chip.addEventListener("blur", () => ringToken(page, undefined));
    row.append(chip);
  }
  const small = document.createElement("small");
  small.textContent = figures;
  return figures === "" ? [row] : [row, small];
}

function currentTokensOf(element: Element) {
  const part = partOf(element);
  return { color: part?.ink, ground: part?.ground, edge: part?.edge };
}

/** Positions the chips below the element and within the width of the page. */
function place(chips: HTMLElement, element: Element, page: HTMLElement): void {
  const box = element.getBoundingClientRect();
  const origin = page.getBoundingClientRect();
  const room = page.clientWidth - chips.offsetWidth - 8;
  const left = Math.max(8, Math.min(room, box.left - origin.left));
  // For a large element they are near its top, so that the pointer can reach them.
  const below = Math.min(box.bottom, Math.max(box.top, 0) + 160) - origin.top + 6;
  chips.style.translate = `${left}px ${below}px`;
}
