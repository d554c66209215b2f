/**
 * A document from the navigation to its address until another page or document replaces it. The session owns the
 * steps; while it is connected, the address follows them, and Back and Forward move through them.
 */
import { answerTraversals } from "#app/shell/navigation/page-traversals.ts";
import { createListeners } from "#app/ui/store.ts";
import type { DocumentKind, OpenedDocument } from "#domain/documents/tool-document.ts";
import { createAddressProjection, type Entries } from "./address-projection.ts";
import {
  type Addressed,
  type DocumentSteps,
  openSteps,
  reduceSteps,
  type StepsChange,
} from "./document-steps.ts";
import { readEntry } from "./entry-state.ts";
import { numberedText, readStoredSteps, storeSteps } from "./stored-steps.ts";

export interface DocumentSession<Document> {
  /** React Router's key of the navigation. */
  readonly key: string;
  /** Whether the address named a document. */
  readonly isGiven: boolean;
  /** Query of the first document, which an address without parameters shows to somebody without stored work. */
  readonly freshSearch: string;
  readonly get: () => DocumentSteps<Document>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The committed document now, for asynchronous work. */
  readonly latest: () => Document;
  /**
   * Commits a document: a new step, or only another view. Returns the documents before and after, unless they are the
   * same.
   */
  readonly commit: (
    document: Document,
  ) => { readonly before: Document; readonly after: Document } | undefined;
  /** Replaces the content of the current step. */
  readonly replace: (search: string) => void;
  /** Shows a draft in place of the document; not an undo step. */
  readonly preview: (document: Document) => void;
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Lets the address follow until the returned function is called. While the router opens another page, Back events
   * are passed on to it.
   */
  readonly connect: (isRouterIdle: () => boolean) => () => void;
  /** False if Back, Forward or a reload led here. Only known once connected. */
  readonly isArrival: () => boolean;
}

const KEYS = ["keydown", "keyup"] as const;

interface Place {
  readonly key: string;
  /** With "?", or empty. */
  readonly search: string;
}

