import { useState } from "react";
import { Button, IconButton } from "#app/ui/button.tsx";

export interface Notice {
  readonly text: string;
  readonly tone?: "warn" | "info";
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Messages over the canvas, until they are dismissed or no longer apply. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const shown = notices.filter((notice) => !dismissed.has(notice.text));
  return (
    <div className="tool-notices" role="status">
      {shown.map((notice) => (
        <p key={notice.text} className="tool-notice" data-tone={notice.tone ?? "warn"}>
          <span>{notice.text}</span>
          {notice.action !== undefined && (
            <Button size="s" onClick={notice.action.run}>
              {notice.action.label}
            </Button>
          )}
          <IconButton
            icon="x"
            label="Dismiss"
            size="s"
            data-tip-side="end"
            onClick={() => setDismissed(new Set(dismissed).add(notice.text))}
          />
        </p>
      ))}
    </div>
  );
}
