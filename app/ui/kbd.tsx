import "./kbd.css";

/** One key as printed on a keyboard: "Space", "Ctrl", "K". "Ctrl" is shown as ⌘ on a Mac. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={children === "Ctrl" ? "kbd key-control" : "kbd"}>{children}</kbd>;
}
