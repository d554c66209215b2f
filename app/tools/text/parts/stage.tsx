import { type RefObject, useMemo } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { paintedStyle } from "#app/tools/text/painted.ts";
import type { TextTool } from "#app/tools/text/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { part } from "#app/ui/part.tsx";
import { Weakest } from "./weakest.tsx";
import { Word } from "./word.tsx";

const InUse = part("InUse", () => import("./in-use.tsx"));

interface StageProps {
  readonly tool: TextTool;
  readonly vision: VisionChoice;
  readonly word: RefObject<HTMLDivElement | null>;
  readonly onRaise: () => void;
}

/** The text on its ground, in its size or as large as the canvas allows. */
export function Stage({ tool, vision, word, onRaise }: StageProps) {
  const { document, contrast, target, changeStop } = tool;
  const { view } = document;
  const isContrast = view === "contrast";
  const style = useMemo(
    () => paintedStyle(document, contrast, vision, isContrast),
    [document, contrast, vision, isContrast],
  );
  const text = <Word tool={tool} word={word} />;
  return (
    <div className="text-stage" data-stage data-view={view} style={style}>
      {view === "use" ? (
        <InUse document={document} target={target}>
          {text}
        </InUse>
      ) : (
        text
      )}
      <Weakest tool={tool} word={word} vision={vision} isShown={isContrast} />
      <div className="text-ctl" data-over-stage>
        {isContrast && contrast.failing.length > 0 && (
          <Button variant="ghost" size="s" onClick={onRaise}>
            <Icon name="circle-half" size={16} />
            Raise to {target} : 1
          </Button>
        )}
        <Button variant="ghost" size="s" onClick={() => changeStop({ type: "reverse" })}>
          <Icon name="swap" size={16} />
          Reverse
        </Button>
      </div>
    </div>
  );
}
