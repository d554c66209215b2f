import { memo, type ReactNode } from "react";

interface WaitingProps {
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** While it is held, keeps showing its previous children. */
export const Waiting = memo(
  function Waiting({ children }: WaitingProps) {
    return children;
  },
  (_before, { isHeld }) => isHeld,
);
