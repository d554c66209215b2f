/**
 * Back and Forward between states of one page. React Router would take each for a change of pages: match routes, draw the
 * page again, start a view transition when a link once led away from here. A page that answers itself says so.
 */

/**
 * `answer` is asked before the router, and true means that the router is not told. An event at its own target comes to
 * capturing listeners first (DOM Standard §2.9, "invoke" for capturing, then bubbling), whenever they were added. The
 * result takes it back.
 */
export function answerTraversals(answer: (event: PopStateEvent) => boolean): () => void {
  const listener = (event: PopStateEvent) => {
    if (answer(event)) event.stopImmediatePropagation();
  };
  window.addEventListener("popstate", listener, { capture: true });
  return () => window.removeEventListener("popstate", listener, { capture: true });
}
