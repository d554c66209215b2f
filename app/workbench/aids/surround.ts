/**
 * The surround of the work on a canvas: paper, or a neutral gray that does not influence how colors look. Stored on the
 * device.
 */
export const SURROUNDS = ["paper", "grey", "black", "white"] as const;
export type Surround = (typeof SURROUNDS)[number];

const KEY = "tincture:surround";

/** Paper if no choice is stored or the browser refuses storage. */
export function storedSurround(): Surround {
  try {
    const stored = localStorage.getItem(KEY);
    return SURROUNDS.find((each) => each === stored) ?? "paper";
  } catch {
    return "paper";
  }
}

/** Applies the surround to this page and stores it for later ones. */
export function setSurround(surround: Surround): void {
  showSurround(surround);
  try {
    localStorage.setItem(KEY, surround);
  } catch {
    // Storage is refused, so the choice only lasts until the page is left.
  }
}

/** Sets the surround on the tool's canvas; text and controls on it use the color mode that is readable there. */
export function showSurround(surround: Surround = storedSurround()): void {
  const canvas = document.querySelector<HTMLElement>(".tool-canvas");
  if (canvas === null) return;
  const { dataset } = canvas;
  if (surround === "paper") {
    delete dataset.surround;
    delete dataset.theme;
  } else {
    dataset.surround = surround;
    dataset.theme = surround === "black" ? "dark" : "light";
  }
}
