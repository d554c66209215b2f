/** Loaded after hydration, for visitors with stored work. */
import { type CSSProperties, useState, useSyncExternalStore } from "react";
import { AppLink } from "#app/ui/link.tsx";
import { storedWork } from "#app/workbench/history/device-work.ts";
import type { StoredWork } from "#domain/device/stored-work.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { relativeTime } from "#domain/shell/relative-time.ts";

const NONE: readonly StoredWork[] = [];

export function RecentWork() {
  const [now] = useState(() => Date.now());
  const works = useSyncExternalStore(storedWork.subscribe, storedWork.get, () => NONE);
  const shown = works.flatMap((work) => {
    const tool = TOOLS.find(({ id }) => id === work.tool);
    return tool === undefined ? [] : [{ ...work, title: tool.title }];
  });
  if (shown.length === 0) return null;
  return (
    <section className="page-width recent" aria-labelledby="recent-title">
      <h2 id="recent-title" className="t-title-s">
        Recent work
      </h2>
      <ul>
        {shown.map(({ path, search, colors, title, changedMs }) => {
          const when = relativeTime(changedMs, now);
          return (
            <li key={`${path}?${search}`}>
              <AppLink to={`${path}?${search}`} preload="none">
                <span className="recent-bands" aria-hidden="true">
                  {colors.map((color, index) => (
                    <i key={`${index}-${color}`} style={{ "--c": color } as CSSProperties} />
                  ))}
                </span>
                <span className="recent-words">
                  {title} <span className="recent-when">{when}</span>
                </span>
                <span className="sr-only">{`: ${colors.join(", ")}`}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
