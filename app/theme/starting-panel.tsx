/** Themes to start from, each with its colors in light and dark, once they are solved. */
import { type CSSProperties, useEffect, useState } from "react";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import { STARTING_THEMES, startingDocument } from "#domain/themes/starting-themes.ts";
import { formatHex } from "#engine/format/format.ts";
import "./starting-panel.css";

const load = async () => (await import("./theme-client.ts")).createThemeClient();
const DOCUMENTS = STARTING_THEMES.map(startingDocument);

interface StartingPanelProps {
  readonly onTake: (theme: ThemeDocument) => void;
}

/** Solves the sixteen in a worker of its own, one after the other. */
export function StartingPanel({ onTake }: StartingPanelProps) {
  const client = useWorkerClient(load);
  const [solved, setSolved] = useState<readonly SolvedTheme["sheet"][]>([]);
  useEffect(() => {
    let isOpen = true;
    void (async () => {
      for (const document of DOCUMENTS) {
        const answered = await client.ask("solve", document);
        if (!isOpen || !answered.ok) return;
        setSolved((known) => [...known, answered.answer.sheet]);
      }
    })();
    return () => {
      isOpen = false;
      setSolved([]);
    };
  }, [client]);
  return (
    <section className="inspector-section" aria-label="Start from a theme">
      <p className="field-hint">
        Made with this tool from palettes of the library. Every pair of each passes; taking one is one step of
        undo.
      </p>
      <ul className="theme-starts">
        {STARTING_THEMES.map((start, index) => {
          const document = DOCUMENTS[index];
          return document === undefined ? null : (
            <li key={start.title}>
              <button type="button" onClick={() => onTake(document)}>
                <Sample document={document} sheet={solved[index]} />
                <span>
                  <b>{start.title}</b>
                  <small>{start.credit}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface SampleProps {
  readonly document: ThemeDocument;
  readonly sheet: SolvedTheme["sheet"] | undefined;
}

function Sample({ document, sheet }: SampleProps) {
  return (
    <span className="theme-start-sample" aria-hidden="true">
      {(["light", "dark"] as const).map((mode) => {
        const colors = sheet?.[mode];
        const style = {
          "--ground": colors?.a0,
          "--card": colors?.a10,
          "--ink": colors?.text,
          "--quiet": colors?.["text-2"],
          "--fill":
            colors?.primary ??
            formatHex(document.brand[0] ?? { space: "srgb", coords: [0.5, 0.5, 0.5], alpha: 1 }),
          "--on": colors?.["on-primary"],
          "--second": colors?.second,
          "--accent": colors?.accent,
        } as CSSProperties;
        return (
          <span key={mode} style={style}>
            <i className="theme-start-card">
              <em>Aa</em>
              <u>Aa</u>
              <s />
              <s />
            </i>
          </span>
        );
      })}
    </span>
  );
}
