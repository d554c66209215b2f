import { Button } from "./button.tsx";
import { reloadPage } from "./reload-page.ts";

export interface PartProblemProps {
  /** Nothing is shown without one. `retry`: what another try needs. */
  readonly problem: { readonly message: string; readonly retry: "none" | "ask" | "reload" } | undefined;
  readonly onAgain: () => void;
}

/** Why a part has nothing to show or to write, and "Try again" where that may help. */
export function PartProblem({ problem, onAgain }: PartProblemProps) {
  if (problem === undefined) return null;
  const { message, retry } = problem;
  return (
    <>
      <p className="field-error" role="alert">
        {message}
      </p>
      {retry !== "none" && (
        <Button size="s" className="part-problem-key" onClick={retry === "reload" ? reloadPage : onAgain}>
          Try again
        </Button>
      )}
    </>
  );
}
