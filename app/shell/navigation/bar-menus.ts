/**
 * Closes menus of the top bar: on Escape (restoring focus), on a press outside, and after a choice. One listener serves
 * all menus, from the first moment of a page on (early/early.ts).
 */
const MENU = "details.bar-menu";

export function listenToBarMenus(): void {
  const onPointerDown = ({ target }: PointerEvent) => {
    for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== "Escape" || !(target instanceof Element)) return;
    const menu = target.closest<HTMLDetailsElement>(`${MENU}[open]`);
    if (menu === null) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest("a, [data-closes]") === null) return;
    const menu = target.closest<HTMLDetailsElement>(MENU);
    if (menu !== null) menu.open = false;
  };
  document.addEventListener("pointerdown", onPointerDown);
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("click", onClick);
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
}
