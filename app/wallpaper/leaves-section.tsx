import { PictureFields } from "#app/canvas/picture-fields.tsx";
import { usePlan } from "#app/session/use-plan.ts";
import type { WallpaperClient } from "#app/tools/wallpaper/use-drawn.ts";
import { useSetExport } from "#app/tools/wallpaper/use-set-export.ts";
import type { SetPicture } from "#app/tools/wallpaper/write-set.ts";
import { Button } from "#app/ui/button.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { reloadPage } from "#app/ui/reload-page.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { showToast } from "#app/ui/toast.ts";
import { seedText } from "#domain/documents/wallpaper/seed-text.ts";
import { patternOf, type WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { FILE_ID } from "#engine/pattern/pattern.ts";
import { DeviceSet } from "./device-set.tsx";
import { SettingHints } from "./setting-hints.tsx";

interface LeavesSectionProps {
  readonly document: WallpaperDocument;
  readonly client: WallpaperClient;
}

/** Exports the wallpaper as a picture, as SVG, as a light and dark pair, or in the sizes of several devices. */
export function LeavesSection({ document, client }: LeavesSectionProps) {
  const plan = usePlan();
  const { size, style, seed, isDark } = document;
  const { done01, problem, save, again, cancel } = useSetExport();
  const base = `${style}-${seedText(seed)}`;
  const sized = `${base}-${size.width}x${size.height}`;
  const name = isDark ? `${sized}-dark` : sized;
  const pattern = patternOf(document);
  const saveSvg = async () => {
    const answered = await client.ask("draw", { pattern, size, id: FILE_ID });
    if (answered.ok) saveFile(new Blob([answered.answer], { type: "image/svg+xml" }), `${name}.svg`);
    else
      showToast({
        text: "The SVG could not be drawn.",
        action: { label: "Try again", run: answered.needsReload ? reloadPage : () => void saveSvg() },
      });
  };
  const saveSet = (pictures: readonly SetPicture[], file: string) => save({ pattern, pictures, plan }, file);
  const pair = [false, true].map((dark) => ({
    size,
    isDark: dark,
    name: `${sized}-${dark ? "dark" : "light"}`,
  }));
  return (
    <>
      <PictureFields
        picture={{ kind: "pattern", pattern }}
        name={name}
        plan={plan}
        size={[size.width, size.height]}
      />
      {done01 === undefined ? (
        <div className="wallpaper-more">
          <Button onClick={() => void saveSvg()}>Write SVG</Button>
          <Button onClick={() => void saveSet(pair, `${sized}-pair.zip`)}>Write the pair</Button>
        </div>
      ) : (
        <Button onClick={cancel}>Cancel, {Math.round(done01 * 100)} %</Button>
      )}
      <PartProblem problem={problem} onAgain={again} />
      <DeviceSet
        base={base}
        plan={plan}
        isDark={isDark}
        isBusy={done01 !== undefined}
        onWrite={(pictures) => void saveSet(pictures, `${base}-set.zip`)}
      />
      <SettingHints />
    </>
  );
}
