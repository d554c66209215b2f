import { holdKeys } from "#app/ui/held-keys.ts";
import { createStore } from "#app/ui/store.ts";

/** Whether the command palette is open (SHL-13); Cmd or Ctrl + K toggles it anywhere. */
const { get, set, subscribe } = createStore(false);

let release = () => {};

/** What is typed while the palette loads is typed into it; Enter waits for the first row. */
function change(isOpen: boolean): void {
  release();
  if (isOpen)
    release = holdKeys({
      takesEnter: () => document.querySelector(".command-row[data-focused]") !== null,
      onEscape: () => change(false),
    });
  set(isOpen);
}

export const commandPaletteFlag = {
  get,
  subscribe,
  open: () => change(true),
  close: () => change(false),
  listenToKeys(): () => void {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.shiftKey) return;
      event.preventDefault();
      change(!get());
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  },
};
