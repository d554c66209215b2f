/**
 * The layout faults of the page, one sentence each: the page is wider than the screen, or a control is cut off where
 * nothing scrolls, or is covered by something. Runs in the page, so it refers to nothing outside the function.
 */
export function layoutFaults(): string[] {
  const CONTROLS =
    "a[href], button, input, select, textarea, summary, label:has(input), [role=slider], [tabindex='0']";
  const BANNER = "[aria-label='Cookie consent']";
  const root = document.documentElement;
  const faults = new Set<string>();

  const nameOf = (element: Element): string =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) || element.tagName;
  /**
   * Fixed elements may cover what scrolls beneath them, except the cookie banner over the workbench, which moves out
   * of its way.
   */
  const layerOf = (element: Element): Element | null =>
    /^(?:fixed|sticky)$/.test(getComputedStyle(element).position) || element.parentElement === null
      ? element
      : layerOf(element.parentElement);
  const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
    x >= left && x < right && y >= top && y < bottom;

  /** What clips or scrolls its content, and what does not: undefined. Many controls have the same elements around them. */
  const framesKnown = new Map<Element, ReturnType<typeof readFrame>>();
  const readFrame = (outer: Element) => {
    const { overflowX, overflowY } = getComputedStyle(outer);
    if (overflowX === "visible" || outer === root || outer === document.body) return undefined;
    return {
      box: outer.getBoundingClientRect(),
      scrollsX: /auto|scroll/.test(overflowX),
      scrollsY: /auto|scroll/.test(overflowY),
    };
  };
  const frameOf = (outer: Element) => {
    if (!framesKnown.has(outer)) framesKnown.set(outer, readFrame(outer));
    return framesKnown.get(outer);
  };

  /**
   * How far a box extends beyond the element that clips it; undefined when it can be scrolled into view, or is out of
   * view now.
   */
  const cutOf = (control: Element, x: number, y: number): number | undefined => {
    let box = control.getBoundingClientRect();
    for (let outer = control.parentElement; outer !== null; outer = outer.parentElement) {
      const found = frameOf(outer);
      if (found === undefined) continue;
      const { box: frame, scrollsX, scrollsY } = found;
      if ((scrollsX || scrollsY) && !isInside(frame, x, y)) return undefined;
      if (!scrollsX && Math.max(frame.left - box.left, box.right - frame.right) > 1)
        return Math.max(frame.left - box.left, box.right - frame.right);
      if (!scrollsY && Math.max(frame.top - box.top, box.bottom - frame.bottom) > 1)
        return Math.max(frame.top - box.top, box.bottom - frame.bottom);
      if (scrollsX || scrollsY) box = frame;
    }
    return Math.max(-box.left, box.right - root.clientWidth);
  };

  const sideways = root.scrollWidth - root.clientWidth;
  if (sideways > 0) faults.add(`the page is ${sideways} px wider than the screen`);
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    // Elements for screen readers alone are one pixel large.
    if (width < 2 || height < 2) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const cut = cutOf(control, x, y);
    if (cut === undefined) continue;
    if (cut > 1) faults.add(`"${nameOf(control)}" is cut off by ${Math.round(cut)} px`);
    const hit = document.elementFromPoint(x, y);
    if (hit === null || hit.contains(control) || control.contains(hit)) continue;
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    if (labels.some((label) => label.contains(hit))) continue;
    if (hit.closest(BANNER) !== null && control.closest(".workbench") !== null)
      faults.add(`"${nameOf(control)}" lies under the cookie banner`);
    else if (layerOf(hit) === layerOf(control))
      faults.add(`"${nameOf(control)}" lies under "${nameOf(hit)}"`);
  }
  return [...faults];
}
