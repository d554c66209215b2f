import type { MouseEvent } from "react";

/** As long as a page change may take to begin. */
const KEPT_MS = 1500;

/**
 * On a link in a card: the card's picture is named for the page change, in which it grows into the picture of the item's page
 * (transitions.css). A picture that is left gives the name up, because only one may have it.
 */
export function growPlate({ currentTarget }: MouseEvent<HTMLElement>): void {
  const face = currentTarget.closest("article")?.querySelector<HTMLElement>(".plate, .gradient-face");
  if (!face) return;
  document.querySelector(".detail-face")?.setAttribute("data-left", "");
  const { dataset } = document.documentElement;
  dataset["plate"] = "";
  face.style.viewTransitionName = "plate";
  setTimeout(() => {
    delete dataset["plate"];
    face.style.viewTransitionName = "";
  }, KEPT_MS);
}
