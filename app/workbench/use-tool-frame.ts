/** What a tool and its frame share: the open panel, how the canvas is seen, what went wrong, the file field of pictures. */
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { FULL_VISION, type VisionChoice } from "#app/color/vision-choice.ts";
import { type Panels, usePanels } from "./use-panels.ts";

export interface ToolFrame {
  readonly panels: Panels;
  readonly vision: VisionChoice;
  readonly setVision: (vision: VisionChoice) => void;
  /** A deficiency is being simulated. */
  readonly isSimulated: boolean;
  readonly problem: string | undefined;
  /** Shows a sentence over the canvas, or takes the last one away. */
  readonly setProblem: (problem: string | undefined) => void;
  /** Opens the browser's dialog for a picture; only for a tool that takes pictures. */
  readonly choosePicture: () => void;
  /** The frame's own field, which the dialog belongs to. */
  readonly pictureField: RefObject<HTMLInputElement | null>;
}

/** Called by a tool's view before its own hooks; handed on to `ToolWorkbench`. */
export function useToolFrame(): ToolFrame {
  const panels = usePanels();
  const [vision, setVision] = useState(FULL_VISION);
  const [problem, setProblem] = useState<string>();
  const pictureField = useRef<HTMLInputElement>(null);
  const choosePicture = useCallback(() => pictureField.current?.click(), []);
  const isSimulated = vision.deficiency !== "none";
  return useMemo(
    () => ({ panels, vision, setVision, isSimulated, problem, setProblem, choosePicture, pictureField }),
    [panels, vision, isSimulated, problem, choosePicture],
  );
}
