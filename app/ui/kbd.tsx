import "./kbd.css";

/** One key, as it is printed: "Space", "⌘", "K". */
export function Kbd({ children }: { children: string }) {
  return <kbd className="kbd">{children}</kbd>;
}
