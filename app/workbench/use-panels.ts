import { useCallback, useMemo, useState } from "react";

export interface Panels {
  /** Name of the open panel. */
  readonly open: string | undefined;
  readonly show: (name: string) => void;
  readonly toggle: (name: string) => void;
  readonly close: () => void;
}

/** The open panel, which replaces the inspector: one at a time, or none. */
export function usePanels(): Panels {
  const [open, setOpen] = useState<string>();
  const toggle = useCallback((name: string) => setOpen((now) => (now === name ? undefined : name)), []);
  const close = useCallback(() => setOpen(undefined), []);
  return useMemo(() => ({ open, show: setOpen, toggle, close }), [open, toggle, close]);
}
