import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import type { ShownAudit, ShownAuditMode } from "#domain/audit-page/audit-report.ts";
import { AUDIT_VIEWS, SHOWN_FLOORS } from "#domain/documents/audit/audit-document.ts";
import type { AuditTool } from "./use-audit.ts";

export function auditShortcuts(
  { committed, act }: AuditTool,
  report: ShownAudit | undefined,
  mode: ShownAuditMode | undefined,
): readonly Shortcut[] {
  return [
    {
      key: "a",
      label: "Accept all repairs of this mode",
      run: () => act({ type: "accept", repairs: mode?.repairs ?? [] }),
    },
    {
      key: "m",
      label: "Next mode",
      run: () => {
        const ids = report?.modes.map(({ id }) => id) ?? [];
        act({ type: "mode", mode: next(ids, mode?.id ?? "") });
      },
    },
    {
      key: "f",
      label: "Only what fails, or all",
      run: () => act({ type: "show", shown: committed.shown === "failing" ? "all" : "failing" }),
    },
    {
      key: "l",
      label: "Next set of floors",
      run: () => act({ type: "floors", floors: next(SHOWN_FLOORS, committed.floors) }),
    },
    {
      key: "v",
      label: "Next view",
      run: () => act({ type: "view", view: next(AUDIT_VIEWS, committed.view) }),
    },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [{ label: "Open a pair, in its row", keys: ["Enter"] }];

/** The one after, and the first after the last. */
function next<Value extends string>(all: readonly Value[], now: Value): Value {
  return all[(all.indexOf(now) + 1) % all.length] ?? now;
}
