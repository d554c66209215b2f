/** One format of the tray: its text with copy and download, or its file to download. */
import { CodeWell } from "#app/color/code-well.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import type { Failure } from "#app/workers/failure.ts";

interface TrayWellProps {
  /** Of the format, in a sentence: "CSS". */
  readonly label: string;
  /** Undefined while it is being written. */
  readonly text: string | undefined;
  /** The text to copy, where the shown one may be behind. */
  readonly copied?: () => Promise<string>;
  readonly failure: Failure | undefined;
  readonly again: () => void;
}

export function TrayWell({ label, text, copied, failure, again }: TrayWellProps) {
  return (
    <>
      <PartProblem problem={failure} onAgain={again} />
      {text === undefined ? (
        failure === undefined && <p className="part-wait" style={{ minBlockSize: 340 }} />
      ) : (
        <CodeWell
          code={text}
          label={`${label} of the theme`}
          copyName={label}
          {...(copied !== undefined && { copied })}
        />
      )}
    </>
  );
}

interface DownloadKeyProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Whether it needs Pro, which pressing it explains. */
  readonly isLocked?: boolean;
  readonly onPress: () => void;
}

export function DownloadKey({ label, isDisabled = false, isLocked = false, onPress }: DownloadKeyProps) {
  return (
    <Button disabled={isDisabled} onClick={onPress}>
      <Icon name={isLocked ? "lock-simple" : "download-simple"} />
      {label}
    </Button>
  );
}
