/** A gradient as input of a call: CSS text or an object. */
import * as v from "valibot";
import { givenColor } from "#calls/color-schemas.ts";
import { readAnyGradient } from "#engine/files/gradient/read-any.ts";
import { type Easing, parseEasing } from "#engine/gradient/easing.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";
import { READ_LIMITS } from "#engine/gradient/read/read-css.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { HUE_METHODS, INTERPOLATION_SPACES } from "#engine/mix/mix.ts";

const share = (description: string) =>
  v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description(description));

const GivenEasing = v.pipe(
  v.string(),
  v.description("On the way to the next stop: `ease-in`, `cubic-bezier(…)`, `linear(…)`, `steps(…)` …"),
  v.rawTransform(({ dataset, addIssue, NEVER }): Easing => {
    const easing = parseEasing(dataset.value);
    if (easing !== undefined) return easing;
    addIssue({ message: "cubic-bezier(), linear(), steps() or a name of CSS is expected here." });
    return NEVER;
  }),
);

/** The layers, the topmost first, and a sentence for each part that is not as in the text. */
interface ReadLayers {
  readonly layers: readonly GradientLayer[];
  readonly notices: readonly string[];
}

const Parts = v.pipe(
  v.object({
    kind: v.pipe(v.picklist(["linear", "radial", "conic"]), v.description("The kind of gradient.")),
    repeating: v.optional(
      v.pipe(v.boolean(), v.description("What lies between the stops is repeated.")),
      false,
    ),
    angle: v.optional(
      v.pipe(v.number(), v.minValue(-3600), v.maxValue(3600), v.description("Degrees, 0 up, clockwise.")),
    ),
    center: v.optional(
      v.pipe(
        v.strictTuple([share("From the left."), share("From above.")]),
        v.description("Of a radial or conic gradient."),
      ),
    ),
    in: v.pipe(v.picklist(INTERPOLATION_SPACES), v.description("The space it is mixed in.")),
    hue: v.optional(v.pipe(v.picklist(HUE_METHODS), v.description("Which way the hue goes."))),
    stops: v.pipe(
      v.array(
        v.object({
          color: givenColor("The color."),
          at: v.optional(share("Where it stands; evenly spread when it is left out.")),
          easing: v.optional(GivenEasing),
          hint: v.optional(share("Where on the way to the next stop both are even.")),
        }),
      ),
      v.minLength(2),
      v.maxLength(READ_LIMITS.stops),
      v.check((stops) => {
        const places = stops.flatMap(({ at }) => at ?? []);
        return places.every((place, index) => place >= (places[index - 1] ?? 0));
      }, "The stops of a gradient are in order."),
      v.description("The stops, in order."),
    ),
  }),
  v.transform(
    ({ kind, repeating, angle, center, in: space, hue, stops }): ReadLayers => ({
      notices: [],
      layers: [
        {
          type: kind,
          angleDeg: angle ?? (kind === "linear" ? 180 : 0),
          space,
          blend: "normal",
          isRepeating: repeating,
          stops: placed(stops),
          ...(hue !== undefined && { hue }),
          ...(center !== undefined && { center01: center }),
        },
      ],
    }),
  ),
);

const Text = v.pipe(
  v.string(),
  v.description(
    "CSS, Tailwind, SVG, a design token, GIMP or the code of a platform: the text is read as the Gradient Generator reads it.",
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }): ReadLayers => {
    const read = readAnyGradient(dataset.value);
    if (read.ok) return { layers: read.layers, notices: read.notices };
    addIssue({ message: `${read.message} (character ${read.position})` });
    return NEVER;
  }),
);

/** The schema is chosen by the type of the input, so that errors refer to that form only. */
const Given = v.lazy((input) => (typeof input === "string" ? Text : Parts));

/** The schema for the OpenAPI document. */
export const DocumentedGradient = v.pipe(
  v.union([Text, Parts]),
  v.description("A gradient: CSS text, or its parts."),
);

export const GivenLayers = Given;

/** One gradient alone, with the notices of reading it. */
export const GivenGradient = v.pipe(
  Given,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { layers, notices } = dataset.value;
    const [only, ...more] = layers;
    if (only !== undefined && more.length === 0) return { gradient: only, notices };
    addIssue({ message: `One gradient is expected here; these are ${layers.length} layers.` });
    return NEVER;
  }),
);

interface GivenStop {
  readonly color: GradientStop["color"];
  readonly at?: number | undefined;
  readonly easing?: Easing | undefined;
  readonly hint?: number | undefined;
}

function placed(stops: readonly GivenStop[]): readonly GradientStop[] {
  const places = stops.map(
    ({ at }, index) => at ?? (index === 0 ? 0 : index === stops.length - 1 ? 1 : undefined),
  );
  return stops.map(({ color, easing, hint }, index) => ({
    color,
    position01: places[index] ?? spread(places, index),
    ...(hint !== undefined && { hint01: hint }),
    ...(easing !== undefined && { easing }),
  }));
}

/** The position in even steps between the nearest stops that have one. */
function spread(places: readonly (number | undefined)[], index: number): number {
  const before = places.findLastIndex((place, at) => at < index && place !== undefined);
  const after = places.findIndex((place, at) => at > index && place !== undefined);
  const [from, to] = [places[before] ?? 0, places[after] ?? 1];
  return from + ((to - from) * (index - before)) / (after - before);
}

/** What was not read quite as the text says. */
export const Notices = v.pipe(
  v.array(v.string()),
  v.description("A sentence for each part of a text that is not as it was written."),
);
