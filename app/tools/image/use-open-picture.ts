/**
 * Opens pictures, one at a time, and holds the open one with its worker; reopens the stored picture that the address
 * names.
 */
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { reloadPage } from "#app/ui/reload-page.ts";
import { createStore, type Store } from "#app/ui/store.ts";
import type { PictureStep } from "#app/workbench/picture/picture-jobs.ts";
import { createPictureSession, type PictureSession } from "#app/workbench/picture/picture-session.ts";
import type { SayProblem } from "#app/workbench/use-tool-frame.ts";
import { failureOfError } from "#app/workers/failure.ts";
import { loadPart } from "#app/workers/task-problem.ts";
import { SAMPLE_ID } from "#domain/documents/image/image-sample.ts";
import type { PixelGamut } from "#engine/kernels/pixel-kernel.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import { createPixelLens, type PixelLens } from "./pixel-lens.ts";
import { forgetPicture, readPicture, type StoredPicture, storePicture } from "./stored-picture.ts";

export interface OpenPicture {
  /** Random id on this device, by which the address names the picture. */
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly shown: ImageBitmap;
  readonly gamut: PixelGamut;
  readonly lens: PixelLens;
  readonly notes: readonly string[];
  readonly session: PictureSession;
}

interface Opening {
  readonly name: string;
  /** How far it is; only the bar that shows it is rendered again for each step. */
  readonly step: Store<PictureStep>;
}

export interface PictureSource {
  readonly name: string;
  /** The file, or a function that loads the file or its pixels and honors the abort signal. */
  readonly load: Blob | ((signal: AbortSignal) => Promise<Blob | ImageBitmap>);
}

interface Options {
  /** Id of the picture that the document names. */
  readonly wantedId: string | undefined;
  /** Called when a picture is open; it is displayed once this has resolved. */
  readonly onOpened: (picture: OpenPicture, isBroughtBack: boolean) => Promise<void>;
  readonly onProblem: SayProblem;
}

export function useOpenPicture({ wantedId, onOpened, onProblem }: Options) {
  const [picture, setPicture] = useState<OpenPicture>();
  const [opening, setOpening] = useState<Opening>();
  const controller = useRef<AbortController>(undefined);
  /** How many pictures have been asked for. */
  const asked = useRef(0);
  const displayed = useRef<OpenPicture>(undefined);
  /** The picture that is displayed, or is about to be. */
  const current = useRef<OpenPicture>(undefined);
  /** Pictures opened in this visit, so that undo can reopen earlier ones. */
  const files = useRef(new Map<string, StoredPicture>());
  const callbacks = useRef({ onOpened, onProblem });
  const retry = useRef<(source: PictureSource, knownId?: string) => Promise<void>>(undefined);
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
      asked.current += 1;
      const mine = new AbortController();
      const { signal } = mine;
      controller.current = mine;
      callbacks.current.onProblem(undefined);
      const step = createStore<PictureStep>({ text: "Reading the file", done01: 0 });
      // The whole tool renders again; as a transition this does not block the page, which starts with the sample.
      startTransition(() => setOpening({ name: source.name, step }));
      const session = createPictureSession();
      signal.addEventListener("abort", session.end);
      let next: OpenPicture | undefined;
      try {
        const given = source.load instanceof Blob ? source.load : await source.load(signal);
        const { pixels, ...opened } = await session.open(given, step.set);
        signal.throwIfAborted();
        const id = knownId ?? newId();
        next = {
          id,
          name: source.name,
          ...opened,
          lens: createPixelLens(pixels, opened),
          session,
        };
        step.set({ text: "Finding the colors", done01: 0.9 });
        // Set before the address contains the id, so that the effect below does not look for it on the device.
        current.current = next;
        await callbacks.current.onOpened(next, knownId !== undefined);
        signal.throwIfAborted();
        signal.removeEventListener("abort", session.end);
        show(next);
        if (knownId !== undefined) return;
        void storedPictureOf(next, given).then(async (stored) => {
          if (stored === undefined) return;
          files.current.set(id, stored);
          if (!(await storePicture(stored))) callbacks.current.onProblem(NOT_STORED);
        });
      } catch (error) {
        // A cancelled picture may fail long after another one was opened, and must not affect that one.
        if (next !== undefined && current.current === next) current.current = displayed.current;
        session.end();
        if (signal.aborted) return;
        const { message, retry: by } = failureOfError(error);
        const again = by === "reload" ? reloadPage : () => void retry.current?.(source, knownId);
        callbacks.current.onProblem(
          `${source.name} could not be opened. ${message}`,
          by === "none" ? undefined : again,
        );
      } finally {
        if (controller.current === mine) cancel();
      }
    },
    [cancel, show],
  );
  useEffect(() => {
    retry.current = load;
  }, [load]);

  // After Back, Forward or a reload the address may name another picture than the open one.
  useEffect(() => {
    if (current.current?.id === wantedId) return;
    let isCurrent = true;
    const before = asked.current;
    const bringBack = async () => {
      const isSampleWanted = wantedId === SAMPLE_ID;
      const known =
        wantedId === undefined || isSampleWanted
          ? undefined
          : (files.current.get(wantedId) ?? (await readPicture(wantedId)));
      // A picture that was opened meanwhile takes the place of the one of before.
      if (!isCurrent || asked.current !== before || current.current?.id === wantedId) return;
      if (isSampleWanted) await load(SAMPLE_SOURCE, SAMPLE_ID);
      else if (known === undefined) show(undefined);
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
    /** Removes the picture from this device. */
    forget: useCallback(() => {
      files.current.clear();
      show(undefined);
      void forgetPicture();
    }, [show]),
  };
}

/** The sample picture, which is painted on demand. */
export const SAMPLE_SOURCE: PictureSource = {
  name: "Evening at a lake",
  load: async () => (await loadPart(import("./sample-picture.ts"), { needsReload: true })).paintSample(),
};

const NOT_STORED =
  "This picture is not stored for the next visit: it is too large, or this browser refuses storage.";

/** Encodes a picture that came as pixels as a file. */
async function storedPictureOf(
  { id, name, session }: OpenPicture,
  given: Blob | ImageBitmap,
): Promise<StoredPicture | undefined> {
  const file = given instanceof Blob ? given : await session.encode().catch(() => undefined);
  return file && { id, name, file };
}

function newId(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (seedFromNumber(high) + seedFromNumber(low)).slice(0, 12);
}
