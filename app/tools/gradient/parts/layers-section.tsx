import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { followOrder } from "#app/canvas/follow-pointer.ts";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { TYPE_OPTIONS } from "#app/color/gradient/labels.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { type GradientLayer, MAX_LAYERS } from "#domain/documents/gradient/gradient-layer.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { BLEND_MODES } from "#engine/mix/blend.ts";

/** The layers of the gradient, the topmost first: reordered by their handles, with the pointer or with arrow keys. */
export function LayersSection({ tool }: { readonly tool: GradientTool }) {
  const { document, layer: current, layerIndex, selectLayer, act, preview } = tool;
  const { layers } = document;
  const { opacityPercent = 100 } = current;
  const list = useRef<HTMLOListElement>(null);
  const order = useLayerOrder(tool, list);
  const fade = (run: typeof preview) => (percent: number) =>
    run({ type: "shape", layer: layerIndex, change: { opacityPercent: percent } });
  return (
    <>
      <ol ref={list} className="gradient-layers" aria-label="Layers, the topmost first">
        {layers.map((layer, index) => (
          <li
            key={index}
            data-current={index === layerIndex || undefined}
            data-dragged={index === order.from || undefined}
            data-drop={order.sideOf(index)}
          >
            <IconButton
              icon="dots-six-vertical"
              size="s"
              className="gradient-grip"
              label={`Move layer ${index + 1} of ${layers.length}`}
              data-grip
              disabled={layers.length < 2}
              {...order.gripOf(index)}
            />
            <button type="button" aria-pressed={index === layerIndex} onClick={() => selectLayer(index)}>
              <i
                style={
                  { "--g": shownCss(layer, { isStrip: true }), "--o": opacityOf(layer) } as CSSProperties
                }
              />
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
              icon="x"
              size="s"
              label={`Remove layer ${index + 1}`}
              data-tip-side="end"
              disabled={layers.length < 2}
              onClick={() => act({ type: "remove-layer", layer: index })}
            />
          </li>
        ))}
      </ol>
      <NativeSelect
        label={`Blend mode of layer ${layerIndex + 1}`}
        value={current.blend}
        options={BLEND_MODES.map((value) => ({ value, label: value.replace("-", " ") }))}
        onChange={(value) => {
          const blend = BLEND_MODES.find((mode) => mode === value);
          if (blend !== undefined) act({ type: "shape", layer: layerIndex, change: { blend } });
        }}
      />
      <ChannelSlider
        label={`Opacity of layer ${layerIndex + 1}`}
        shownLabel="Opacity"
        value={opacityPercent}
        min={0}
        max={100}
        step={1}
        decimals={0}
        track={`linear-gradient(90deg, transparent, var(--ink-3)), var(--checker) 0 0 / 10px 10px`}
        onDrag={fade(preview)}
        onCommit={fade(act)}
        onCancel={tool.cancelPreview}
      />
      <Button
        size="s"
        disabled={layers.length >= MAX_LAYERS}
        onClick={() => act({ type: "add-layer", layer: layerIndex })}
      >
        <Icon name="plus" size={16} />
        Add a glow as a layer
      </Button>
    </>
  );
}

function opacityOf({ opacityPercent = 100 }: GradientLayer): number {
  return opacityPercent / 100;
}

interface Order {
  readonly from: number;
  readonly to: number;
}

/** The order is committed at the end of a drag; until then a line shows where the layer would go. */
function useLayerOrder(
  { document: { layers }, layerIndex, act }: GradientTool,
  list: RefObject<HTMLOListElement | null>,
) {
  const [order, setOrder] = useState<Order>();
  const isMovedByKeys = useRef(false);
  // After a move by keys the handle of the moved layer, which is another element, has the keys.
  useEffect(() => {
    if (!isMovedByKeys.current) return;
    isMovedByKeys.current = false;
    list.current?.querySelectorAll<HTMLElement>("[data-grip]")[layerIndex]?.focus();
  }, [layerIndex, layers, list]);
  const move = (from: number, to: number): void => act({ type: "move-layer", from, to });
  /** The row under the pointer; beyond the list its nearest end. */
  const placeAt = ({ clientY }: Pick<MouseEvent, "clientY">): number => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    return at < 0 ? rows.length - 1 : at;
  };
  return {
    from: order?.from,
    /** The side of a row on which the dragged layer would go. */
    sideOf: (index: number): "before" | "after" | undefined =>
      order === undefined || order.to === order.from || index !== order.to
        ? undefined
        : order.to < order.from
          ? "before"
          : "after",
    gripOf: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
        followOrder(event, {
          from: index,
          placeAt,
          onPlace: (to) => setOrder({ from: index, to }),
          onEnd(to) {
            setOrder(undefined);
            if (to !== undefined) move(index, to);
          },
        });
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
        if (by === 0) return;
        event.preventDefault();
        if (layers[index + by] === undefined) return;
        isMovedByKeys.current = true;
        move(index, index + by);
      },
    }),
  };
}
