/** What lies around the work on a canvas: paper, or a neutral that does not tint how colors look. Kept on the device. */
export const SURROUNDS = ["paper", "grey", "black", "white"] as const;
export type Surround = (typeof SURROUNDS)[number];

const KEY = "tincture:surround";

/** Paper, if nothing was chosen or storage is disabled. */
export function storedSurround(): Surround {
  try {
    const stored = localStorage.getItem(KEY);
    return SURROUNDS.find((each) => each === stored) ?? "paper";
  } catch {
    return "paper";
  }
}

/** For the page as it is, and for every page after it. */
export function setSurround(surround: Surround): void {
  showSurround(surround);
  try {
    localStorage.setItem(KEY, surround);
  } catch {
    // Storage is disabled, so the choice lasts as long as the page.
  }
}

/** On the canvas of the tool that is shown; its text and controls take the mode that reads on it. */
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
