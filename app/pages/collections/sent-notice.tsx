import { Button } from "#app/ui/button.tsx";
import type { CollectionActionResult } from "./collections-action.server.ts";
import { CommandForm } from "./command-form.tsx";

/** What a form did that was sent without JavaScript, with the way back. */
export function SentNotice({ sent }: { sent: CollectionActionResult | undefined }) {
  if (sent?.notice === undefined) return null;
  const { text, undo } = sent.notice;
  return (
    <div role="status" className="collections-notice">
      {text}.
      {undo !== undefined && (
        <CommandForm fields={undo}>
          <Button type="submit" size="s">
            Undo
          </Button>
        </CommandForm>
      )}
    </div>
  );
}
