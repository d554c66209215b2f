import { useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Store } from "#app/ui/store.ts";
import type { PictureStep } from "#app/workbench/picture/picture-jobs.ts";

interface OpeningBarProps {
  readonly name: string;
  readonly step: Store<PictureStep>;
  readonly onCancel: () => void;
}

/** Progress of a long operation, with a cancel button. */
export function OpeningBar({ name, step, onCancel }: OpeningBarProps) {
  const { text, done01 } = useSyncExternalStore(step.subscribe, step.get);
  const percent = Math.round(done01 * 100);
  return (
    <div className="opening" role="status">
      <div className="opening-words">
        <p>
          <b>{name}</b>
          <span>{text}…</span>
        </p>
        <span className="t-value">{percent}%</span>
        <Button size="s" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <progress max={100} value={percent} aria-label={`Opening ${name}`} />
    </div>
  );
}
