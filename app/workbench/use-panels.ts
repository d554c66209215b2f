import { useCallback, useMemo, useState } from "react";
import { useCloseByBack } from "#app/ui/use-close-by-back.ts";

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
  useCloseByBack(open !== undefined, close);
  return useMemo(() => ({ open, show: setOpen, toggle, close }), [open, toggle, close]);
}
