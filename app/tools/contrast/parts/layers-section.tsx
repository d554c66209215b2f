import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { ColorField } from "#app/color/color-field.tsx";
import type { PairReading } from "#app/tools/contrast/reading.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { MAX_LAYERS } from "#domain/documents/contrast/contrast-document.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

const NEW_LAYER: Color = { space: "srgb", coords: [0, 0, 0], alpha: 0.2 };

/** Translucent layers over the background, the topmost first, and the resulting color. */
export function LayersSection({ tool, reading }: { tool: ContrastTool; reading: PairReading }) {
  const { document, act, preview } = tool;
  const { layers } = document;
  const changed = (index: number, color: Color): readonly Color[] =>
    layers.map((layer, at) => (at === index ? color : layer));
  const set = (next: readonly Color[]) => act({ type: "layers", layers: next });
  const top = layers.length - 1;
  return (
    <>
      {layers.length > 0 && (
        <ol className="contrast-layers" aria-label="Layers, the uppermost first">
          {layers
            .map((layer, index) => {
              const name = `Layer ${index + 1}`;
              return (
                <li key={index}>
                  <div className="contrast-layer">
                    <ColorField
                      label={name}
                      isLabelHidden
                      hasPicker
                      color={layer}
                      onCommit={(color) => set(changed(index, color))}
                    />
                    <IconButton
                      icon="caret-up"
                      size="s"
                      label={`Move ${name.toLowerCase()} up`}
                      disabled={index === top}
                      onClick={() => set(layers.toSpliced(index, 1).toSpliced(index + 1, 0, layer))}
                    />
                    <IconButton
                      icon="x"
                      size="s"
                      label={`Remove ${name.toLowerCase()}`}
                      data-tip-side="end"
                      onClick={() => set(layers.toSpliced(index, 1))}
                    />
                  </div>
                  <div className="contrast-lightness">
                    <ChannelSlider
                      label={`Opacity of ${name.toLowerCase()}`}
                      shownLabel="A"
                      value={(layer.alpha ?? 0) * 100}
                      min={0}
                      max={100}
                      step={1}
                      decimals={0}
                      track={`linear-gradient(90deg, transparent, ${formatHex({ ...layer, alpha: 1 })}), var(--checker) 0 0 / 8px 8px`}
                      onDrag={(value) =>
                        preview({ type: "layers", layers: changed(index, { ...layer, alpha: value / 100 }) })
                      }
                      onCommit={(value) => {
                        const before = tool.committed.layers[index]?.alpha ?? 0;
                        if (tool.isDragged || Math.abs(before * 100 - value) >= 0.5)
                          set(changed(index, { ...layer, alpha: value / 100 }));
                      }}
                    />
                  </div>
                </li>
              );
            })
            .toReversed()}
        </ol>
      )}
      <dl className="contrast-facts">
        <Shown name="Under the text" color={reading.under} />
        <Shown name="The text on it" color={reading.shown} />
      </dl>
      <Button size="s" disabled={layers.length >= MAX_LAYERS} onClick={() => set([...layers, NEW_LAYER])}>
        Add a layer
      </Button>
      <p className="field-hint">
        Alpha is laid over what is below in sRGB, as browsers do. A translucent background lies on white.
      </p>
    </>
  );
}

function Shown({ name, color }: { name: string; color: Color }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="t-value">
        <i style={{ background: formatHex(color) }} />
        {formatHex(color).toUpperCase()}
      </dd>
    </>
  );
}
