/** First in the tab order: skips the bars to the main content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="t-ui-strong fixed top-2 left-2 z-(--z-dialog) [translate:0_-5rem] rounded-2 bg-ink px-4 py-2 text-on-ink focus:[translate:none]"
    >
      Skip to content
    </a>
  );
}
