import { ReadingPage } from "#app/pages/reading/reading-page.tsx";
import { HELP_SECTIONS } from "./help-sections.tsx";

/** The page of all help texts. */
export default function HelpTexts() {
  return (
    <ReadingPage
      title="Help Center"
      lead="How to make a palette, find one, check it, and take it with you."
      sections={HELP_SECTIONS}
    />
  );
}
