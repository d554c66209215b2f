/** Item commands for signed-in people: owners edit, unpublish and delete, others report. Loaded on demand. */
import { useEffect, useState } from "react";
import { rememberItem } from "#app/collections/kept-work.ts";
import { loadOwnItem } from "#app/collections/own-items.ts";
import { useSession } from "#app/session/session-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import { cssOfColorText } from "#domain/documents/color-text.ts";
import type { OwnItem } from "#domain/library/publishing-policy.ts";
import { TOOLS } from "#domain/navigation/tools.ts";

const OwnerTools = part("OwnerTools", () => import("./owner-tools.tsx"), NOTHING_MEANWHILE);
const ReportDialog = part("ReportDialog", () => import("./report-dialog.tsx"), NOTHING_MEANWHILE);

interface ItemToolsProps {
  readonly id: string;
  readonly title: string;
  /** True for items of a data set, which nobody owns. */
  readonly isSeeded: boolean;
  /** The tool with the item in it, and the item's colors as addresses write them. */
  readonly address: string;
  readonly colorTexts: readonly string[];
  /** Set once the item is known as the person's own: the tool then saves changes in it. */
  readonly remember: { current: (() => void) | undefined };
}

interface Opened extends Pick<ItemToolsProps, "address" | "colorTexts"> {
  readonly uid: string | undefined;
}

function rememberOwn(item: OwnItem | null | undefined, { uid, address, colorTexts }: Opened): void {
  const [path, search = ""] = address.split("?");
  const tool = TOOLS.find((each) => each.path === path)?.id;
  if (!item || uid === undefined || tool === undefined) return;
  const { id, kind, title, version } = item;
  const savedColors = colorTexts.map(cssOfColorText);
  rememberItem({ uid, tool, search, id, kind, title, version, savedSearch: search, savedColors });
}

export function ItemTools({ id, title, isSeeded, address, colorTexts, remember }: ItemToolsProps) {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.user.uid : undefined;
  // No command is shown until the owner is known.
  const [own, setOwn] = useState<{ readonly of: string; readonly item: OwnItem | null }>();
  const [isReporting, setReporting] = useState(false);
  // What is known of the item before must not count for this one.
  const item = uid !== undefined && own?.of === `${uid} ${id}` ? own.item : undefined;
  useEffect(() => {
    remember.current = () => rememberOwn(item, { uid, address, colorTexts });
    return () => {
      remember.current = undefined;
    };
  });
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
  if (item === undefined) return null;
  return (
    <>
      {item === null ? (
        <div className="detail-actions">
          <Button variant="ghost" size="s" onClick={() => setReporting(true)}>
            <Icon name="warning" />
            Report
          </Button>
        </div>
      ) : (
        <OwnerTools item={item} onChanged={(changed) => setOwn({ of: `${uid} ${id}`, item: changed })} />
      )}
      {isReporting && <ReportDialog id={id} title={title} onClose={() => setReporting(false)} />}
    </>
  );
}
