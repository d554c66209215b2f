/** What a tool takes that was pasted, dropped, chosen as a file or pressed in the tray, anywhere on its page (COL-1, TLS-9). */
import type { Color } from "#engine/space/color.ts";
import type { Notice } from "./notices.tsx";
import { usePictureColors } from "./picture/use-picture-colors.ts";
import { useIncoming } from "./use-incoming.ts";
import type { ToolFrame } from "./use-tool-frame.ts";

interface PictureUse {
  /** The row of the menu and of the list of keys. */
  readonly label: string;
  /** So many colors are found in it and taken as a list. */
  readonly count?: number;
  /** The tool opens it itself instead. */
  readonly onFile?: (file: File) => void;
  /** `onFile` is also given what is no picture by its name, and says why it cannot be used. */
  readonly isAnyFile?: boolean;
}

export interface Takes {
  /** Several colors, also from an export that is read in. Without it there is no "Read in". */
  readonly onColors?: (colors: readonly Color[], title?: string) => void;
  /** One color alone; by default a list of one. */
  readonly onOneColor?: (color: Color) => void;
  /** A color of the tray, where that is not the same as one that was pasted. */
  readonly onTrayColor?: (color: Color) => void;
  /** All text, in the place of the colors in it. */
  readonly onText?: (text: string) => void;
  readonly onLink?: (address: string) => void;
  /** Without it the tool says which one reads pictures. */
  readonly picture?: PictureUse;
  /** Over the canvas while something is dragged over the page. */
  readonly hint?: string;
}

export interface Taking {
  /** What to say while something is dragged over the page. */
  readonly hint: string | undefined;
  readonly onTrayColor: (color: Color) => void;
  /** Undefined for a tool that takes no pictures. */
  readonly onPicture: ((file: File) => void) | undefined;
  readonly notices: readonly Notice[];
}

export function useTakes(takes: Takes, { problem, setProblem }: ToolFrame): Taking {
  const { onColors = () => {}, onText, onLink, picture } = takes;
  const onOneColor = takes.onOneColor ?? ((color: Color) => onColors([color]));
  const reading = usePictureColors({ count: picture?.count ?? 0, onColors, onProblem: setProblem });
  const onPicture = picture && (picture.onFile ?? reading.read);
  const isOver = useIncoming({
    onColors,
    onOneColor,
    onPicture:
      onPicture ?? (() => setProblem("Pictures are read by Palette from Image; here colors can be dropped.")),
    onProblem: setProblem,
    ...(picture?.isAnyFile && picture.onFile && { onFile: picture.onFile }),
    ...(onText && { onText }),
    ...(onLink && { onLink }),
  });
  const { hint = onPicture ? "Drop a picture or a list of colors" : "Drop colors" } = takes;
  return {
    hint: isOver ? hint : undefined,
    onTrayColor: takes.onTrayColor ?? onOneColor,
    onPicture,
    notices: [
      ...(problem === undefined ? [] : [{ text: problem }]),
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
