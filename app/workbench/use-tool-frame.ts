/**
 * State shared by a tool and its frame: the open panel, the simulated color vision, the current problem, the file
 * input for pictures.
 */
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { FULL_VISION, type VisionChoice } from "#app/color/vision-choice.ts";
import { type Panels, usePanels } from "./use-panels.ts";

export interface ToolFrame {
  readonly panels: Panels;
  readonly vision: VisionChoice;
  readonly setVision: (vision: VisionChoice) => void;
  /** Whether a color vision deficiency is being simulated. */
  readonly isSimulated: boolean;
  readonly problem: FrameProblem | undefined;
  /** Shows a message over the canvas, or hides the last one. `again`: what "Try again" does, where that may help. */
  readonly setProblem: SayProblem;
  /** Opens the browser's dialog for a picture; only for a tool that takes pictures. */
  readonly choosePicture: () => void;
  /** The frame's file input, which opens the dialog. */
  readonly pictureField: RefObject<HTMLInputElement | null>;
}

export type SayProblem = (text: string | undefined, again?: () => void) => void;

export interface FrameProblem {
  readonly text: string;
  readonly again: (() => void) | undefined;
}

/** Called by a tool's view before its own hooks; passed on to `ToolWorkbench`. */
export function useToolFrame(): ToolFrame {
  const panels = usePanels();
  const [vision, setVision] = useState(FULL_VISION);
  const [problem, put] = useState<FrameProblem>();
  const setProblem = useCallback<SayProblem>(
    (text, again) => put(text === undefined ? undefined : { text, again }),
    [],
  );
  const pictureField = useRef<HTMLInputElement>(null);
  const choosePicture = useCallback(() => pictureField.current?.click(), []);
  const isSimulated = vision.deficiency !== "none";
  return useMemo(
    () => ({ panels, vision, setVision, isSimulated, problem, setProblem, choosePicture, pictureField }),
    [panels, vision, isSimulated, problem, setProblem, choosePicture],
  );
}
