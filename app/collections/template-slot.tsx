import { lazy, Suspense } from "react";

const TemplateShelf = lazy(() => import("./template-shelf.tsx"));

/** The saved templates of a person, loaded when the template format is chosen. */
export function templateShelf(text: string, onChoose: (text: string) => void) {
  return (
    <Suspense fallback={null}>
      <TemplateShelf text={text} onChoose={onChoose} />
    </Suspense>
  );
}
