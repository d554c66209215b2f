import { useMemo } from "react";
import { openThemeFiles } from "#app/theme/open-theme-files.ts";
import { isThemeText } from "#app/theme/theme-text.ts";
import { part } from "#app/ui/part.tsx";
import { showToast } from "#app/ui/toast.ts";
import { problemNotices } from "#app/workbench/problem-notices.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { AUDIT } from "#domain/documents/audit/audit-document.ts";
import type { AuditFile } from "#domain/documents/audit/audit-source.ts";
import { pastedName } from "#domain/documents/audit/pasted-name.ts";
import { sheetOfColors } from "#domain/documents/audit/sheet-of-colors.ts";
import type { AuditData } from "./audit-data.ts";
import { exportedReport } from "./exported-report.ts";
import { Canvas } from "./parts/canvas.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { announcementOf, shownMode } from "./report-words.ts";
import { auditSections, Patch } from "./sections.tsx";
import { auditShortcuts, LOCAL_KEYS } from "./shortcuts.ts";
import { useAudit } from "./use-audit.ts";
import "./audit.css";
import "./page-view.css";

const ReadPanel = part("ReadPanel", () => import("./parts/read-panel.tsx"));
const TEXT_FILE =
  /(?:\.(?:css|scss|less|styl|vue|svelte|astro|html?|json|[cm]?js|ts|txt|zip|fig)|^(?:colors|themes)[\w-]*\.xml)$/i;
const NOT_KEPT =
  "These files are open until this page is reloaded: they are too large for its address, and this browser refuses storage.";

export function AuditView({ data }: { readonly data: AuditData }) {
  const frame = useToolFrame();
  const tool = useAudit(data);
  const { committed, report, act, sourceOf } = tool;
  const { panels, setProblem } = frame;
  const mode = report && shownMode(report, committed.mode);
  const colors = useMemo(() => AUDIT.colorsOf(committed), [committed]);
  const exported = useMemo(() => report && exportedReport(report), [report]);

  const open = (files: readonly AuditFile[]) => {
    setProblem(undefined);
    act({ type: "open", source: sourceOf(files, () => showToast({ text: NOT_KEPT })) });
    panels.close();
  };
  const openFiles = async (list: readonly File[]) => {
    const opened = await openThemeFiles(list);
    if (opened.ok) open(opened.files);
    else setProblem(opened.message);
  };
  const openText = (text: string) => open([{ name: pastedName(text), text }]);
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this audit"
      colors={colors}
      {...(exported !== undefined && { exported })}
      {...(report !== undefined && {
        ownExport: { id: "patch", title: "Patch", content: <Patch tool={tool} report={report} /> },
      })}
      takes={{
        onColors: (taken) => open([sheetOfColors(taken)]),
        onText: openText,
        isOwnText: (text) => isThemeText(text) || /[{}]/.test(text),
        onFiles: (files) => {
          // A swatch file or a picture is read by the frame, and its colors come as a list.
          if (!files.every(({ name }) => TEXT_FILE.test(name))) return false;
          void openFiles(files);
          return true;
        },
        hasOwnImport: true,
        hint: "Drop a theme: one file or several",
      }}
      panels={{
        read: {
          title: "Read in",
          label: "Read in a theme",
          key: "r",
          icon: "file-arrow-up",
          isTyped: true,
          content: (
            <ReadPanel
              onText={openText}
              onFiles={(files) => void openFiles(files)}
              onSample={
                committed.source.kind === "sample"
                  ? undefined
                  : () => {
                      act({ type: "open", source: { kind: "sample" } });
                      panels.close();
                    }
              }
            />
          ),
        },
      }}
      notices={problemNotices(tool.problem, tool.again)}
      announcement={report === undefined || !tool.isCurrent ? undefined : announcementOf(report, mode)}
      current={colors[0]}
      sections={auditSections(tool)}
      startsLow
      shortcuts={auditShortcuts(tool, report, mode)}
      localKeys={LOCAL_KEYS}
      dock={<Dock tool={tool} frame={frame} />}
      canvas={<Canvas tool={tool} frame={frame} mode={mode} />}
    >
      <Explanation report={report} related={data.related} colors={colors} />
    </ToolWorkbench>
  );
}