export function openSession<Document extends object>(
  kind: DocumentKind<Document>,
  opened: OpenedDocument,
  { key, search }: Place,
): DocumentSession<Document> {
  const own = kind.decode(new URLSearchParams(search));
  // A link without parameters to the open page leaves the loader's data unchanged although it opens another
  // document.
  const freshSearch = opened.isGiven ? kind.encode(kind.first()).toString() : opened.search;
  const sentSearch = search === "" ? freshSearch : opened.search;
  const first: Addressed<Document> =
    own.document === undefined
      ? { ...sent(kind, sentSearch), notices: own.notices.length > 0 ? own.notices : opened.notices }
      : { document: own.document, search: search.slice(1), notices: own.notices };
  const read = (text: string): Addressed<Document> => {
    const { document, notices } = kind.decode(new URLSearchParams(text));
    return document === undefined ? first : { document, search: text, notices };
  };
  const textOf = (document: Document) => kind.encode(document).toString();

  const { subscribe, notify } = createListeners();
  let steps = openSteps(first);
  let follow: ((next: DocumentSteps<Document>) => void) | undefined;
  const change = (made: StepsChange<Document>): void => {
    const next = reduceSteps(steps, made);
    if (next === steps) return;
    steps = next;
    follow?.(steps);
    notify();
  };

  /** The key that is held down, and the step that it has made: all it does until it is released is one step. */
  let hold: { readonly isRepeated: boolean; readonly step?: number } | undefined;
  const onKey = ({ key: pressed, type, repeat }: KeyboardEvent): void => {
    // Space and Enter press a button again and again, and each press counts.
    if (type === "keyup" || pressed === " " || pressed === "Enter") hold = undefined;
    else hold = repeat && hold !== undefined ? { ...hold, isRepeated: true } : { isRepeated: false };
  };

  let id: string | undefined;
  let isArrival = true;
  let known: Entries = new Map();
  /** Restores the state that the entry had before a reload or a visit to another page. */
  const resume = (): string => {
    const marked = readEntry(window.history.state);
    if (marked === undefined) return String(Math.random());
    isArrival = false;
    const stored = readStoredSteps(marked.session);
    known = new Map(stored?.entries.map(numberedText).map(([index, step]) => [index, Number(step)]));
    const all = (stored?.steps ?? []).map(numberedText).map(([step, text]) => ({ ...read(text), id: step }));
    change({ type: "restore", id: marked.step, stored: all });
    // An address without parameters does not reveal which document it showed.
    if (search === "" && marked.search !== first.search)
      change({ type: "replace", next: read(marked.search) });
    return marked.session;
  };

  return {
    key,
    isGiven: own.document !== undefined,
    freshSearch,
    get: () => steps,
    subscribe,
    latest: () => steps.present.document,
    commit(document) {
      const before = steps.present.document;
      const text = textOf(document);
      const { withViewOf } = kind;
      if (text === textOf(before)) {
        change({ type: "cancel" });
        return undefined;
      }
      if (withViewOf !== undefined && textOf(withViewOf(document, before)) === textOf(before))
        change({
          type: "view",
          view: (step) => {
            const seen = withViewOf(step.document, document);
            return { ...step, document: seen, search: textOf(seen) };
          },
        });
      // Decoded from its address, so that a reload changes nothing.
      else if (hold?.isRepeated === true && hold.step === steps.present.id)
        change({ type: "replace", next: read(text) });
      else {
        change({ type: "commit", next: read(text) });
        if (hold !== undefined) hold = { ...hold, step: steps.present.id };
      }
      return { before, after: steps.present.document };
    },
    replace: (text) => change({ type: "replace", next: read(text) }),
    preview: (document) => change({ type: "preview", document }),
    cancel: () => change({ type: "cancel" }),
    undo: () => change({ type: "undo" }),
    redo: () => change({ type: "redo" }),
    connect(isRouterIdle) {
      id ??= resume();
      const session = id;
      const { present } = steps;
      const projection = createAddressProjection(
        { session, step: present.id, search: present.search },
        known,
        {
          history: window.history,
          nowMs: () => performance.now(),
          later: (run, ms) => {
            const timer = setTimeout(run, ms);
            return () => clearTimeout(timer);
          },
        },
      );
      follow = projection.show;
      answerTraversals(({ state }) => {
        const found = projection.arrive(state);
        if (found === undefined) {
          const isPlaceWithin = state === null && window.location.hash !== "";
          if (isPlaceWithin) projection.adopt();
          return isPlaceWithin;
        }
        const { by, entry } = found;
        if (by === "moved") change({ type: "travel", id: entry.step, found: () => read(entry.search) });
        // The router is at the other page then, although the state that was drawn last does not say so.
        return by !== "returned" && isRouterIdle();
      });
      const keep = (): void => {
        known = projection.entries();
        const all = [...steps.past, steps.present, ...steps.future];
        if (all.length < 2) return;
        storeSteps({
          session,
          steps: all.map((step) => `${step.id} ${step.search}`),
          entries: [...known].map((pair) => pair.join(" ")),
        });
      };
      window.addEventListener("pagehide", keep);
      for (const type of KEYS) window.addEventListener(type, onKey, true);
      return () => {
        keep();
        for (const type of KEYS) window.removeEventListener(type, onKey, true);
        window.removeEventListener("pagehide", keep);
        answerTraversals(undefined);
        projection.stop();
        follow = undefined;
      };
    },
    isArrival: () => isArrival,
  };
}

function sent<Document>(kind: DocumentKind<Document>, search: string) {
  const { document } = kind.decode(new URLSearchParams(search));
  if (document === undefined) throw new Error(`The ${kind.tool} that was sent cannot be read`);
  return { document, search };
}
