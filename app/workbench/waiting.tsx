import { memo, type ReactNode } from "react";

interface WaitingProps {
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** Shows its children as they were while it is held. */
export const Waiting = memo(
  function Waiting({ children }: WaitingProps) {
    return children;
  },
  (_before, { isHeld }) => isHeld,
);
