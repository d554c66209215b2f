/** The swatch of a color field as a button that opens the picker, which is loaded with the first press. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { part } from "#app/ui/part.tsx";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { Swatch } from "./swatch.tsx";
import "./color-picker.css";

const ColorPicker = part("ColorPicker", () => import("./color-picker.tsx"));
const GAP_PX = 8;

interface PickerKeyProps {
  readonly label: string;
  readonly color: Color;
  readonly onCommit: (color: Color) => void;
}

export function PickerKey({ label, color, onCommit }: PickerKeyProps) {
  const id = useId();
  const key = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Color>();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useLayoutEffect(() => {
    const panel = popover.current;
    if (panel === null || !isHydrated) return;
    const onToggle = (event: Event) => {
      if (!("newState" in event)) return;
      setOpen(event.newState === "open");
      setDraft(undefined);
    };
    // Escape closes the picker, but not its container.
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && event.stopPropagation();
    panel.addEventListener("beforetoggle", onToggle);
    panel.addEventListener("keydown", onKey);
    return () => {
      panel.removeEventListener("beforetoggle", onToggle);
      panel.removeEventListener("keydown", onKey);
    };
  }, [isHydrated]);
  // Positions the picker next to its button and within the screen, once it has loaded and has a size.
  useLayoutEffect(() => {
    const panel = popover.current;
    if (!isOpen || panel === null) return;
    const place = () => {
      const from = key.current?.getBoundingClientRect();
      if (from === undefined) return;
      const { offsetWidth: width, offsetHeight: height } = panel;
      const below = from.bottom + GAP_PX;
      const top = below + height + GAP_PX <= window.innerHeight ? below : from.top - GAP_PX - height;
      panel.style.top = `${Math.max(GAP_PX, Math.min(top, window.innerHeight - height - GAP_PX))}px`;
      panel.style.left = `${Math.max(GAP_PX, Math.min(from.left - GAP_PX, window.innerWidth - width - GAP_PX))}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(panel);
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, { capture: true });
    };
  }, [isOpen]);
  const shown = draft ?? color;
  return (
    <>
      <button
        ref={key}
        type="button"
        className="picker-key"
        aria-label={`Pick ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Swatch color={formatHex(shown)} />
      </button>
      {/* Outside the field, whose rules for inputs must not apply to the picker. */}
      {isHydrated &&
        createPortal(
          <div
            ref={popover}
            id={id}
            popover="auto"
            className="picker-popover"
            role="dialog"
            aria-label={label}
          >
            {isOpen && (
              <ColorPicker
                label={label}
                color={shown}
                gamut={isInGamut(shown, "srgb") ? "srgb" : "display-p3"}
                onDrag={setDraft}
                onCancel={() => setDraft(undefined)}
                onCommit={(next) => {
                  setDraft(undefined);
                  onCommit(next);
                }}
              />
            )}
          </div>,
          document.body,
        )}
    </>
  );
}
