import { createStore } from "#app/ui/store.ts";

/** Whether the command palette is open (SHL-13); Cmd or Ctrl + K toggles it anywhere. */
const { get, set, subscribe } = createStore(false);

export const commandPaletteFlag = {
  get,
  subscribe,
  open: () => set(true),
  close: () => set(false),
  listenToKeys(): () => void {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.shiftKey) return;
      event.preventDefault();
      set(!get());
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  },
};
