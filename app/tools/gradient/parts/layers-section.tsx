import type { CSSProperties } from "react";
import { TYPE_OPTIONS } from "#app/color/gradient/labels.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { MAX_LAYERS } from "#domain/documents/gradient/gradient-layer.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { BLEND_MODES } from "#engine/mix/blend.ts";

/** The layers of the gradient, the topmost first. */
export function LayersSection({ tool }: { readonly tool: GradientTool }) {
  const { document, layerIndex, selectLayer, act } = tool;
  const { layers } = document;
  return (
    <>
      <ol className="gradient-layers" aria-label="Layers, the topmost first">
        {layers.map((layer, index) => (
          <li key={index} data-current={index === layerIndex || undefined}>
            <button type="button" aria-pressed={index === layerIndex} onClick={() => selectLayer(index)}>
              <i style={{ "--g": shownCss(layer, { isStrip: true }) } as CSSProperties} />
              Layer {index + 1}, {TYPE_OPTIONS.find(({ value }) => value === layer.type)?.label.toLowerCase()}
            </button>
            <IconButton
              icon="eye"
              size="s"
              label={layer.isHidden ? `Show layer ${index + 1}` : `Hide layer ${index + 1}`}
              aria-pressed={!layer.isHidden}
              onClick={() => act({ type: "shape", layer: index, change: { isHidden: !layer.isHidden } })}
            />
            <IconButton
              icon="caret-up"
              size="s"
              label={`Move layer ${index + 1} up`}
              disabled={index === 0}
              onClick={() => act({ type: "move-layer", from: index, to: index - 1 })}
            />
            <IconButton
              icon="x"
              size="s"
              label={`Remove layer ${index + 1}`}
              data-tip-side="end"
              disabled={layers.length < 2}
              onClick={() => act({ type: "remove-layer", layer: index })}
            />
            <NativeSelect
              label={`Blend mode of layer ${index + 1}`}
              isLabelHidden
              value={layer.blend}
              options={BLEND_MODES.map((value) => ({ value, label: value.replace("-", " ") }))}
              onChange={(value) => {
                const blend = BLEND_MODES.find((mode) => mode === value);
                if (blend !== undefined) act({ type: "shape", layer: index, change: { blend } });
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        size="s"
        disabled={layers.length >= MAX_LAYERS}
        onClick={() => act({ type: "add-layer", layer: layerIndex })}
      >
        <Icon name="plus" size={16} />
        Add a layer
      </Button>
    </>
  );
}
