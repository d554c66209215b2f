/** Pictures of the document, drawn by a worker; of several waiting requests only the newest is sent. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { onIdle } from "#app/ui/on-idle.ts";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { WorkerClient } from "#app/workers/worker-client.ts";
import { patternOf, type WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import type { Pattern, PatternSize } from "#engine/pattern/pattern.ts";
import { shownStep } from "#engine/pattern/shown-step.ts";
import type { WallpaperJobs } from "./wallpaper-jobs.ts";

const load = async () => (await import("./wallpaper-client.ts")).createWallpaperClient();

export type WallpaperClient = WorkerClient<WallpaperJobs>;

export function useWallpaperClient(): WallpaperClient {
  return useWorkerClient(load);
}

/** The pattern with its colors as the chosen vision simulation shows them. */
export function shownPattern(document: WallpaperDocument, vision: VisionChoice): Pattern {
  const pattern = patternOf(document);
  return {
    ...pattern,
    colors: pattern.colors.map((each) => ({ ...each, color: seenAs(vision, each.color) })),
  };
}

export interface Drawn {
  readonly svg: string | undefined;
  readonly problem: Failure | undefined;
  readonly again: () => void;
}

/**
 * The SVG of a pattern: `initial` until the pattern or the size changes, afterwards the newest that is drawn. `id` is
 * the prefix of the ids in the SVG, and keeps requests for different pictures apart. An undefined pattern is not
 * drawn; when there is one again, the SVG before is shown only if it is of the same pattern and size.
 */
export function useDrawn(
  client: WallpaperClient,
  pattern: Pattern | undefined,
  size: PatternSize,
  { id, initial }: { readonly id: string; readonly initial?: string | undefined },
): Drawn {
  const key = useMemo(() => JSON.stringify([pattern, size]), [pattern, size]);
  const [initialKey] = useState(initial === undefined ? undefined : key);
  const [drawn, setDrawn] = useState<Omit<Drawn, "again"> & { readonly key: string | undefined }>({
    svg: initial,
    problem: undefined,
    key: initialKey,
  });
  const isShown = pattern !== undefined;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown !== wasShown) {
    setWasShown(isShown);
    if (isShown && drawn.key !== key) setDrawn({ svg: undefined, problem: undefined, key: undefined });
  }
  const [tries, setTries] = useState(0);
  const hasChanged = useRef(false);
  const timesHidden = useRef(0);
  const current = useEffectEvent(() =>
    pattern === undefined ? undefined : { pattern, size, id, step: shownStep(size) },
  );
  useEffect(() => {
    if (!hasChanged.current && key === initialKey) return;
    hasChanged.current = true;
    const task = current();
    if (task === undefined) {
      timesHidden.current += 1;
      return;
    }
    const since = timesHidden.current;
    let isLast = true;
    void client.askLatest("draw", task, { lane: id }).then((answered) => {
      if (since !== timesHidden.current) return;
      // Earlier answers are shown as well, so that the picture changes during a drag.
      if (answered.ok) setDrawn({ svg: answered.answer, problem: undefined, key });
      else if (isLast) setDrawn((before) => ({ ...before, problem: failureOf(answered) }));
    });
    return () => {
      isLast = false;
    };
  }, [client, id, key, initialKey, tries]);
  const again = () => setTries((count) => count + 1);
  return { ...drawn, again };
}

export interface ThumbTask {
  readonly key: string;
  readonly pattern: Pattern;
  readonly size: PatternSize;
}

/** Object URLs of small pictures by key, drawn one after another when the page is idle. */
export function useThumbs(
  client: WallpaperClient,
  tasks: readonly ThumbTask[],
): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const asked = useMemo(() => JSON.stringify(tasks), [tasks]);
  const current = useEffectEvent(() => tasks);
  const made = useRef(new Map<string, string>());
  const replaced = useRef(new Set<string>());
  useEffect(() => {
    const stop = new AbortController();
    const keys = new Set(current().map(({ key }) => key));
    const keptOf = (all: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => keys.has(key)));
    for (const [key, url] of made.current)
      if (!keys.has(key)) {
        made.current.delete(key);
        replaced.current.add(url);
      }
    const cancelWait = onIdle(() => {
      for (const { key, pattern, size } of current())
        void client.ask("draw", { pattern, size, id: "t" }, { signal: stop.signal }).then((answered) => {
          if (!answered.ok || stop.signal.aborted) return;
          const url = URL.createObjectURL(new Blob([answered.answer], { type: "image/svg+xml" }));
          const before = made.current.get(key);
          if (before !== undefined) replaced.current.add(before);
          made.current.set(key, url);
          setUrls((all) => ({ ...keptOf(all), [key]: url }));
        });
    });
    return () => {
      cancelWait();
      stop.abort();
    };
  }, [client, asked]);
  // A URL is revoked only when no `img` shows it any more, so that none fails while it loads.
  useEffect(() => {
    const shown = new Set(Object.values(urls));
    for (const url of replaced.current)
      if (!shown.has(url)) {
        replaced.current.delete(url);
        URL.revokeObjectURL(url);
      }
  }, [urls]);
  useEffect(() => {
    const [all, old] = [made.current, replaced.current];
    return () => {
      for (const url of [...all.values(), ...old]) URL.revokeObjectURL(url);
    };
  }, []);
  return urls;
}
