import { exportPatternSvg } from "#app/canvas/export-picture.ts";
import { PictureFields } from "#app/canvas/picture-fields.tsx";
import { usePlan } from "#app/session/use-plan.ts";
import { Button } from "#app/ui/button.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { showToast } from "#app/ui/toast.ts";
import { seedText } from "#domain/documents/wallpaper/seed-text.ts";
import { patternOf, type WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import { DeviceSet } from "./device-set.tsx";
import { SettingHints } from "./setting-hints.tsx";
import { useSetExport } from "./use-set-export.ts";
import type { SetPicture } from "./write-set.ts";
import "./leaves-section.css";

interface LeavesSectionProps {
  readonly document: WallpaperDocument;
  /** The size of a saved wallpaper that is shown in another one. */
  readonly saved?: PatternSize;
}

/** Exports the wallpaper as a picture, as SVG, as a light and dark pair, or in the sizes of several devices. */
export function LeavesSection({ document, saved }: LeavesSectionProps) {
  const plan = usePlan();
  const { size, style, seed, isDark } = document;
  const { done01, problem, save, again, cancel } = useSetExport();
  const base = `${style}-${seedText(seed)}`;
  const sized = `${base}-${size.width}x${size.height}`;
  const name = isDark ? `${sized}-dark` : sized;
  const pattern = patternOf(document);
  const saveSvg = async () => {
    const written = await exportPatternSvg(pattern, size);
    if (written.ok) saveFile(written.file, `${name}.svg`);
    else
      showToast({
        text: "The SVG could not be drawn.",
        action: { label: "Try again", run: () => void saveSvg() },
      });
  };
  const saveSet = (pictures: readonly SetPicture[], file: string) => save({ pattern, pictures, plan }, file);
  const pair = [false, true].map(
    (dark): SetPicture => ({
      size,
      isDark: dark,
      format: "png",
      name: `${sized}-${dark ? "dark" : "light"}`,
    }),
  );
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
        size={size}
        saved={saved}
        isDark={isDark}
        isBusy={done01 !== undefined}
        onWrite={(pictures) => void saveSet(pictures, `${base}-set.zip`)}
      />
      <SettingHints />
    </>
  );
}
