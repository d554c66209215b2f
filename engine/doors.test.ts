import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import * as files from "#engine/files/index.ts";
import * as gradient from "#engine/gradient/index.ts";
import * as color from "#engine/index.ts";
import * as packed from "#engine/packed/index.ts";
import * as palette from "#engine/palette/index.ts";
import * as picture from "#engine/picture/index.ts";
import * as read from "#engine/read/index.ts";
import * as theme from "#engine/theme/index.ts";
import * as themeWriters from "#engine/theme/outputs/index.ts";
import * as themeReaders from "#engine/theme/reading/index.ts";

interface Door {
  readonly loaded: object;
  readonly values: string;
  readonly types: string;
}

/** Every door with its values and types, sorted: what a program outside may rely on. */
const DOORS: Readonly<Record<string, Door>> = {
  "engine/files/index.ts": {
    loaded: files,
    values: `
      DEFAULT_EXPORT_OPTIONS EXPORT_FORMATS ExportProblem createPngWriter importPalette loadExporter
    `,
    types: `
      ExportFormat ExportOptions ExportPalette Exporter ImportFile ImportResult ImportedColor PngPicture
      PngWriter ReadMode ReadPalette UnreadPart
    `,
  },
  "engine/gradient/index.ts": {
    loaded: gradient,
    values: `
      DEFAULT_TOLERANCE GRADIENT_FORMATS avoidGrey createSampler equaliseSteps fallbackStops findBanding
      flattenLightness formatEasing gradientPng parseEasing randomGradient readAnyGradient sampleGradient
      worstAlongGradient writeCss writeGradient writeSvg
    `,
    types: `
      Banding CssOptions Easing Fallback FallbackStop Gradient GradientBox GradientContrast GradientFormatId
      GradientFormatOptions GradientLayer GradientStop Improved RadialSize ReadGradients SvgOptions
    `,
  },
  "engine/index.ts": {
    loaded: color,
    values: `
      BLEND_MODES COLOR_FORMATS DEFICIENCIES GAMUTS HUE_METHODS INTERPOLATION_SPACES RAMP_STEPS SPACES SPACE_IDS
      apcaFonts apcaLc blendColors clipToGamut colorMix colorRamp colorRampOfCount colorToCss colorToOklab
      colorToOklch colorToSrgb compositeOver compositeStack constantHue convertColor createNamer createRandom
      deltaE2000 deltaEOK formatColor formatHex formatLc formatRatio hueFamily interpolateColors isInGamut
      mapToGamut maxChroma mixBy mixColors mixRecipes mixSteps nearestCssName nearestPassing oklchToColor
      parseAnyColor parseColor parseColorList relativeLuminance simulateVision smallestChange smallestGamut
      tailwindColor tintSeries wcagRatio
    `,
    types: `
      Analog ApcaFont ApcaFontRow BlendMode BoundedSpace Color ColorFormat Component ConstantHue Deficiency
      FormatOptions Gamut HueFamily HueMethod InterpolationSpace MixItem MixMethod MixOptions MixPart
      MixRecipe NameEntry Namer NearestName NearestPassingOptions NumberedStep Oklab Oklch ParseError
      ParseResult ParsedColors PassingChange Precision RampStep RampStepName RecipeSearch Space SpaceComponent SpaceFunction SpaceId TintKind
    `,
  },
  "engine/packed/index.ts": {
    loaded: packed,
    values: `
      mixPacked packHex packOklch packedDeltaE2000 packedDeltaEOK packedLc packedRatio packedToOklch unpackHex
    `,
    types: "",
  },
  "engine/palette/index.ts": {
    loaded: palette,
    values: `
      HARMONY_RULES MOODS WHEELS adjustPalette categoricalPalette divergingPalette generatePalette
      generateVariants harmony lintPalette paletteDistance paletteFacts paletteOrder randomSeries
      sequentialPalette
    `,
    types: `
      CategoricalPalette CategoricalRequest DataScale DivergingRequest SequentialRequest
      FlatLabs GenerateConstraints GenerateLock GenerateMethod GenerateRequest GenerateResult HarmonyOptions
      HarmonyRule LintFinding Mood PaletteAdjustment PaletteFacts PaletteOrder RandomColors RandomRequest
      Wheel
    `,
  },
  "engine/picture/index.ts": {
    loaded: picture,
    values: "PICTURE_ORDERS analyzeImage loadPixelKernel pictureOrder plainKernel",
    types: `
      ClusterOptions PictureColor PictureColors PictureOrder PixelBytes PixelGamut PixelKernel
    `,
  },
  "engine/read/index.ts": {
    loaded: read,
    values: "read",
    types: `
      GradientBox ImportedColor ReadAnswer ReadGradient ReadInput ReadKind ReadMode UnreadPart
    `,
  },
  "engine/theme/index.ts": {
    loaded: theme,
    values: "FLOOR_SETS LABEL_CHOICES NEWEST_EDITION ROLE_TOKENS THEME_FAMILIES THEME_MODES solveTheme",
    types: `
      FloorSet FourModeRequest FourModeTheme LabelChoice MovedBrand RoleColors RoleToken ThemeEdition ThemeFamily
      ThemeModeName ThemePins
    `,
  },
  "engine/theme/outputs/index.ts": {
    loaded: themeWriters,
    values:
      "DEFAULT_WRITING writeShadcnItem writeThemeCss writeThemeScss writeThemeTailwind writeThemeTokens",
    types: "Primitive ThemeFile ThemeNaming ThemeSwitch ThemeWriting",
  },
  "engine/theme/reading/index.ts": {
    loaded: themeReaders,
    values: "ROLE_PAIRS auditReading auditRoles readTheme themeDifference",
    types: `
      MeasuredRolePair ReadTheme RoleAudit RolePair RoleRepair ThemeReading TokenChange
    `,
  },
};

