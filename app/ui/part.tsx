/**
 * A part of the interface whose code is loaded when it is shown: `const Proof = part("Proof", () => import("./proof.tsx"))`.
 * It is used like any component; loading, waiting and failure are dealt with here.
 */
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { pageIsKept } from "./leaving-page.ts";
import { PartBoundary } from "./part-boundary.tsx";
import "./part.css";

/** On the server: the names of the parts that a page has rendered. Their code is loaded before React takes over. */
export const RenderedParts = createContext<Set<string> | undefined>(undefined);

const loaders = new Map<string, Set<() => Promise<unknown>>>();

interface PartOptions {
  /** Shown while the part loads; hatching by default, after 200 ms. */
  readonly fallback?: ReactNode;
  /** Nothing is shown if it does not load: nobody asked for it, and a message would stand anywhere. */
  readonly isSilent?: true;
}

/** For a part that has no place of its own on the page while it loads, such as a dialog. */
export const NOTHING_MEANWHILE: PartOptions = { fallback: null };
/** For a part that loads by itself and has no place at all. */
export const WITHOUT_PLACE: PartOptions = { fallback: null, isSilent: true };

/** `name` is the export of the module that `load` imports. */
export function part<
  const Name extends string,
  Module extends { readonly [key in Name]: ComponentType<never> },
>(
  name: Name,
  load: () => Promise<Module>,
  { fallback = <p className="part-wait" />, isSilent }: PartOptions = {},
) {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  const start = (): Promise<Module> => {
    loading ??= load().then(
      (module) => {
        loaded = module;
        return module;
      },
      async (error: unknown) => {
        if (navigator.onLine) await pageIsKept();
        throw error;
      },
    );
    return loading;
  };
  loaders.set(name, (loaders.get(name) ?? new Set()).add(start));

  function Loaded({ props }: { readonly props: object }) {
    use(RenderedParts)?.add(name);
    // Where the server renders, and in its markup, the part is waited for. Later the fallback is shown by hand: React shows
    // nothing that has suspended until 300 ms after its fallback, however soon it is there.
    const isInMarkup = useSyncExternalStore(
      neverChanges,
      () => false,
      () => loaded === undefined,
    );
    const module = loaded ?? (isInMarkup ? use(start()) : undefined);
    const isAwaited = module === undefined;
    const [, setSettled] = useState(false);
    useEffect(() => {
      if (!isAwaited) return undefined;
      let isGone = false;
      const settle = (next: () => boolean) => {
        if (!isGone) startTransition(() => setSettled(next));
      };
      start().then(
        () => settle(() => true),
        (error: unknown) =>
          settle(() => {
            throw error; // for the boundary
          }),
      );
      return () => {
        isGone = true;
      };
    }, [isAwaited]);
    if (module === undefined) return fallback;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Part` has the props of this component
    const Shown = module[name] as ComponentType<object>;
    return <Shown {...props} />;
  }
  // A failed load is forgotten once it has been told, so that opening the part again tries again; before that, each render
  // would begin another.
  const forget = () => {
    loading = undefined;
  };
  function Part(props: object) {
    return (
      <PartBoundary isSilent={isSilent} onFailed={forget}>
        <Suspense fallback={fallback}>
          <Loaded props={props} />
        </Suspense>
      </PartBoundary>
    );
  }
  Part.displayName = name;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it hands its props on
  return Part as unknown as Module[Name];
}

const neverChanges = () => () => {};

/** Loads the parts with these names, as far as they are declared; a part that cannot be loaded says so itself. */
export async function loadParts(names: readonly string[]): Promise<void> {
  const starts = names.flatMap((name) => [...(loaders.get(name) ?? [])]);
  await Promise.allSettled(starts.map((start) => start()));
}
