import { useCallback, useEffect, useRef, useState } from "react";
import type { LoopTask } from "#app/tools/mesh/loop-jobs.ts";
import { Button } from "#app/ui/button.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import { useAnswer } from "#app/workers/use-answer.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import { hasFeature, type PlanId } from "#domain/plans.ts";

const load = async () => (await import("#app/tools/mesh/loop-client.ts")).createLoopClient();

/** Width and height, px. The first is part of every plan. */
const SIZES = ["640x360", "1280x720", "1920x1080"] as const;
const [FREE] = SIZES;

interface LoopFieldsProps {
  readonly document: MeshDocument;
  /** The name of the file, without its extension. */
  readonly name: string;
  readonly plan: PlanId;
}

/** Writes the motion as a video whose last frame is its first. A browser that cannot encode one gets a message. */
export function LoopFields({
  document: { mesh, motion, seed, seconds, grain },
  name,
  plan,
}: LoopFieldsProps) {
  const client = useWorkerClient(load);
  const [size, setSize] = useState<string>(FREE);
  const [done01, setDone] = useState<number>();
  const [problem, setProblem] = useState<Failure>();
  const running = useRef<AbortController>(undefined);
  const ask = useCallback(() => client.ask("format", null), [client]);
  const { answer: format, failure, again } = useAnswer(ask);
  useEffect(() => () => running.current?.abort(), []);
  const write = async (chosen: string) => {
    const [width = 640, height = 360] = chosen.split("x").map(Number);
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setDone(0);
    const task: LoopTask = {
      mesh,
      motion01: motion / 100,
      seed,
      seconds,
      grain01: grain / 100,
      width,
      height,
    };
    const answered = await client.ask("write", task, { signal: controller.signal, onProgress: setDone });
    setDone(undefined);
    // The worker chooses a format for this size, which may differ from the one for the small size.
    if (answered.ok)
      saveFile(answered.answer, `${name}.${answered.answer.type === "video/webm" ? "webm" : "mp4"}`);
    else setProblem(failureOf(answered));
  };
  if (format === "none")
    return (
      <p className="field-hint">
        This browser has no encoder for video. The motion can be watched here, not saved.
      </p>
    );
  const onWrite = () => {
    if (size === FREE || hasFeature(plan, "animation")) void write(size);
    else
      openDialog("pro", {
        title: "Large loops are part of Pro",
        freeWay: { label: "Write 640 × 360", run: () => void write(FREE) },
      });
  };
  return (
    <div className="mesh-fields">
      <NativeSelect
        label="Size"
        value={size}
        options={SIZES.map((value) => ({
          value,
          label: `${value.replace("x", " × ")}${value === FREE || hasFeature(plan, "animation") ? "" : ", Pro"}`,
        }))}
        onChange={setSize}
      />
      {done01 === undefined ? (
        <Button variant="ink" disabled={format === undefined} onClick={onWrite}>
          Write {format === "webm" ? "WebM" : "MP4"}, {seconds} s
        </Button>
      ) : (
        <Button onClick={() => running.current?.abort()}>Cancel, {Math.round(done01 * 100)} %</Button>
      )}
      <PartProblem problem={failure} onAgain={again} />
      <PartProblem problem={problem} onAgain={onWrite} />
      <p className="field-hint">
        Thirty frames a second; the last frame is the first. While “Motion” is shown, “Mesh” has the fields
        for how far the vertices move, and for how long.
      </p>
    </div>
  );
}
