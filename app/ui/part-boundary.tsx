import { Component, type ReactNode } from "react";
import { PartProblem } from "./part-problem.tsx";

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Shows nothing in place of a part that failed. */
  readonly isSilent?: true | undefined;
  readonly onFailed?: () => void;
}

interface PartBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Holds a lazy part: if its code does not load, or it cannot be drawn, the rest of the page keeps working. React has
 * logged the error.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.isSilent ? null : <PartProblem problem={PROBLEM} onAgain={() => undefined} />;
  }
}

/** A browser need not request a module again that has failed in this page (Firefox), so the page is loaded again. */
const PROBLEM = {
  message: "This part could not be loaded. Nothing you made is lost.",
  retry: "reload",
} as const;
