/**
 * One opening of a document, from the arrival at its address until another page or document takes its place: holds the
 * steps, and while it is connected the address follows them and Back and Forward go through them.
 */
import { answerTraversals } from "#app/shell/navigation/page-traversals.ts";
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
import { keepSteps, keptPair, readKeptSteps } from "./kept-steps.ts";

export interface DocumentSession<Document> {
  /** Of the arrival, as the router names it. */
  readonly key: string;
  /** The address named a document. */
  readonly isGiven: boolean;
  /** Query string of what a bare address shows to someone without work. */
  readonly freshSearch: string;
  readonly get: () => DocumentSteps<Document>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The committed document now, for work that ends after others began. */
  readonly latest: () => Document;
  /** The document becomes this one: a step, or only another view of it. The documents, unless they are the same. */
  readonly commit: (
    document: Document,
  ) => { readonly before: Document; readonly after: Document } | undefined;
  /** Other content for the present step. */
  readonly replace: (search: string) => void;
  /** Shows a draft in the place of the document, without a step. */
  readonly preview: (document: Document) => void;
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The address is followed until the result is called. While the router opens another page it is told of Back too. */
  readonly connect: (isRouterIdle: () => boolean) => () => void;
  /** False when Back, Forward or a reload led here. Known once it is connected. */
  readonly isArrival: () => boolean;
}

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
  // A link to the bare address within the same page leaves the loader's answer as it was: another document.
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

  const listeners = new Set<() => void>();
  let steps = openSteps(first);
  let follow: ((next: DocumentSteps<Document>) => void) | undefined;
  const change = (made: StepsChange<Document>): void => {
    const next = reduceSteps(steps, made);
    if (next === steps) return;
    steps = next;
    follow?.(steps);
    for (const listener of listeners) listener();
  };

  let id: string | undefined;
  let isArrival = true;
  let known: Entries = new Map();
  /** Goes on where the entry was left, by a reload or for another page. */
  const resume = (): string => {
    const marked = readEntry(window.history.state);
    if (marked === undefined) return String(Math.random());
    isArrival = false;
    const kept = readKeptSteps(marked.session);
    known = new Map(kept?.entries.map(keptPair).map(([index, step]) => [index, Number(step)]));
    const all = (kept?.steps ?? []).map(keptPair).map(([step, text]) => ({ ...read(text), id: step }));
    change({ type: "restore", id: marked.step, kept: all });
    // The bare address does not say what it showed.
    if (search === "" && marked.search !== first.search)
      change({ type: "replace", next: read(marked.search) });
    return marked.session;
  };

  return {
    key,
    isGiven: own.document !== undefined,
    freshSearch,
    get: () => steps,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
      // As its address says it, so that a reload changes nothing.
      else change({ type: "commit", next: read(text) });
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
        return isRouterIdle();
      });
      const keep = (): void => {
        known = projection.entries();
        const all = [...steps.past, steps.present, ...steps.future];
        if (all.length < 2) return;
        keepSteps({
          session,
          steps: all.map((step) => `${step.id} ${step.search}`),
          entries: [...known].map((pair) => pair.join(" ")),
        });
      };
      window.addEventListener("pagehide", keep);
      return () => {
        keep();
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
