import { useCallback, useEffect, useState } from "react";
import { type Failure, failureOf } from "./failure.ts";
import type { Answered } from "./worker-client.ts";

type Ask<Answer> = () => Promise<Answered<Answer>>;

interface AskedAnswer<Answer> {
  /** The newest answer; it stays while the next request runs, and when it fails. */
  readonly answer: Answer | undefined;
  /** Whether it is the answer of the current request. */
  readonly isCurrent: boolean;
  readonly failure: Failure | undefined;
  readonly again: () => void;
}

/** Asks once for each new `ask`, which is undefined while there is nothing to ask. Earlier answers are dropped. */
export function useAnswer<Answer>(ask: Ask<Answer> | undefined): AskedAnswer<Answer> {
  const [answered, setAnswered] = useState<{ readonly ask: Ask<Answer>; readonly answer: Answer }>();
  const [failed, setFailed] = useState<{ readonly ask: Ask<Answer>; readonly failure: Failure }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (ask === undefined) return;
    let isDropped = false;
    void ask().then((result) => {
      if (isDropped) return;
      const failure = failureOf(result);
      setFailed(failure && { ask, failure });
      if (result.ok) setAnswered({ ask, answer: result.answer });
    });
    return () => {
      isDropped = true;
    };
  }, [ask, tries]);
  const again = useCallback(() => {
    setFailed(undefined);
    setTries((count) => count + 1);
  }, []);
  return {
    answer: answered?.answer,
    isCurrent: answered !== undefined && answered.ask === ask,
    failure: failed !== undefined && ask !== undefined ? failed.failure : undefined,
    again,
  };
}
