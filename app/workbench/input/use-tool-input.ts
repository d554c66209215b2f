/**
 * Handles what is pasted, dropped, opened as a file or pressed in the tray, anywhere on a tool's page (COL-1, TLS-9).
 */

import { useState } from "react";
import { useNavigate } from "react-router";
import type { Notice } from "#app/workbench/notices.tsx";
import { usePictureColors } from "#app/workbench/picture/use-picture-colors.ts";
import { leavePicture } from "#app/workbench/picture/waiting-picture.ts";
import type { FrameProblem, ToolFrame } from "#app/workbench/use-tool-frame.ts";
import type { Color } from "#engine/space/color.ts";
import type { TakeColor, TakeColors } from "./take-colors.ts";
import { type Offer, useIncoming } from "./use-incoming.ts";

interface PictureUse {
  /** Label in the menu and in the list of shortcuts. */
  readonly label: string;
  /** Number of colors that are extracted and passed on as a list. */
  readonly count?: number;
  /** Receives them, if they are used in another way than a list that was given. */
  readonly onColors?: (colors: readonly Color[]) => void;
  /** For a tool that opens the picture itself. */
  readonly onFile?: (file: File) => void;
  /**
   * Whether `onFile` also receives files whose name is not that of a picture, and then explains why they cannot be
   * used.
   */
  readonly isAnyFile?: boolean;
}

export interface ToolInput {
  /** Receives several colors, also from an imported export. Without it there is no import. */
  readonly onColors?: TakeColors;
  /** Whether the tool reads exports in a panel of its own, so that the export panel reads none. */
  readonly hasOwnImport?: boolean;
  /** Number of colors that `onColors` takes at most; by default any. */
  readonly mostColors?: number;
  /** Receives a single color; by default as a list of one. */
  readonly onOneColor?: (color: Color) => void;
  /** Receives a color of the tray, if that differs from a pasted one. */
  readonly onTrayColor?: TakeColor;
  /** Receives all text instead of the colors in it. */
  readonly onText?: (text: string) => void;
  /** Receives all files that are dropped at once; true if it takes them, otherwise the first is read as before. */
  readonly onFiles?: (files: readonly File[]) => boolean;
  /** Whether `onText` receives this text; from other text the colors are extracted. */
  readonly isOwnText?: (text: string) => boolean;
  readonly onLink?: (address: string) => void;
  /** What happens with a picture; without it the frame offers the tool that does. */
  readonly picture?: PictureUse;
  /** Shown over the canvas while something is dragged over the page. */
  readonly hint?: string;
}

export interface Taking {
  /** Shown while something is dragged over the page. */
  readonly hint: string | undefined;
  readonly onTrayColor: TakeColor;
  /** Undefined for a tool that accepts no pictures. */
  readonly onPicture: ((file: File) => void) | undefined;
  readonly notices: readonly Notice[];
}

/** For a tool whose colors are few and chosen, which takes none from a picture by itself. */
const pictureOffer = (file: File): Offer => ({
  text: "Choose the colors of this picture in Palette from Image, and open them here from there.",
  label: "Open it there",
  to: "/color-image-picker",
  onLeave: () => leavePicture(file),
});

export function useToolInput(takes: ToolInput, { problem, setProblem }: ToolFrame): Taking {
  const { onColors = () => {}, onText, onLink, picture } = takes;
  const onOneColor = takes.onOneColor ?? ((color: Color) => onColors([color]));
  const reading = usePictureColors({
    count: picture?.count ?? 0,
    onColors: picture?.onColors ?? onColors,
    onProblem: setProblem,
  });
  const onPicture = picture && (picture.onFile ?? reading.read);
  const [offer, setOffer] = useState<Offer>();
  const [read, setRead] = useState<{ readonly text: string; readonly cancel: () => void }>();
  const navigate = useNavigate();
  const isOver = useIncoming({
    onColors,
    onOneColor,
    onPicture: onPicture ?? ((file) => setOffer(pictureOffer(file))),
    onProblem: setProblem,
    onOffer: setOffer,
    onReading: (text, cancel) => setRead(text === undefined ? undefined : { text, cancel }),
    ...(takes.mostColors !== undefined && { most: takes.mostColors }),
    ...(picture?.isAnyFile && picture.onFile && { onFile: picture.onFile }),
    ...(onText && { onText }),
    ...(takes.onFiles && { onFiles: takes.onFiles }),
    ...(takes.isOwnText && { isOwnText: takes.isOwnText }),
    ...(onLink && { onLink }),
  });
  const { hint = onPicture ? "Drop a picture or a list of colors" : "Drop colors" } = takes;
  return {
    hint: isOver ? hint : undefined,
    onTrayColor: takes.onTrayColor ?? onOneColor,
    onPicture,
    notices: [
      ...(problem === undefined ? [] : [noticeOf(problem)]),
      ...(offer === undefined
        ? []
        : [
            {
              text: offer.text,
              tone: "info" as const,
              action: {
                label: offer.label,
                run: () => {
                  offer.onLeave?.();
                  void navigate(offer.to, { state: offer.state });
                },
              },
            },
          ]),
      ...(read === undefined
        ? []
        : [{ text: read.text, tone: "info" as const, action: { label: "Cancel", run: read.cancel } }]),
      ...(reading.progress === undefined
        ? []
        : [
            {
              text: reading.progress,
              tone: "info" as const,
              action: { label: "Cancel", run: reading.cancel },
            },
          ]),
    ],
  };
}

function noticeOf({ text, again }: FrameProblem): Notice {
  return again === undefined ? { text } : { text, action: { label: "Try again", run: again } };
}
