import { type FormEvent, useEffect, useState } from "react";
import * as v from "valibot";
import { useSession } from "#app/session/session-store.ts";
import { usePlan } from "#app/session/use-plan.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { type StoredTemplate, TemplateSchema } from "#domain/account/export-template.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { callCollections } from "./collection-calls.ts";
import "./template-shelf.css";

const Stored = v.object({ id: v.string(), name: v.string(), text: v.string() });
const List = v.object({ templates: v.array(Stored) });
const ADDRESS = "/resources/templates";
const byName = (a: StoredTemplate, b: StoredTemplate) => a.name.localeCompare(b.name);

interface TemplateShelfProps {
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** Export templates saved in the account (SUB-2): choose one, save the text under a name, delete with undo. */
export function TemplateShelf({ text, onChoose }: TemplateShelfProps) {
  const isSignedIn = useSession().status === "signed-in";
  const canSave = PLAN_LIMITS[usePlan()].templates > 0;
  const [templates, setTemplates] = useState<readonly StoredTemplate[]>([]);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const chosen = templates.find((each) => each.text === text);

  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    void callCollections(ADDRESS, "GET", List).then((result) => {
      if (!isCurrent) return;
      if (result.ok) setTemplates(result.value.templates);
      else setProblem(`Your templates could not be read. ${result.message}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);

  const keep = async (given: { readonly name: string; readonly text: string }): Promise<boolean> => {
    const result = await callCollections(ADDRESS, "POST", v.object({ template: Stored }), given);
    setProblem(result.ok ? undefined : result.message);
    if (!result.ok) return false;
    const { template } = result.value;
    setTemplates((all) => [...all.filter(({ id }) => id !== template.id), template].toSorted(byName));
    return true;
  };
  const onKeep = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return openDialog("pro", { title: "Keeping templates is part of Pro" });
    const read = v.safeParse(TemplateSchema, { name, text });
    if (!read.success) return setProblem(read.issues[0].message);
    if (isBusy) return;
    setIsBusy(true);
    if (await keep(read.output)) {
      setName("");
      showToast({ text: `Kept as ${read.output.name}` });
    }
    setIsBusy(false);
  };
  const onDelete = async ({ id, ...given }: StoredTemplate) => {
    const result = await callCollections(`${ADDRESS}/${id}`, "DELETE", v.unknown());
    setProblem(result.ok ? undefined : result.message);
    if (!result.ok) return;
    setTemplates((all) => all.filter((each) => each.id !== id));
    showToast({ text: `Deleted ${given.name}`, action: { label: "Undo", run: () => void keep(given) } });
  };

  return (
    <div className="template-shelf">
      {templates.length > 0 && (
        <div className="template-row">
          <NativeSelect
            label="Saved templates"
            value={chosen?.id ?? ""}
            options={[
              ...(chosen === undefined ? [{ value: "", label: "Choose one" }] : []),
              ...templates.map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={(id) => {
              const next = templates.find((each) => each.id === id);
              if (next !== undefined) onChoose(next.text);
            }}
          />
          {chosen !== undefined && (
            <IconButton
              data-tip-side="end"
              icon="trash"
              label={`Delete ${chosen.name}`}
              onClick={() => void onDelete(chosen)}
            />
          )}
        </div>
      )}
      <form className="template-row" onSubmit={(event) => void onKeep(event)} noValidate>
        <TextField
          label="Keep this template as"
          value={name}
          maxLength={60}
          autoComplete="off"
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" aria-disabled={isBusy} aria-label={canSave ? "Keep" : "Keep, part of Pro"}>
          {!canSave && <Icon name="lock-simple" size={16} />}
          Keep
        </Button>
      </form>
    </div>
  );
}
