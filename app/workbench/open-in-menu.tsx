/** "Open in…" (TLS-6): the same colors in another tool, from a tool or from a library item. */
import { lazy, Suspense } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ToolMenu } from "./tool-menu.tsx";

/** In the page from the start; its script comes after the rest. */
const OpenInList = lazy(() => import("./open-in-list.tsx"));

interface OpenInProps {
  /** Title of the open tool, which is not offered. */
  readonly title?: string;
  /** As color-text.ts writes them. */
  readonly colorTexts: string;
  readonly className?: string;
  /** A square button with a picture, where words have no room. */
  readonly isIconOnly?: boolean;
}

export function OpenInMenu({ title, colorTexts, className = "", isIconOnly = false }: OpenInProps) {
  return (
    <ToolMenu
      className={`tool-open-in ${className}`}
      {...(isIconOnly && { accessibleName: "Open in another tool" })}
      label={
        isIconOnly ? (
          <span className="btn btn-secondary btn-square btn-m" data-tip="Open in…">
            <Icon name="arrow-square-out" />
          </span>
        ) : (
          <span className="btn btn-ghost btn-s">
            <Icon name="arrow-square-out" />
            Open in…
          </span>
        )
      }
    >
      <ul>
        <Suspense fallback={null}>
          <OpenInList title={title} colorTexts={colorTexts} />
        </Suspense>
      </ul>
    </ToolMenu>
  );
}
