/** Connects the document with the open picture: extraction and picking, each as one undo step. */
import { useCallback, useRef, useState } from "react";
import { announce } from "#app/ui/announcer.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import type { SayProblem } from "#app/workbench/use-tool-frame.ts";
import type { ImageDocument, PixelAt } from "#domain/documents/image/image-document.ts";
import { IMAGE } from "#domain/documents/image/image-kind.ts";
import type { OpenedDocument } from "#domain/documents/tool-document.ts";
import type { Color } from "#engine/space/color.ts";
import { clampAt, type FindChange, type ImageAction, reduce, settingsForNext } from "./model.ts";
import { pickedText } from "./parts/shown-picker.ts";
import { type OpenPicture, useOpenPicture } from "./use-open-picture.ts";

type CountedAction = Extract<ImageAction, { type: "place" | "add" | "remove" }>;

export function useImage(data: OpenedDocument, onProblem: SayProblem) {
  const tool = useToolDocument(IMAGE, data, reduce);
  const { act, preview, cancelPreview, latest } = tool;
  const [facts, setFacts] = useState<{ distinct: number | undefined; hasAccent: boolean }>();
  const newestFind = useRef(0);
  /** Settings that were chosen and for which the colors are still being extracted. */
  const pending = useRef<FindChange>({});
  /** Whether settings were chosen before the picture was there to extract colors from. */
  const isStale = useRef(false);
  const before = useRef<Promise<void>>(Promise.resolve());

  const opened = useOpenPicture({
    wantedId: tool.committed.picture?.id,
    onProblem,
    onOpened: async (picture: OpenPicture, isBroughtBack: boolean) => {
      if (isBroughtBack) {
        const same = await picture.session.find(taskOf(latest()));
        if (same === undefined) return;
        learn(same);
        if (isStale.current) act({ type: "find", change: {}, findings: same });
        isStale.current = false;
        return;
      }
      const { area: _area, ...settings } = settingsForNext(latest());
      const findings = await picture.session.find(taskOf({ ...settings, pickers: [] }));
      if (findings === undefined) return;
      if (findings.found.length === 0)
        onProblem(`${picture.name} is wholly transparent, so it has no colors.`);
      learn(findings);
      const { id, width, height } = picture;
      act({ type: "opened", picture: { id, width, height }, findings });
      announce(`${picture.name}: ${foundWords(findings.found.length)}`);
    },
  });
  const session = opened.picture?.session;

  function learn({ distinct, found }: { distinct?: number; found: readonly { isAccent: boolean }[] }) {
    setFacts({ distinct, hasAccent: found.some(({ isAccent }) => isAccent) });
  }

  /** Extracts again with other settings; an extraction with further settings, or an undo, replaces this one. */
  const find = async (change: FindChange, isDrag = false): Promise<void> => {
    const base = latest();
    pending.current = { ...pending.current, ...change };
    const action = { type: "find", change: pending.current } as const;
    newestFind.current += 1;
    const mine = newestFind.current;
    const changed = reduce(base, action);
    const isSame = textOf(changed) === textOf(base);
    if (isSame) cancelPreview();
    if (!isDrag && (isSame || session === undefined)) pending.current = {};
    if (isSame && !isDrag) return;
    if (session === undefined) {
      isStale.current ||= !isDrag;
      (isDrag ? preview : act)(action);
      return;
    }
    preview(action);
    try {
      const findings = await session.find(taskOf(changed));
      if (findings === undefined || mine !== newestFind.current) return;
      const now = latest();
      if (now !== base) {
        const isReordered = textOf({ ...now, order: base.order }) === textOf(base);
        if (isReordered) return await find({}, isDrag);
        pending.current = {};
        return;
      }
      if (!isDrag) pending.current = {};
      learn(findings);
      if (findings.found.length === 0) onProblem("There is nothing but transparency in this area.");
      (isDrag ? preview : act)({ ...action, findings });
      if (!isDrag) announce(foundWords(findings.found.length));
    } catch (error) {
      pending.current = {};
      cancelPreview();
      onProblem(`The colors could not be found. ${String(error)}`);
    }
  };

  /** One undo step, with updated shares of all pickers. Steps in quick succession wait for the earlier ones. */
  const settle = (action: CountedAction) => {
    before.current = before.current.then(async () => {
      const base = latest();
      const next = reduce(base, action);
      if (next === base) {
        cancelPreview();
        return;
      }
      const { pickers, ignoreBackground, area } = next;
      const colors = pickers.map(({ color }) => color);
      const task = { colors, ignoreBackground, ...(area !== undefined && { area }) };
      const shares = await session?.shares(task).catch(() => undefined);
      if (latest() !== base) return;
      act(shares === undefined ? action : { ...action, shares });
    });
  };

  const lens = opened.picture?.lens;
  /** Moves a picker to this pixel, or adds a new one. */
  const place = (index: number | undefined, to: PixelAt, isDrag: boolean) => {
    if (lens === undefined) return;
    const at = clampAt(to, latest());
    const color = lens.colorAt(at);
    const action = { type: "place", at, color, ...(index !== undefined && { index }) } as const;
    if (isDrag) preview(action);
    else {
      settle(action);
      announce(`${pickedText(color)} at ${at.x}, ${at.y}`);
    }
  };

  return {
    ...tool,
    ...opened,
    /** Facts of the last extraction in this visit. */
    facts,
    find: (change: FindChange, isDrag?: boolean) => void find(change, isDrag),
    place,
    add: (colors: readonly Color[]) => settle({ type: "add", colors }),
    remove: (index: number) => settle({ type: "remove", index }),
    order: useCallback((order: ImageDocument["order"]) => act({ type: "order", order }), [act]),
    forgetPicture: () => {
      act({ type: "forget" });
      opened.forget();
    },
  };
}

export type ImageTool = ReturnType<typeof useImage>;

function taskOf({ count, isExact, ignoreBackground, wantsAccent, area, pickers }: ImageDocument) {
  const own = pickers.filter(({ kind }) => kind === "own").map(({ color }) => color);
  return { count, isExact, ignoreBackground, wantsAccent, own, ...(area !== undefined && { area }) };
}

const textOf = (document: ImageDocument): string => IMAGE.encode(document).toString();

function foundWords(count: number): string {
  return count === 1 ? "1 color found." : `${count} colors found.`;
}
