import { type CSSProperties, useEffect, useState, useSyncExternalStore } from "react";
import { hideToast, toastStore } from "#app/ui/toast.ts";
import "./toast-line.css";

const SHOWN_MS = 4000;

/** Stays while hovered or focused, so that people have time to read it (WCAG 2.2.1). */
export function ToastLine() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => undefined);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (toast === undefined || isHeld) return;
    const timer = setTimeout(() => hideToast(toast), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only delay hiding
    <div
      role="status"
      className="toast-region"
      data-news={toast?.isNews}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast !== undefined && (
        <div className="toast">
          {toast.color !== undefined && (
            <i aria-hidden="true" style={{ "--c": toast.color } as CSSProperties} />
          )}
          <span>{toast.text}</span>
          {toast.action !== undefined && (
            <button
              type="button"
              onClick={() => {
                toast.action?.run();
                setHeld(false);
                hideToast(toast);
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
