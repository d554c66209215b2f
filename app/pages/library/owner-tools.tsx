import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import {
  changeOwnItem,
  deleteOwnItem,
  loadOwnItem,
  type OwnItemProblem,
} from "#app/collections/own-items.ts";
import { usePlan } from "#app/session/use-plan.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { ChosenState, ItemChanges, OwnItem } from "#domain/library/publishing-policy.ts";
import { EditDialog } from "./edit-dialog.tsx";
import "#app/shell/dialogs/dialogs.css";

interface OwnerToolsProps {
  readonly item: OwnItem;
  readonly onChanged: (item: OwnItem) => void;
}

/** Edit, unpublish, delete (LIB-3). */
export function OwnerTools({ item, onChanged }: OwnerToolsProps) {
  const navigate = useNavigate();
  const plan = usePlan();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<"edit" | "delete">();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setOpen(undefined);
    setProblem(undefined);
  };

  /** Returns the problem, if any, and shows the item's current state. */
  const change = async (changes: ItemChanges, done: string): Promise<OwnItemProblem | undefined> => {
    const result = await changeOwnItem(item.id, changes);
    if (!result.ok) return result;
    const now = await loadOwnItem(item.id);
    if (now.ok && now.value.item !== null) onChanged(now.value.item);
    await revalidate();
    showToast({ text: done });
    return undefined;
  };
  const turn = async (state: ChosenState, done: string) => {
    if (isBusy) return;
    if (state === "private" && plan !== "pro")
      return openDialog("pro", { title: `Private ${item.kind}s are part of Pro` });
    setBusy(true);
    setProblem((await change({ state }, done))?.message);
    setBusy(false);
  };
  const remove = async () => {
    setBusy(true);
    const result = await deleteOwnItem(item.id);
    setBusy(false);
    if (!result.ok && result.code !== "not-found") return setProblem(result.message);
    showToast({ text: `Deleted: ${item.title}` });
    void navigate(`/${item.kind}s`);
  };

  const isHidden = item.state === "hidden";
  return (
    <section className="detail-owner" aria-label={`Your ${item.kind}`}>
      <div className="detail-actions">
        {!isHidden && (
          <Button size="s" onClick={() => setOpen("edit")}>
            <Icon name="pencil-simple" />
            Edit
          </Button>
        )}
        {item.state === "public" && (
          <Button
            size="s"
            aria-disabled={isBusy}
            onClick={() => void turn("unlisted", "Unpublished: only its link opens it")}
          >
            <Icon name="link-simple" />
            Unpublish
          </Button>
        )}
        {(item.state === "public" || item.state === "unlisted") && (
          <Button
            size="s"
            aria-disabled={isBusy}
            onClick={() => void turn("private", "Private: only you can open it")}
          >
            <Icon name="eye-slash" />
            Make private
          </Button>
        )}
        {(item.state === "private" || item.state === "unlisted") && (
          <Button size="s" aria-disabled={isBusy} onClick={() => void turn("public", "Published")}>
            <Icon name="upload-simple" />
            Publish
          </Button>
        )}
        <Button size="s" variant="ghost" onClick={() => setOpen("delete")}>
          <Icon name="trash" />
          Delete
        </Button>
      </div>
      {problem !== undefined && open === undefined && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {open === "edit" && <EditDialog item={item} onSave={change} onClose={close} />}
      {open === "delete" && (
        <Dialog title={`Delete ${item.title}`} onClose={close}>
          <p className="text-ink-2">
            It goes from the library and from everyone who saved it. This cannot be undone.
          </p>
          {problem !== undefined && (
            <p role="alert" className="text-bad">
              {problem}
            </p>
          )}
          <div className="dialog-actions">
            <Button onClick={close} autoFocus>
              Keep it
            </Button>
            <Button variant="danger" aria-disabled={isBusy} onClick={() => void remove()}>
              Delete
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
