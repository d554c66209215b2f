/** First in the tab order: skips the bars to the main content. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link t-ui-strong">
      Skip to content
    </a>
  );
}
