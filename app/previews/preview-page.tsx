/**
 * A preview with its bar. Its colors are custom properties on one root element, or on two side by side. React writes
 * them once for the first view; later changes set them directly, so that moving a slider in the generator renders
 * nothing here.
 */
import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { PreviewFailing, PreviewSheet, PreviewTheme } from "#domain/previews/preview-theme-link.ts";
import { oppositeMode, type PreviewView, readPreviewView } from "#domain/previews/preview-view.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import { ApplicationPreview } from "./application.tsx";
import { markFailing } from "./failing-marks.ts";
import { LensFilters } from "./lens-filters.tsx";
import { MarketingPreview } from "./marketing.tsx";
import { MODE_NAMES, PreviewBar } from "./preview-bar.tsx";
import { PreviewDivider } from "./preview-divider.tsx";
import { rootProperties, setRootColors } from "./root-colors.ts";
import { StateSheet } from "./state-sheet.tsx";
import { followTheme } from "./theme-channel.ts";
import { showTokenChips } from "./token-chips.ts";
import { useQuery } from "./use-query.ts";
import { LongText } from "./words.ts";
import "./preview-colors.css";
import "./preview-parts.css";
import "./preview-page.css";

export type PreviewKind = "marketing" | "application";

interface PreviewPageProps {
  readonly kind: PreviewKind;
  readonly theme: PreviewTheme;
}

/** Delay after the last change of the theme before contrast is measured again, so that a drag is not measured. Ms. */
const MEASURE_AFTER_MS = 160;

export function PreviewPage({ kind, theme }: PreviewPageProps) {
  const query = useQuery();
  const view = useMemo(() => readPreviewView(query), [query]);
  const page = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(theme.failing);
  const sheet = useRef(theme.sheet);
  const modes: readonly ThemeModeName[] = view.isSplit ? [view.mode, oppositeMode(view.mode)] : [view.mode];
  const [first] = useState(() => rootProperties(theme.sheet, view.mode, view.lens));
  const [second] = useState(() => rootProperties(theme.sheet, oppositeMode(view.mode), view.lens));
  const failing = useMemo(
    () => (view.isSplit ? [view.mode, oppositeMode(view.mode)] : [view.mode]).map((mode) => measured[mode]),
    [measured, view.mode, view.isSplit],
  );
  const live = query.get("live");

  const paint = useEffectEvent((next: PreviewSheet) => {
    sheet.current = next;
    for (const [index, root] of rootsIn(page.current).entries())
      setRootColors(root, next, index === 0 ? view.mode : oppositeMode(view.mode), view.lens);
  });
  useLayoutEffect(() => paint(sheet.current));
  useEffect(() => {
    sheet.current = theme.sheet;
    paint(theme.sheet);
    setMeasured(theme.failing);
  }, [theme]);
  useEffect(() => {
    const element = page.current;
    for (const type of ["click", "submit"]) element?.addEventListener(type, preventNavigation);
    return () => {
      for (const type of ["click", "submit"]) element?.removeEventListener(type, preventNavigation);
    };
  }, []);
  useEffect(() => {
    if (live === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followTheme(live, (next) => {
      paint(next);
      clearTimeout(timer);
      timer = setTimeout(() => void measure(next).then(setMeasured), MEASURE_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live]);
  useEffect(() => {
    const ends = rootsIn(page.current).map((root, index) => markFailing(root, failing[index] ?? []));
    return () => {
      for (const end of ends) end();
    };
  }, [failing, view.isSheet, view.isLong]);
  useEffect(() => {
    if (!view.areTokensShown || page.current === null) return undefined;
    const element = page.current;
    let end: (() => void) | undefined;
    let isOver = false;
    void import("./sheet-figures.ts").then(({ figuresIn }) => {
      if (isOver) return;
      end = showTokenChips(element, {
        figuresOf: (worn) => {
          const isSecond = worn.closest(".preview-second") !== null;
          const mode = isSecond ? oppositeMode(view.mode) : view.mode;
          return figuresIn(sheet.current[mode], mode, worn);
        },
      });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [view.areTokensShown, view.mode]);

  return (
    <div ref={page} className="preview-page" data-lens={view.lens} data-split={view.isSplit || undefined}>
      <main id="main" className="preview-frame">
        <PreviewRoot style={first} view={view} kind={kind} />
      </main>
      {view.isSplit && (
        <>
          {/* The same page again, hidden from assistive technology. */}
          <div className="preview-frame preview-second" aria-hidden="true" inert>
            <PreviewRoot style={second} view={view} kind={kind} />
          </div>
          <PreviewDivider
            page={page}
            before={MODE_NAMES[view.mode]}
            after={MODE_NAMES[oppositeMode(view.mode)]}
          />
        </>
      )}
      <LensFilters filters={theme.filters} />
      <PreviewBar
        view={view}
        notices={theme.notices}
        failing={modes.map((mode, index) => ({ mode, pairs: failing[index] ?? [] }))}
        page={page}
      />
    </div>
  );
}

/** Loads the code that measures contrast when the theme first changes. */
async function measure(sheet: PreviewSheet): Promise<PreviewFailing> {
  const { failingInAll } = await import("#domain/previews/preview-theme-link.ts");
  return failingInAll(sheet);
}

interface PreviewRootProps {
  readonly style: CSSProperties;
  readonly view: PreviewView;
  readonly kind: PreviewKind;
}

function PreviewRoot({ style, view, kind }: PreviewRootProps) {
  const font = view.font === "" ? undefined : `"${view.font}", var(--font-sans)`;
  return (
    <div className="preview-root" dir={view.isRightToLeft ? "rtl" : "ltr"} style={style}>
      <div
        className="preview-face"
        style={font === undefined ? undefined : ({ "--preview-font": font } as CSSProperties)}
      >
        <LongText value={view.isLong}>
          {view.isSheet ? (
            <StateSheet />
          ) : kind === "marketing" ? (
            <MarketingPreview />
          ) : (
            <ApplicationPreview />
          )}
        </LongText>
      </div>
    </div>
  );
}

/** Prevents links and forms inside a preview from navigating. */
function preventNavigation(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element) || target.closest(".preview-root") === null) return;
  if (type === "submit" || target.closest("a") !== null) event.preventDefault();
}

function rootsIn(page: HTMLElement | null): HTMLElement[] {
  return [...(page?.querySelectorAll<HTMLElement>(".preview-root") ?? [])];
}
