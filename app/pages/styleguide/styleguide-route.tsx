/** All components and states on one page, only in development. */
import { useState } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { CodeWell } from "#app/color/code-well.tsx";
import { ColorField } from "#app/color/color-field.tsx";
import { ColorPicker } from "#app/color/color-picker.tsx";
import { ColorSliders } from "#app/color/color-sliders.tsx";
import { Swatch } from "#app/color/swatch.tsx";
import { useOklchChannels } from "#app/color/use-oklch-channels.ts";
import { ValueChip } from "#app/color/value-chip.tsx";
import type { CardView } from "#app/items/card-view.ts";
import { GradientCard } from "#app/items/gradient-card.tsx";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { PaletteCardPlaceholder } from "#app/items/palette-card-placeholder.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Checkbox, Switch } from "#app/ui/checkbox.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { Empty } from "#app/ui/empty.tsx";
import { ErrorShield } from "#app/ui/error-shield.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { Verdict } from "#app/ui/verdict.tsx";
import { ToolMenu } from "#app/workbench/header/tool-menu.tsx";
import { TOOLS } from "#domain/navigation/tools.ts";
import type { Color } from "#engine/space/color.ts";
import "./styleguide.css";

const TOKENS = [
  "paper",
  "raised",
  "sunken",
  "line",
  "line-strong",
  "line-control",
  "ink-3",
  "ink-2",
  "ink",
  "accent",
  "ok",
  "warn",
  "bad",
];
const HATCHES = ["hatch-bend", "hatch-pale", "hatch-fess", "hatch-quiet"];
const START: Color = { space: "oklch", coords: [0.558, 0.165, 25], alpha: 1 };

const CARD: CardView = {
  id: "styleguide",
  kind: "palette",
  title: "A long title that is cut where the plate ends",
  credit: "The component sheet",
  likeCount: 0,
  bands: [
    ["#F26B3A", "dark", 5],
    ["#FFD9A0", "dark", 3],
    ["#2B4A3F", "light", 2],
    ["#A9C5A0", "dark", 1.4],
    ["#161A22", "light", 1.1],
  ].map(([hex, on, weight]) => ({
    css: String(hex),
    hex: String(hex),
    name: "",
    weight: Number(weight),
    onColor: `on-color-${on}`,
  })),
};

