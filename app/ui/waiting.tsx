import { memo, type ReactNode } from "react";

interface WaitingProps {
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** Keeps its previous children while `isHeld` is true. */
export const Waiting = memo(
  function Waiting({ children }: WaitingProps) {
    return children;
  },
  (_before, { isHeld }) => isHeld,
);
