/** The identity providers of a sign-in page. Their code is a file of its own, since a server may have none. */
import { type ComponentProps, lazy, Suspense, useState } from "react";
import type Methods from "./sign-in-methods.tsx";

const load = () => import("./sign-in-methods.tsx");
const Late = lazy(load);
/**
 * Set before a page is shown that a link has opened; never on the server or for its HTML. React shows the fallback of
 * `lazy` for a moment even when the file has loaded.
 */
let loaded: typeof Methods | undefined;

export function SignInMethods(props: ComponentProps<typeof Methods>) {
  // The same one while the page is shown, because another one would lose the error that this one shows.
  const [Loaded] = useState(() => loaded);
  if (Loaded !== undefined) return <Loaded {...props} />;
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}

/**
 * Waits for the page's data and for the code of the providers, so that a page that is reached by a link is shown with
 * its buttons and the form below them does not move.
 */
export async function withSignInMethods<Data>(loading: Promise<Data>): Promise<Data> {
  // The boundary above reports a file that does not load.
  const [data, methods] = await Promise.all([loading, load().catch(() => undefined)]);
  loaded = methods?.default;
  return data;
}
