import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";

const TemplateShelf = part("TemplateShelf", () => import("./template-shelf.tsx"), NOTHING_MEANWHILE);

/** The saved templates of a person, loaded when the template format is chosen. */
export function templateShelf(text: string, onChoose: (text: string) => void) {
  return <TemplateShelf text={text} onChoose={onChoose} />;
}
