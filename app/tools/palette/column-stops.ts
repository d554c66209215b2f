/**
 * Makes each column a single tab stop (TLS-8): up and down move through the controls of a column, left and right to the
 * same control of its neighbors. Alt with the arrow keys moves the column itself.
 */
const COLUMN = ".palette-column";
/** The buttons of the strip of shades are separate tab stops. */
const CONTROLS = "button:not(.shades button)";

/** Sets the tab stops of a list of columns until the returned function is called. */
export function watchColumnStops(list: HTMLElement): () => void {
  const refresh = () => {
    for (const column of list.querySelectorAll(COLUMN)) {
      const controls = controlsOf(column);
      const stops = controls.filter((control) => control.tabIndex === 0);
      setStop(controls, stops.length === 1 ? stops[0] : controls[0]);
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(".shades") !== null) return;
    const column = target.closest(COLUMN);
    if (column !== null) setStop(controlsOf(column), target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const to = targetOf(event.key, event.target);
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  refresh();
  // Controls of a column may appear or disappear.
  const observer = new MutationObserver(refresh);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", onFocus);
  list.addEventListener("keydown", onKeyDown);
  return () => {
    observer.disconnect();
    list.removeEventListener("focusin", onFocus);
    list.removeEventListener("keydown", onKeyDown);
  };
}

function targetOf(key: string, from: HTMLElement): HTMLElement | undefined {
  const column = from.closest(COLUMN);
  if (column === null || from.closest(".shades") !== null) return undefined;
  const controls = controlsOf(column).filter(canHaveFocus);
  const at = controls.indexOf(from);
  if (key === "ArrowDown" || key === "ArrowUp")
    return controls.at((at + (key === "ArrowDown" ? 1 : -1)) % controls.length);
  const next = { ArrowLeft: column.previousElementSibling, ArrowRight: column.nextElementSibling }[key];
  if (next === null || next === undefined) return undefined;
  const others = controlsOf(next).filter(canHaveFocus);
  return others[Math.min(at, others.length - 1)];
}

function controlsOf(column: Element): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Hidden controls cannot have the focus; on phones most controls of a column are hidden. */
function canHaveFocus(control: HTMLElement): boolean {
  return !control.matches(":disabled") && control.checkVisibility();
}

function setStop(controls: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}
