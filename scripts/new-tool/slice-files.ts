// The folder of a new tool: it builds, passes the checks, and shows its colors in the frame.
import type { ToolSpec } from "./tool-spec.ts";

export function sliceFiles(spec: ToolSpec): Readonly<Record<string, string>> {
  const { id } = spec.row;
  const at = (name: string) => `app/tools/${id}/${name}`;
  return {
    [at("route.tsx")]: route(spec),
    [at("model.ts")]: model(spec),
    [at("model.test.ts")]: modelTest(spec),
    [at("view.tsx")]: view(spec),
    [at(`${id}.css`)]: css(spec),
    [at("help.tsx")]: help(spec),
    [at("parts/explanation.tsx")]: explanation(spec),
    [at(`${id}.parts.test.tsx`)]: partsTest(spec),
  };
}

const route = ({ row, constant, type }: ToolSpec) => `import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { ${constant} } from "#domain/documents/${row.id}-document.ts";
import { ${type}View } from "./view.tsx";

const TOOL = defineTool({
  kind: ${constant},
  description: "${row.line}.",
  shownColors: ${constant}.colorsOf,
  View: ${type}View,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
`;

const model = ({ row, type }: ToolSpec) => `/** What ${row.title} does to its document. Pure. */
import { MAX_COLORS, type ${type}Document } from "#domain/documents/${row.id}-document.ts";
import type { Color } from "#engine/space/color.ts";

export type ${type}Action =
  | { readonly type: "colors"; readonly colors: readonly Color[] }
  | { readonly type: "reverse" };

/** The document after an action; the same one when the action does not apply. */
export function reduce(document: ${type}Document, action: ${type}Action): ${type}Document {
  switch (action.type) {
    case "colors":
      return action.colors.length === 0 ? document : { ...document, colors: action.colors.slice(0, MAX_COLORS) };
    case "reverse":
      return document.colors.length < 2 ? document : { ...document, colors: document.colors.toReversed() };
  }
}
`;

const modelTest = ({ row, constant }: ToolSpec) => `import { expect, it } from "vitest";
import { ${constant} } from "#domain/documents/${row.id}-document.ts";
import { reduce } from "./model.ts";

const first = ${constant}.first();

it("turns the colors round, and round again", () => {
  const turned = reduce(first, { type: "reverse" });
  expect(turned.colors).toEqual(first.colors.toReversed());
  expect(reduce(turned, { type: "reverse" })).toEqual(first);
});

it("[TLS-3] an action that does not apply gives the same document", () => {
  const one = reduce(first, { type: "colors", colors: first.colors.slice(0, 1) });
  expect(reduce(one, { type: "reverse" })).toBe(one);
  expect(reduce(first, { type: "colors", colors: [] })).toBe(first);
});
`;

const view = ({ row, constant, type }: ToolSpec) => `import type { CSSProperties } from "react";
import { seenAs } from "#app/color/vision-choice.ts";
import { Button } from "#app/ui/button.tsx";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useTool } from "#app/workbench/use-tool.ts";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { ${constant} } from "#domain/documents/${row.id}-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { reduce } from "./model.ts";
import { Explanation } from "./parts/explanation.tsx";
import "./${row.id}.css";

export function ${type}View({ data }: { data: ToolData }) {
  const frame = useToolFrame();
  const tool = useTool(${constant}, data, reduce);
  const { colors, hexes, names, act } = tool;
  const reverse = () => act({ type: "reverse" });
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="these colors"
      colors={colors}
      takes={{ onColors: (taken) => act({ type: "colors", colors: taken }) }}
      current={colors[0]}
      shortcuts={[{ key: "Space", label: "Turn round", run: reverse }]}
      announcement={hexes.join(", ")}
      sections={[
        {
          id: "colors",
          title: "Colors",
          content: <p className="field-hint">Paste or drop colors anywhere on the page.</p>,
        },
      ]}
      dock={
        <>
          <Button variant="key" aria-keyshortcuts="Space" onClick={reverse}>
            Turn round
          </Button>
          <span className="grow" />
          <PanelKeys panels={frame.panels} isSimulated={frame.isSimulated} />
        </>
      }
      canvas={
        <ul className="${row.id}-canvas" aria-label="Colors">
          {colors.map((color, index) => (
            <li key={index} style={{ "--c": formatHex(seenAs(frame.vision, color)) } as CSSProperties}>
              <span className="sr-only">{names[index] || hexes[index]}</span>
            </li>
          ))}
        </ul>
      }
    >
      <Explanation hexes={hexes} related={data.related} />
    </ToolWorkbench>
  );
}
`;

const css = ({ row }: ToolSpec) => `@layer components {
  .${row.id}-canvas { flex: 1; display: flex; min-height: 0; forced-color-adjust: none; }
  .${row.id}-canvas li { flex: 1; background: var(--c); }
  .${row.id}-figure { display: flex; height: 120px; border-radius: var(--radius-2); overflow: hidden; forced-color-adjust: none; }
  .${row.id}-figure i { flex: 1; background: var(--c); }
}
`;

const help = ({ row }: ToolSpec) => `import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "${row.id}",
    title: "${row.title}",
    content: (
      <p>
        Open <AppLink to="${row.path}">${row.title}</AppLink> and press <kbd>?</kbd> for its keys.
      </p>
    ),
  },
];
`;

const explanation = ({ row, type }: ToolSpec) => `import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";

const KEYS = [
  ["Turn round", ["Space"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["Export", ["E"]],
  ["All keys", ["?"]],
] as const;

interface ${type}ExplanationProps {
  readonly hexes: readonly string[];
  readonly related: readonly CardView[] | undefined;
}

export function Explanation({ hexes, related }: ${type}ExplanationProps) {
  return (
    <>
      <ToolIdea
        title="${row.line}"
        keys={KEYS}
        figure={
          <div className="${row.id}-figure" aria-hidden="true">
            {hexes.map((hex, index) => (
              <i key={index} style={{ "--c": hex } as CSSProperties} />
            ))}
          </div>
        }
        leaves={<p>Code, design tokens, swatch files and pictures. Nothing is sent anywhere.</p>}
      >
        <p>The idea behind the tool, in one paragraph.</p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
}
`;

const partsTest = ({ row }: ToolSpec) => `import { expect, it } from "vitest";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { press } from "#tests/parts/input.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "${row.path}?c=0e2a47-f4d35e";

it("[TLS-3] Space turns the colors round, and undo takes it back", async () => {
  await mountTool(SHARED);
  await press("Space");
  await expect.poll(() => query().get("c")).toBe("f4d35e-0e2a47");
  await press("Control+z");
  await expect.poll(() => query().get("c")).toBe("0e2a47-f4d35e");
});

for (const screen of ["desktop", "phone"] as const) {
  it(\`[QLT-1] axe finds nothing: \${screen}\`, async () => {
    await mountTool(SHARED, { screen });
    await expectAccessible();
  });
}
`;
