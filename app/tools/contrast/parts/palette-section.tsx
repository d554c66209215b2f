import { useEffect, useRef, useState } from "react";
import { readAnything } from "#app/color/reading/read-anything.ts";
import { countPassing, matrixColors, pairMatrix } from "#app/tools/contrast/matrix.ts";
import { GOAL_OPTIONS, hatchGoal } from "#app/tools/contrast/reading.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { CONTRAST_GOALS, MAX_PALETTE } from "#domain/documents/contrast/contrast-document.ts";
import { formatHex } from "#engine/format/format.ts";

/** The colors of the matrix as an editable list, the contrast goal, and the number of passing pairs. */
export function PaletteSection({ tool }: { tool: ContrastTool }) {
  const { document, act } = tool;
  const goal = hatchGoal(document.goal);
  const colors = matrixColors(document);
  const { passing, all } = countPassing(pairMatrix(colors, goal));
  const written = document.palette.map((color) => formatHex(color)).join("\n");
  const [text, setText] = useState(written);
  const [error, setError] = useState<string>();
  useEffect(() => {
    setText(written);
    setError(undefined);
  }, [written]);
  /** Number of the newest change; a text that is read later counts no more. */
  const newest = useRef(0);
  const apply = async () => {
    if (text === written) return;
    if (text.trim() === "") {
      act({ type: "palette", colors: [] });
      return;
    }
    const asked = (newest.current += 1);
    const answered = await readAnything(text, { name: "The text" });
    if (newest.current !== asked) return;
    const answer = answered.ok ? answered.answer.answer : answered;
    if (!("colors" in answer)) {
      setError(answer.message);
      return;
    }
    const { colors: found, unread } = answer;
    const [wrong] = unread;
    if (wrong !== undefined)
      setError(
        `${wrong.line === undefined ? "" : `Line ${wrong.line}, `}“${wrong.text.slice(0, 30)}”: ${wrong.why}`,
      );
    else if (found.length < 2) setError("A palette needs at least 2 colors.");
    else if (found.length > MAX_PALETTE)
      setError(`At most ${MAX_PALETTE} colors fit here; these are ${found.length}.`);
    else {
      setError(undefined);
      act({ type: "palette", colors: found.map(({ color }) => color) });
    }
  };
  return (
    <>
      <p className="contrast-count" role="status">
        <b>{passing}</b> of {all} pairs reach {goal.name}
      </p>
      <NativeSelect
        label="Pairs are to reach"
        value={document.goal === "next" ? "aa" : document.goal}
        options={GOAL_OPTIONS.filter(({ value }) => value !== "next")}
        onChange={(value) => {
          const chosen = CONTRAST_GOALS.find((known) => known === value);
          if (chosen !== undefined) act({ type: "goal", goal: chosen });
        }}
      />
      <div className="contrast-colors">
        <TextArea
          label="Colors, 2 to 24"
          value={text}
          rows={5}
          spellCheck={false}
          placeholder={"#0e2a47\n#2f6690\n#f4ebd9"}
          error={error}
          hint={
            document.palette.length < 2
              ? "The pair, with black and white. Write or paste a palette: a list, CSS or JSON."
              : undefined
          }
          onChange={(event) => {
            newest.current += 1;
            setText(event.currentTarget.value);
          }}
          onBlur={() => void apply()}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void apply();
          }}
        />
      </div>
    </>
  );
}
