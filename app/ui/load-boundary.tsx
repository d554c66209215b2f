import { Component, type ReactNode } from "react";
import { Button } from "./button.tsx";

interface LoadBoundaryProps {
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly error: unknown;
}

/** Vite and the browsers word a failed import differently; all of them name the module or the file. */
const NOT_LOADED =
  /dynamically imported module|module script|Unable to preload|Failed to fetch|NetworkError|Load failed/i;

/** Says in its place that a part did not load, and loads it again; any other error goes on to the page's error screen. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof Error && NOT_LOADED.test(error.message))) throw error;
    return (
      <div role="alert" className="part-failed">
        <p>This part did not load.</p>
        <Button size="s" onClick={() => this.setState({ error: undefined })}>
          Try again
        </Button>
      </div>
    );
  }
}