export default function Styleguide() {
  const [color, setColor] = useState(START);
  const channels = useOklchChannels(color, "srgb");
  const [dragged, setDragged] = useState<typeof START>();
  const pick = (picked: typeof START) => {
    setDragged(undefined);
    setColor(picked);
  };
  const [shape, setShape] = useState("linear");
  const [amount, setAmount] = useState(0.4);
  return (
    <main id="main" className="page-width styleguide">
      <h1 className="t-display-l">Components</h1>
      <Sheet title="Paper, ink, one accent">
        <div className="styleguide-tokens">
          {TOKENS.map((token) => (
            <span key={token}>
              <i style={{ background: `var(--${token})` }} />
              <small className="t-value">{token}</small>
            </span>
          ))}
        </div>
      </Sheet>
      <Sheet title="Width is the optical size">
        <p className="t-display-l">Larger, narrower</p>
        <p className="t-display-s">Section heading</p>
        <p className="t-title">Panel title</p>
        <p className="t-ui">Control text, menus, lists</p>
        <p className="t-caption">Caption and hint</p>
        <p className="t-value">#7B2D43 oklch(42.1% 0.116 6.2)</p>
      </Sheet>
      <Sheet title="Hatching: color is absent">
        <div className="styleguide-tokens">
          {HATCHES.map((hatch) => (
            <i key={hatch} style={{ background: `var(--${hatch}), var(--sunken)` }} />
          ))}
        </div>
      </Sheet>
      <Sheet title="Buttons">
        <div className="styleguide-row">
          <Button variant="ink">Export</Button>
          <Button>Open in…</Button>
          <Button variant="ghost">
            <Icon name="link-simple" />
            Copy link
          </Button>
          <IconButton icon="dots-three" label="More" variant="secondary" />
          <Button variant="ink" disabled>
            Not yet
          </Button>
          <Button variant="danger">Delete</Button>
          <Button variant="ink" size="s">
            Small
          </Button>
          <Button size="l">Large</Button>
          <Button variant="key">Generate</Button>
          <Kbd>⌘</Kbd>
          <Kbd>Space</Kbd>
        </div>
      </Sheet>
      <Sheet title="Choosing">
        <Segmented
          label="Shape"
          options={[
            { value: "linear", label: "Linear" },
            { value: "radial", label: "Radial" },
            { value: "conic", label: "Conic" },
          ]}
          value={shape}
          onChange={setShape}
        />
        <NativeSelect label="Rule" options={[{ value: "a", label: "Split complementary" }]} />
        <div className="styleguide-row">
          <Switch label="P3" defaultChecked />
          <Switch label="Grain" />
          <Checkbox label="AA pair" defaultChecked />
          <Checkbox label="Tags" />
        </div>
      </Sheet>
      <Sheet title="Fields">
        <TextField label="Email" placeholder="you@example.com" hint="Only if you want an answer." />
        <TextField
          label="Color"
          defaultValue="oklch(62% 0.2"
          error="The closing bracket is missing, at 14."
          before={<Swatch color={undefined} />}
        />
        <TextArea label="Message" rows={3} />
      </Sheet>
      <Sheet title="Color">
        <ColorField label="Any CSS color" hasPicker color={color} onCommit={setColor} />
        <ColorSliders channels={channels} gamut="srgb" onDrag={setColor} onCommit={setColor} />
        <ChannelSlider
          label="Amount"
          value={amount}
          min={0}
          max={1}
          step={0.01}
          decimals={2}
          track="var(--sunken)"
          onDrag={setAmount}
          onCommit={setAmount}
        />
      </Sheet>
      <Sheet title="Swatches and values">
        <div className="styleguide-row">
          {([56, 36, 24, 14] as const).map((size) => (
            <Swatch key={size} color="#C2413F" size={size} />
          ))}
          <Swatch color={undefined} />
          <ValueChip value="#C2413F" color="#C2413F" />
        </div>
        <CodeWell
          code={":root {\n  --signal: #c2413f;\n  --sea: oklch(62% 0.11 200);\n}"}
          label="Sample code"
        />
      </Sheet>
      <Sheet title="Picker">
        <div className="styleguide-picker">
          <ColorPicker
            label="Picked color"
            color={dragged ?? color}
            gamut="srgb"
            onDrag={setDragged}
            onCommit={pick}
            onCancel={() => setDragged(undefined)}
          />
        </div>
      </Sheet>
      <Sheet title="Verdicts">
        <Verdict tone="ok">AA, 5.54</Verdict>
        <Verdict tone="bad">AAA, 5.54</Verdict>
        <Verdict tone="warn">Too alike: ΔE 2.1</Verdict>
        <Verdict tone="info">Shown in P3 on this screen</Verdict>
      </Sheet>
      <Sheet title="Plates">
        <div className="plates">
          <PaletteCard item={CARD} />
          <PaletteCardPlaceholder />
          <GradientCard
            item={{
              ...CARD,
              kind: "gradient",
              gradientCss: "linear-gradient(160deg, #1e0e3f, #b0306a, #ff8a4c)",
            }}
          />
        </div>
      </Sheet>
      <Sheet title="Empty">
        <div className="styleguide-framed">
          <Empty
            title="No saved palettes yet"
            line="Press the bookmark on any plate and it waits for you here."
          >
            <Button>Browse palettes</Button>
          </Empty>
        </div>
      </Sheet>
      <Sheet title="Toast">
        <div className="styleguide-row">
          <Button onClick={() => showToast({ text: "Copied #C2413F", color: "#C2413F" })}>Copied</Button>
          <Button
            onClick={() => showToast({ text: "Palette deleted", action: { label: "Undo", run: () => {} } })}
          >
            Deleted
          </Button>
        </div>
      </Sheet>
      <Sheet title="Menu">
        <ToolMenu accessibleName="Tools" label={<span className="btn btn-secondary btn-m">Tools</span>}>
          <ul>
            {TOOLS.map((tool) => (
              <li key={tool.id}>
                <button type="button">{tool.title}</button>
              </li>
            ))}
            <li>
              <button type="button" disabled>
                Not yet
              </button>
            </li>
          </ul>
        </ToolMenu>
      </Sheet>
      <Sheet title="Dialogs">
        <div className="styleguide-row">
          <Button onClick={() => openDialog("feedback", true)}>Feedback</Button>
          <Button
            onClick={() =>
              openDialog("signup", { title: "this palette", colors: ["#f26b3a", "#161a22"], action: "save" })
            }
          >
            Signup
          </Button>
          <Button onClick={() => openDialog("pro", { title: "8192 px is a Pro size" })}>Pro</Button>
        </div>
      </Sheet>
      <Sheet title="Errors">
        <div className="styleguide-row">
          {[404, 500, 503, 418].map((status) => (
            <ErrorShield key={status} status={status} />
          ))}
        </div>
      </Sheet>
    </main>
  );
}

function Sheet({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="styleguide-sheet">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
