import { useState } from "react";
import type { PanelProps } from "#app/tools/palette/panels.ts";
import { Button } from "#app/ui/button.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import "./panel.css";

const MAX_TITLE = 80;
const MAX_TAGS = 8;

/** Title and tags, then the library (TLS-7). The title is part of the link; the tags go with the publication. */
export function PublishPanel({ palette: { document, hexes, act } }: PanelProps) {
  const [title, setTitle] = useState(document.title);
  const [tags, setTags] = useState("");
  const list = tags
    .split(",")
    .map((tag) => tag.trim().toLowerCase())
    .filter(Boolean);
  const problem = list.length > MAX_TAGS ? `At most ${MAX_TAGS} tags; these are ${list.length}.` : undefined;
  const keepTitle = () =>
    title !== document.title && act({ type: "option", option: { title: title.trim() } });
  return (
    <InspectorSections
      sections={[
        {
          id: "publish",
          title: "Publish",
          content: (
            <form
              className="panel-form"
              onSubmit={(event) => {
                event.preventDefault();
                keepTitle();
                if (problem === undefined) {
                  openDialog("signup", {
                    title: title.trim() === "" ? "this palette" : `“${title.trim()}”`,
                    colors: hexes,
                    action: "publish",
                  });
                }
              }}
            >
              <span className="panel-bands panel-bands-tall" aria-hidden="true">
                {hexes.map((hex, index) => (
                  <i key={index} style={{ background: hex }} />
                ))}
              </span>
              <TextField
                label="Title"
                value={title}
                maxLength={MAX_TITLE}
                placeholder="What it reminds you of"
                onChange={(event) => setTitle(event.currentTarget.value)}
                onBlur={keepTitle}
              />
              <TextField
                label="Tags"
                value={tags}
                placeholder="warm, poster"
                hint="Parted by commas"
                error={problem}
                onChange={(event) => setTags(event.currentTarget.value)}
              />
              <Button variant="ink" type="submit">
                Publish
              </Button>
              <p className="field-hint">
                Published palettes are in the library for everyone, under your name.
              </p>
            </form>
          ),
        },
      ]}
    />
  );
}
