import type { CSSProperties } from "react";
import { toolSample } from "#app/color/tool-sample.ts";
import { AppLink } from "#app/ui/link.tsx";
import { TOOLS } from "#domain/navigation/tools.ts";

const SAMPLE_COLORS = ["#2942c2", "#e4572e", "#f4ebd9", "#0e2a47", "#2f9e8f"];

/** The tools in a menu of the top bar, with the current one marked. */
export function ToolLinks({ pathname }: { pathname: string }) {
  return (
    <ul className="tool-list">
      {TOOLS.map(({ path, title, line, sample }) => (
        <li key={path}>
          <AppLink
            to={path}
            aria-current={pathname === path || pathname.startsWith(`${path}/`) ? "page" : undefined}
          >
            <i
              className="tool-list-sample"
              aria-hidden="true"
              style={{ "--g": toolSample(sample, SAMPLE_COLORS) } as CSSProperties}
            />
            <b>{title}</b>
            <small>{line}</small>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
