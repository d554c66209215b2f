/** Opens pictures, one at a time, and holds the open one with its worker; brings back the one that the address names. */
import { useCallback, useEffect, useRef, useState } from "react";
import { PictureProblem } from "#app/workbench/picture/picture-error.ts";
import type { PictureStep } from "#app/workbench/picture/picture-jobs.ts";
import { createPictureSession, type PictureSession } from "#app/workbench/picture/picture-session.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import { forgetPicture, type KeptPicture, keepPicture, readPicture } from "./kept-picture.ts";
import { createPixelLens, type PixelLens } from "./pixel-lens.ts";

export interface OpenPicture {
  /** Drawn on this device; the address names the picture by it. */
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly shown: ImageBitmap;
  readonly lens: PixelLens;
  readonly notes: readonly string[];
  readonly session: PictureSession;
}

interface Opening {
  readonly name: string;
  readonly step: PictureStep;
}

export interface PictureSource {
  readonly name: string;
  /** The file, or what brings it or its pixels; gives up when the signal says so. */
  readonly load: Blob | ((signal: AbortSignal) => Promise<Blob | ImageBitmap>);
}

interface Options {
  /** The picture that the document names. */
  readonly wantedId: string | undefined;
  /** A picture is open; it is shown once this has resolved. */
  readonly onOpened: (picture: OpenPicture, isBroughtBack: boolean) => Promise<void>;
  readonly onProblem: (problem: string | undefined) => void;
}

export function useOpenPicture({ wantedId, onOpened, onProblem }: Options) {
  const [picture, setPicture] = useState<OpenPicture>();
  const [opening, setOpening] = useState<Opening>();
  const controller = useRef<AbortController>(undefined);
  const displayed = useRef<OpenPicture>(undefined);
  /** The one that is displayed, or is about to be. */
  const current = useRef<OpenPicture>(undefined);
  /** Of this visit, so that undo finds the ones before. */
  const files = useRef(new Map<string, KeptPicture>());
  const callbacks = useRef({ onOpened, onProblem });
  useEffect(() => {
    callbacks.current = { onOpened, onProblem };
  });

  const show = useCallback((next: OpenPicture | undefined) => {
    if (displayed.current !== next) displayed.current?.session.end();
    displayed.current = next;
    current.current = next;
    setPicture(next);
  }, []);

  const cancel = useCallback(() => {
    controller.current?.abort();
    controller.current = undefined;
    setOpening(undefined);
  }, []);

  const load = useCallback(
    async (source: PictureSource, knownId?: string) => {
      cancel();
      const mine = new AbortController();
      const { signal } = mine;
      controller.current = mine;
      const onStep = (step: PictureStep) => {
        if (!signal.aborted) setOpening({ name: source.name, step });
      };
      callbacks.current.onProblem(undefined);
      onStep({ text: "Reading the file", done01: 0 });
      const session = createPictureSession();
      signal.addEventListener("abort", session.end);
      try {
        const given = source.load instanceof Blob ? source.load : await source.load(signal);
        const { pixels, ...opened } = await session.open(given, onStep);
        signal.throwIfAborted();
        const { width, height } = opened;
        const id = knownId ?? newId();
        const next = {
          id,
          name: source.name,
          ...opened,
          lens: createPixelLens(pixels, width, height),
          session,
        };
        onStep({ text: "Finding the colors", done01: 0.9 });
        // Known before the address names it, so that nobody searches the device for it.
        current.current = next;
        await callbacks.current.onOpened(next, knownId !== undefined);
        signal.throwIfAborted();
        signal.removeEventListener("abort", session.end);
        show(next);
        if (knownId !== undefined) return;
        void keptFrom(next, given).then(async (kept) => {
          if (kept === undefined) return;
          files.current.set(id, kept);
          if (!(await keepPicture(kept))) callbacks.current.onProblem(NOT_KEPT);
        });
      } catch (error) {
        current.current = displayed.current;
        session.end();
        if (!signal.aborted) callbacks.current.onProblem(problemText(source.name, error));
      } finally {
        if (controller.current === mine) cancel();
      }
    },
    [cancel, show],
  );

  // Back, forward, reload: the address names another picture than the one that is open.
  useEffect(() => {
    if (current.current?.id === wantedId) return;
    let isCurrent = true;
    const bringBack = async () => {
      const known =
        wantedId === undefined ? undefined : (files.current.get(wantedId) ?? (await readPicture(wantedId)));
      if (!isCurrent) return;
      if (known === undefined) show(undefined);
      else {
        files.current.set(known.id, known);
        await load({ name: known.name, load: known.file }, known.id);
      }
    };
    void bringBack();
    return () => {
      isCurrent = false;
    };
  }, [wantedId, load, show]);

  useEffect(
    () => () => {
      controller.current?.abort();
      displayed.current?.session.end();
      displayed.current = undefined;
      current.current = undefined;
    },
    [],
  );

  return {
    picture: picture?.id === wantedId ? picture : undefined,
    opening,
    open: useCallback((source: PictureSource) => void load(source), [load]),
    cancel,
    /** Takes the picture off this device. */
    forget: useCallback(() => {
      files.current.clear();
      show(undefined);
      void forgetPicture();
    }, [show]),
  };
}

const NOT_KEPT =
  "This picture is not kept for the next visit: it is too large, or this browser refuses storage.";

/** One that came as pixels becomes a file. */
async function keptFrom(
  { id, name, session }: OpenPicture,
  given: Blob | ImageBitmap,
): Promise<KeptPicture | undefined> {
  const file = given instanceof Blob ? given : await session.encode().catch(() => undefined);
  return file && { id, name, file };
}

function newId(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (seedFromNumber(high) + seedFromNumber(low)).slice(0, 12);
}

function problemText(name: string, error: unknown): string {
  const why = error instanceof PictureProblem ? error.message : `Something went wrong: ${String(error)}`;
  return `${name} could not be opened. ${why}`;
}