interface PublicName {
  readonly name: string;
  readonly isType: boolean;
  /** The file that defines it, from the root of the project. */
  readonly source: string;
}

function namesOf(door: string): readonly PublicName[] {
  const text = readFileSync(door, "utf8");
  return [...text.matchAll(/^export (type )?\{([^}]*)\} from "([^"]+)";/gm)].flatMap(
    ([, areTypes, list = "", from = ""]) =>
      list
        .split(",")
        .map((item) => item.trim())
        .filter((item) => item !== "")
        .map((item) => ({
          name: item.replace(/^type /, ""),
          isType: areTypes !== undefined || item.startsWith("type "),
          source: from.startsWith("#") ? from.slice(1) : posix.join(posix.dirname(door), from),
        })),
  );
}

const sorted = (names: Iterable<string>): string => [...names].toSorted().join(" ");
const words = (text: string): string => sorted(text.split(/\s+/).filter((word) => word !== ""));

/** Whether a comment stands above the definition, or in a type; a type made of a list has that of the list. */
function isDocumented({ name, isType, source }: PublicName): boolean {
  const text = readFileSync(source, "utf8");
  const kinds = isType ? "interface|type" : "(?:async )?function|const|class";
  const start = text.search(new RegExp(`^export (?:${kinds}) ${name}\\b`, "m"));
  if (start === -1) return false;
  if (text.slice(0, start).endsWith("*/\n")) return true;
  const rest = text.slice(start);
  // A type ends where the next line is not part of it.
  const definition = rest.slice(0, rest.search(/[;}]\n(?! )/));
  return isType && (definition.includes("/**") || /^export type \w+ = (?:Exclude<)?\(typeof /.test(rest));
}

it("are all known", () => {
  expect(sorted(globSync("engine/**/index.ts").map((path) => path.replaceAll("\\", "/")))).toBe(
    sorted(Object.keys(DOORS)),
  );
});

it.each(Object.entries(DOORS))("%s gives what it gave", (door, { loaded, values, types }) => {
  const names = namesOf(door);
  expect(sorted(Object.keys(loaded))).toBe(words(values));
  expect(sorted(names.filter(({ isType }) => !isType).map(({ name }) => name))).toBe(words(values));
  expect(sorted(names.filter(({ isType }) => isType).map(({ name }) => name))).toBe(words(types));
});

it.each(Object.keys(DOORS))("%s gives only what its definition explains", (door) => {
  expect(
    namesOf(door)
      .filter((name) => !isDocumented(name))
      .map(({ name, source }) => `${source}: ${name}`),
  ).toEqual([]);
});
