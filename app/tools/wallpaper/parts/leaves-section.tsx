import { useEffect, useRef, useState } from "react";
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

/** The wallpaper as a picture of its size, as SVG, or with its partner. */
export function LeavesSection({ document, client }: LeavesSectionProps) {
  const plan = usePlan();
  const { size, style, seed, isDark } = document;
  const [done01, setDone] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const base = `${style}-${seedText(seed)}-${size.width}x${size.height}`;
  const name = isDark ? `${base}-dark` : base;
  const pattern = patternOf(document);
  const saveSvg = async () => {
    const answered = await client.ask("draw", { pattern, size, id: "w" });
    if (answered.ok) saveFile(new Blob([answered.answer], { type: "image/svg+xml" }), `${name}.svg`);
    else showToast({ text: "The SVG could not be drawn. Try it again." });
  };
  const savePair = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setDone(0);
    const { writePair } = await import("#app/tools/wallpaper/write-pair.ts");
    const written = await writePair({ pattern, size, name: base, plan }, controller.signal, setDone);
    setDone(undefined);
    if (written.ok) saveFile(written.file, `${base}-pair.zip`);
    else if (written.reason !== "cancelled") setProblem(written.message);
  };
  return (
    <>
      <PictureFields
        picture={{ kind: "pattern", pattern }}
        name={name}
        plan={plan}
        size={[size.width, size.height]}
      />
      <div className="wallpaper-more">
        <Button onClick={() => void saveSvg()}>Write SVG</Button>
        {done01 === undefined ? (
          <Button onClick={() => void savePair()}>Write the pair</Button>
        ) : (
          <Button onClick={() => running.current?.abort()}>Cancel, {Math.round(done01 * 100)} %</Button>
        )}
      </div>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
