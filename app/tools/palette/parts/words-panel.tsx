import { useState } from "react";
import { newSeed } from "#app/tools/palette/draw.ts";
import type { PanelProps } from "#app/tools/palette/panels.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { namesOfWords, titleOfWords, unknownSentence } from "#domain/documents/palette/palette-of-words.ts";
import { paletteFromWords, type WordPalette } from "#domain/words/palette-from-words.ts";
import { formatHex } from "#engine/format/format.ts";
import "./panel.css";

const IDEAS = ["Autumn after rain", "1970s kitchen", "Deep sea hotel"] as const;
const MAX_WORDS = 200;

/** Makes a palette of names that have the words (TST-4), and shows these names. */
export function WordsPanel({ palette: { document, act } }: PanelProps) {
  const [words, setWords] = useState("");
  const field = useFirstField();
  const [made, setMade] = useState<WordPalette & { readonly words: string }>();
  const make = (given: string) => {
    if (given.trim() === "") return;
    const palette = paletteFromWords(given, document.colors.length, newSeed());
    setWords(given);
    setMade({ ...palette, words: given });
    if (palette.colors.length === 0) return;
    act({ type: "colors", colors: palette.colors, names: namesOfWords(palette), title: titleOfWords(given) });
  };
  const unknown = made && unknownSentence(made);
  return (
    <InspectorSections
      sections={[
        {
          id: "words",
          title: "Words",
          content: (
            <form
              className="panel-words"
              onSubmit={(event) => {
                event.preventDefault();
                make(words);
              }}
            >
              <TextField
                label="A place, a season, a feeling"
                ref={field}
                value={words}
                maxLength={MAX_WORDS}
                placeholder={IDEAS[0]}
                autoComplete="off"
                error={made !== undefined && made.colors.length === 0 ? unknown : undefined}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
              <Button type="submit" size="s" disabled={words.trim() === ""}>
                {made?.words === words && made.colors.length > 0 ? "Another one" : "Make a palette"}
              </Button>
              {made === undefined && (
                <p className="panel-buttons">
                  {IDEAS.map((idea) => (
                    <Button key={idea} type="button" size="s" variant="ghost" onClick={() => make(idea)}>
                      {idea}
                    </Button>
                  ))}
                </p>
              )}
            </form>
          ),
        },
        ...(made === undefined || made.colors.length === 0
          ? []
          : [
              {
                id: "evidence",
                title: "Made of",
                content: (
                  <>
                    <ul className="panel-evidence">
                      {made.colors.map((color, index) => {
                        const found = made.evidence[index];
                        return (
                          <li key={index}>
                            <i aria-hidden="true" style={{ background: formatHex(color) }} />
                            <b>{found?.name ?? "Drawn to go with them"}</b>
                            {found !== undefined && (
                              <small>
                                for “{found.word}”, {found.from}
                              </small>
                            )}
                          </li>
                        );
                      })}
                    </ul>
                    {unknown !== undefined && (
                      <p className="panel-unmet" role="status">
                        {unknown}
                      </p>
                    )}
                    <p className="field-hint">
                      The colors are those of names that have your words, or that stand for what they mean.
                      Nothing is guessed.
                    </p>
                  </>
                ),
              },
            ]),
      ]}
    />
  );
}
