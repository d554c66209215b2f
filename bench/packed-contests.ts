/** The same operations without an object for each color, beside the libraries that are made for speed. */
import { FastColor } from "@ant-design/fast-color";
import { colordx, extend } from "@colordx/core";
import { oklchToRgb, parseHex, rgbToHex, rgbToOklch } from "@colordx/core/fn";
import a11y from "@colordx/core/plugins/a11y";
import lab from "@colordx/core/plugins/lab";
import {
  convert,
  gamutMapOKLCH,
  hexToRGB,
  lerp,
  lerpAngle,
  OKLCH,
  RGBToHex,
  sRGB,
  sRGBGamut,
} from "@texel/color";
import { parse as parseBits } from "color-bits";
import * as culori from "culori";
import { packHex, unpackHex } from "../engine/packed/packed-hex.ts";
import { packedDeltaE2000, packedLc } from "../engine/packed/packed-measures.ts";
import { mixPacked, packedToOklch, packOklch } from "../engine/packed/packed-oklch.ts";
import { OURS } from "./color-contests.ts";
import { colorSample, type LchValues } from "./color-sample.ts";
import type { Contest } from "./contest.ts";
import { argbFromHex } from "./node_modules/@material/material-color-utilities/utils/string_utils.js";

extend([a11y, lab]);

type Vector = [number, number, number];

/** Each contender has a loop of its own: a loop shared by all would not be optimized for any of them. */
export function packedContests(): readonly Contest[] {
  const { hexes, inside, outside } = colorSample();
  const next = (index: number): string => hexes[(index + 1) % hexes.length] ?? "";
  const toOklch = culori.converter("oklch");
  const [rgb, lch, other]: Vector[] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const outsideOf = outside.map(vector);
  const insideOf = inside.map(vector);
  return [
    {
      title: "parse #rrggbb",
      operations: hexes.length,
      contenders: [
        { name: OURS, run: () => hexes.map((hex) => packHex(hex)) },
        { name: "color-bits", run: () => hexes.map((hex) => parseBits(hex)) },
        { name: "@texel/color", run: () => hexes.map((hex) => hexToRGB(hex, rgb)[0]) },
        { name: "colordx/fn", run: () => hexes.map((hex) => parseHex(hex)) },
        { name: "Material", run: () => hexes.map((hex) => argbFromHex(hex)) },
        { name: "fast-color", run: () => hexes.map((hex) => new FastColor(hex)) },
        { name: "culori", run: () => hexes.map((hex) => culori.parse(hex)) },
      ],
    },
    {
      title: "hex to oklch",
      operations: hexes.length,
      contenders: [
        { name: OURS, run: () => hexes.map((hex) => packedToOklch(packHex(hex))) },
        {
          name: "colordx/fn",
          run: () =>
            hexes.map((hex) => {
              const color = parseHex(hex);
              return color && rgbToOklch(color);
            }),
        },
        { name: "@texel/color", run: () => hexes.map((hex) => convert(hexToRGB(hex, rgb), sRGB, OKLCH)) },
        { name: "culori", run: () => hexes.map((hex) => toOklch(hex)) },
      ],
    },
    {
      title: "oklch to hex, in gamut",
      operations: inside.length,
      contenders: [
        { name: OURS, run: () => inside.map(({ l, c, h }) => unpackHex(packOklch(l, c, h))) },
        {
          name: "@texel/color",
          run: () => insideOf.map((color) => RGBToHex(convert(color, OKLCH, sRGB, rgb))),
        },
        {
          name: "colordx/fn",
          run: () => inside.map(({ l, c, h }) => rgbToHex(oklchToRgb({ l, c, h, alpha: 1 }))),
        },
      ],
    },
    {
      title: "oklch to hex, mapped",
      operations: outside.length,
      contenders: [
        { name: OURS, run: () => outside.map(({ l, c, h }) => unpackHex(packOklch(l, c, h))) },
        {
          name: "@texel/color",
          run: () => outsideOf.map((color) => RGBToHex(gamutMapOKLCH(color, sRGBGamut, sRGB, rgb))),
        },
        { name: "colordx", run: () => outside.map((color) => colordx(color).mapSrgb().toHex()) },
      ],
    },
    {
      title: "ΔE2000 of two hex",
      operations: hexes.length,
      contenders: [
        { name: OURS, run: () => hexes.map((hex, at) => packedDeltaE2000(packHex(hex), packHex(next(at)))) },
        { name: "colordx", run: () => hexes.map((hex, at) => colordx(hex).delta(next(at))) },
        { name: "culori", run: () => hexes.map((hex, at) => ciede2000(hex, next(at))) },
      ],
    },
    {
      title: "mix of two hex in oklch",
      operations: hexes.length,
      contenders: [
        {
          name: OURS,
          run: () => hexes.map((hex, at) => unpackHex(mixPacked(packHex(hex), packHex(next(at)), 0.5))),
        },
        {
          name: "@texel/color",
          run: () =>
            hexes.map((hex, at) => {
              const [l1 = 0, c1 = 0, h1 = 0] = convert(hexToRGB(hex, rgb), sRGB, OKLCH, lch);
              const [l2 = 0, c2 = 0, h2 = 0] = convert(hexToRGB(next(at), rgb), sRGB, OKLCH, other);
              const mixed = [lerp(l1, l2, 0.5), lerp(c1, c2, 0.5), lerpAngle(h1, h2, 0.5)];
              return RGBToHex(convert(mixed, OKLCH, sRGB, rgb));
            }),
        },
        {
          name: "culori",
          run: () =>
            hexes.map((hex, at) => culori.formatHex(culori.interpolate([hex, next(at)], "oklch")(0.5))),
        },
      ],
    },
    {
      title: "APCA of two hex",
      operations: hexes.length,
      contenders: [
        { name: OURS, run: () => hexes.map((hex, at) => packedLc(packHex(hex), packHex(next(at)))) },
        { name: "colordx", run: () => hexes.map((hex, at) => colordx(hex).apcaContrast(next(at))) },
      ],
    },
  ];
}

const ciede2000 = culori.differenceCiede2000();
const vector = ({ l, c, h }: LchValues): Vector => [l, c, h];
