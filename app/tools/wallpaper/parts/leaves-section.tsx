import { PictureFields } from "#app/canvas/picture-fields.tsx";
import { usePlan } from "#app/session/use-plan.ts";
import { seedText } from "#app/tools/wallpaper/seed-text.ts";
import type { WallpaperClient } from "#app/tools/wallpaper/use-drawn.ts";
import { Button } from "#app/ui/button.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { showToast } from "#app/ui/toast.ts";
import { patternOf, type WallpaperDocument } from "#domain/documents/wallpaper-document.ts";

interface LeavesSectionProps {
  readonly document: WallpaperDocument;
  readonly client: WallpaperClient;
}

/** The wallpaper as a picture of its size, or as SVG. */
export function LeavesSection({ document, client }: LeavesSectionProps) {
  const plan = usePlan();
  const { size, style, seed, isDark } = document;
  const name = `${style}-${seedText(seed)}${isDark ? "-dark" : ""}-${size.width}x${size.height}`;
  const pattern = patternOf(document);
  const saveSvg = async () => {
    const answered = await client.ask("draw", { pattern, size, id: "w" });
    if (answered.ok) saveFile(new Blob([answered.answer], { type: "image/svg+xml" }), `${name}.svg`);
    else showToast({ text: "The SVG could not be drawn. Try it again." });
  };
  return (
    <>
      <PictureFields
        picture={{ kind: "pattern", pattern }}
        name={name}
        plan={plan}
        size={[size.width, size.height]}
      />
      <Button onClick={() => void saveSvg()}>Write SVG</Button>
    </>
  );
}
