/**
 * Outlines and hatches every element with a failing pair of tokens, and shows the contrast at the first element of each
 * pair.
 */
import type { FailingPair } from "#domain/previews/failing-pairs.ts";
import { wornPairs } from "./worn-pairs.ts";

const MARGIN = 5;

/** Marks the elements, and again whenever the preview's size changes. Returns the function that removes the marks. */
export function markFailing(root: HTMLElement, failing: readonly FailingPair[]): () => void {
  const layer = document.createElement("div");
  layer.className = "preview-failing";
  layer.setAttribute("aria-hidden", "true");
  const draw = () => layer.replaceChildren(...marksOf(root, failing));
  const observer = new ResizeObserver(draw);
  if (failing.length > 0) {
    root.append(layer);
    observer.observe(root);
  }
  return () => {
    observer.disconnect();
    layer.remove();
  };
}

function marksOf(root: HTMLElement, failing: readonly FailingPair[]): HTMLElement[] {
  const origin = root.getBoundingClientRect();
  const named = new Set<FailingPair>();
  return [...root.querySelectorAll("[data-part]")].flatMap((element) => {
    const worn = wornPairs(element);
    const pair = failing.find(({ foreground, background }) =>
      worn.some(
        (each) => each.use !== "exempt" && each.foreground === foreground && each.background === background,
      ),
    );
    const box = element.getBoundingClientRect();
    if (pair === undefined || box.width < 1 || !element.checkVisibility()) return [];
    const mark = document.createElement("i");
    mark.style.translate = `${box.left - origin.left - MARGIN}px ${box.top - origin.top - MARGIN}px`;
    mark.style.width = `${box.width + 2 * MARGIN}px`;
    mark.style.height = `${box.height + 2 * MARGIN}px`;
    if (named.has(pair)) return [mark];
    named.add(pair);
    const note = document.createElement("span");
    note.textContent = pair.figure;
    const words = document.createElement("span");
    words.textContent = `, ${pair.foreground} on ${pair.background}`;
    note.append(words);
    // The note is on the side towards the middle of the page, where there is space.
    note.dataset["side"] = box.left + box.width / 2 > origin.left + origin.width / 2 ? "end" : "start";
    mark.append(note);
    return [mark];
  });
}
