/** Item commands for signed-in people: owners edit, unpublish and delete, others report. Loaded on demand. */
import { useEffect, useEffectEvent, useState } from "react";
import { loadOwnItem } from "#app/collections/own-items.ts";
import { useSession } from "#app/session/session-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import type { OwnItem } from "#domain/library/publishing-policy.ts";

const OwnerTools = part("OwnerTools", () => import("./owner-tools.tsx"), NOTHING_MEANWHILE);
const ReportDialog = part("ReportDialog", () => import("./report-dialog.tsx"), NOTHING_MEANWHILE);

interface ItemToolsProps {
  readonly id: string;
  readonly title: string;
  /** True for items of a data set, which nobody owns. */
  readonly isSeeded: boolean;
  /** Called with the person's own item once it is known, and after each change. */
  readonly onOwn: (item: OwnItem) => void;
}

export function ItemTools({ id, title, isSeeded, onOwn }: ItemToolsProps) {
  const tell = useEffectEvent(onOwn);
  const session = useSession();
  const uid = session.status === "signed-in" ? session.user.uid : undefined;
  // No command is shown until the owner is known.
  const [own, setOwn] = useState<{ readonly of: string; readonly item: OwnItem | null }>();
  const [isReporting, setReporting] = useState(false);
  useEffect(() => {
    if (own?.item) tell(own.item);
  }, [own]);
  useEffect(() => {
    if (uid === undefined) return;
    let isCurrent = true;
    const asked = isSeeded ? undefined : loadOwnItem(id);
    void Promise.resolve(asked).then((result) => {
      if (isCurrent) setOwn({ of: `${uid} ${id}`, item: result?.ok ? result.value.item : null });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, uid, isSeeded]);
  if (uid === undefined || own?.of !== `${uid} ${id}`) return null;
  return (
    <>
      {own.item === null ? (
        <div className="detail-actions">
          <Button variant="ghost" size="s" onClick={() => setReporting(true)}>
            <Icon name="warning" />
            Report
          </Button>
        </div>
      ) : (
        <OwnerTools item={own.item} onChanged={(item) => setOwn({ of: own.of, item })} />
      )}
      {isReporting && <ReportDialog id={id} title={title} onClose={() => setReporting(false)} />}
    </>
  );
}
