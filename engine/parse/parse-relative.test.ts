/**
 * Test strings and numbers from web-platform-tests, css/css-color/parsing (2026), and from the examples in CSS Color
 * 5.
 */
import { describe } from "vitest";
import { itReads } from "#engine/testing/expect-color.ts";

describe("relative colors", () => {
  itReads([
    ["rgb(from rebeccapurple r g b)", "color(srgb 0.4 0.2 0.6)"],
    ["rgba(from rebeccapurple r g b / alpha)", "color(srgb 0.4 0.2 0.6)"],
    ["hsla(from rebeccapurple h s l)", "color(srgb 0.4 0.2 0.6)"],
    ["rgb(from rgb(20%, 40%, 60%, 80%) r g b / alpha)", "color(srgb 0.2 0.4 0.6 / 0.8)"],
    ["rgb(from rgb(20%, 40%, 60%, 80%) r 20% 10)", "color(srgb 0.2 0.2 0.03921569 / 0.8)"],
    ["rgb(from rebeccapurple b alpha r / g)", "color(srgb 0.6 0.00392157 0.4)"],
    [
      "rgb(from rgb(20%, 40%, 60%, 80%) alpha alpha alpha / alpha)",
      "color(srgb 0.003137 0.003137 0.003137 / 0.8)",
    ],
    ["rgb(from rebeccapurple r calc(g * .5 + g * .5) 10)", "color(srgb 0.4 0.2 0.03921569)"],
    [
      "rgb(from rgb(100 110 120 / 0.8) calc(r + 1) calc(g + 1) calc(b + 1) / calc(alpha + 0.01))",
      "color(srgb 0.39607843 0.43529412 0.4745098 / 0.81)",
    ],
    [
      "rgb(from rebeccapurple calc((r / 255) * 100%) calc((g / 255) * 100%) calc((b / 255) * 100%) / calc(alpha * 100%))",
      "color(srgb 0.4 0.2 0.6)",
    ],
    [
      "rgb(from rgb(from rebeccapurple r g b / calc(alpha - 1.5)) r g b / calc(alpha + 0.5))",
      "color(srgb 0.4 0.2 0.6 / 0.5)",
    ],
    ["rgb(from rebeccapurple none none none / none)", "color(srgb none none none / none)"],
    ["rgb(from rgb(20% none 60%) r g b)", "color(srgb 0.2 none 0.6)"],
    ["rgb(from rgb(20% 40% 60% / none) r g b / alpha)", "color(srgb 0.2 0.4 0.6 / none)"],
    ["rgb(from color-mix(in srgb, red, red) r g b / alpha)", "color(srgb 1 0 0)"],
    ["rgb(from color(display-p3 0 1 0) r g b / alpha)", "color(srgb -0.5116 1.01827 -0.31067)"],
    ["rgb(from oklab(1 0.365 -0.16) r g b)", "color(srgb 1.59297 0.3602 1.38555)"],
    ["hsl(from lab(100 104.3 -50.9) h s l)", "color(srgb 1.5935 0.58776 1.40555)"],
    ["hwb(from lab(0 104.3 -50.9) h w b)", "color(srgb 0.35137 -0.21392 0.29945)"],
    ["hsl(from rebeccapurple 25deg s l / alpha)", "color(srgb 0.6 0.36666667 0.2)"],
    ["hsl(from rebeccapurple h alpha l / s)", "color(srgb 0.4 0.396 0.404)"],
    [
      "hsl(from rebeccapurple calc((h / 360) * 360deg) calc((s / 100) * 100%) calc((l / 100) * 100%))",
      "color(srgb 0.4 0.2 0.6)",
    ],
    ["hsl(from rebeccapurple h s calc(50% * l / 100))", "color(srgb 0.2 0.1 0.3)"],
    ["hsl(from hsl(50 50 50) h s calc((sin(l) + 1) * 50))", "color(srgb 0.55321886 0.4917501 0.18440629)"],
    [
      "hsl(from hsl(50 50 50) h s calc((sin(clamp(0, l, 50)) + 1) * 50))",
      "color(srgb 0.55321886 0.4917501 0.18440629)",
    ],
    [
      "hsl(from hsl(50 50 50) h s calc((sin(asin(sin(l))) + 1) * 50))",
      "color(srgb 0.55321886 0.4917501 0.18440629)",
    ],
    [
      "hsl(from hsl(50 50 50) h s calc((sin(l * (50rad / (50deg * (180 / pi)))) + 1) * 50))",
      "color(srgb 0.553 0.492 0.184)",
      0.001,
    ],
    ["hsl(from hsl(120deg none 50% / .5) h s l)", "hsl(120 none 50 / 0.5)"],
    ["hwb(from rebeccapurple h alpha w / b)", "color(srgb 0.405 0.01 0.8)"],
    [
      "hwb(from hwb(20 30 40 / 0.8) calc(h + 1) calc(w + 1) calc(b + 1) / calc(alpha + 0.01))",
      "color(srgb 0.59 0.408 0.31 / 0.81)",
    ],
    ["lab(from lab(200 300 400 / 500%) l a b / alpha)", "lab(100 300 400)"],
    ["lab(from lab(0.7 45 30 / 40%) -200 -300 -400 / -500)", "lab(0 -300 -400 / 0)"],
    [
      "lab(from lab(25 20 50) calc((l / 100) * 100%) calc((a / 125) * 100%) calc((b / 125) * 100%))",
      "lab(25 20 50)",
    ],
    ["color(from color(xyz 7 -20.5 100 / 40%) xyz y z x)", "color(xyz -20.5 100 7 / 0.4)"],
    ["color(from color(xyz-d50 7 -20.5 100) xyz-d50 x x x / x)", "color(xyz-d50 7 7 7)"],
    [
      "color(from color(srgb 0.25 0.5 0.75) prophoto-rgb r g b)",
      "color(prophoto-rgb 0.37492913 0.41649447 0.66380267)",
      0.001,
    ],
    [
      "color(from lab(67.5345 -8.6911 -41.6019) srgb r g b)",
      "color(srgb 0.38286214 0.67271608 0.93846884)",
      0.001,
    ],
    [
      "color(from hwb(from color(from hsl(from color(xyz 0.99 0.88 0.77) h s l) xyz x y z) h w b) xyz x y z)",
      "color(xyz 0.99 0.88 0.77)",
    ],
    ["rgb(from indianred 255 g b)", "rgb(255 92 92)"],
    ["LCH(from lightseagreen l c calc(h + 180))", "lch(65.49 39.45 10.11)", 0.001],
    ["alpha(from red / 50%)", "rgb(255 0 0 / 0.5)"],
    ["alpha(from color(display-p3 1 0 0) / 0.5)", "color(display-p3 1 0 0 / 0.5)"],
    ["alpha(from alpha(from red / 0.5) / calc(alpha + 0.25))", "rgb(255 0 0 / 0.75)"],
    ["alpha(from rgba(255, 0, 0, 0.3))", "rgb(255 0 0 / 0.3)"],
    ["oklch(from alpha(from oklch(50% 0.2 120) / 0.5) l c h / alpha)", "oklch(0.5 0.2 120 / 0.5)"],
  ]);
});

describe("missing and powerless components", () => {
  itReads([
    ["hsl(from hsl(180 0 50%) h s l)", "hsl(180 0 50)"],
    ["hsl(from hwb(180 100% 25%) h s l)", "hsl(none 0% 80%)"],
    ["hsl(from hwb(180 49.999% 50%) h calc(s * 1000) l)", "hsl(none 0% 49.999%)"],
    ["hsl(from hwb(180 49.998% 50%) h calc(s * 1000) l)", "color(srgb 0.48999 0.50999 0.50999)"],
    ["hsl(from lch(20 0.0015 180) h s l)", "hsl(none 0% 18.93757452%)"],
    ["hsl(from lch(20 0.00151 180) h calc(s * 1000) l)", "color(srgb 0.1834779 0.19526741 0.19225556)"],
    ["hsl(from lch(0 20 180) h s l)", "color(srgb -0.13099833 0.05952886 -0.00460494)"],
    ["hsl(from oklch(0.2 0.0000041 180) h calc(s * 1000) l)", "color(srgb 0.08123521 0.09096887 0.08855551)"],
    ["hwb(from hsl(180 0.001% 50%) h w b)", "hwb(none 50% 50%)"],
    ["hwb(from hsl(from hwb(180 99.999% none) h s l) h w b)", "hwb(none 100% 0%)"],
    ["hwb(from oklch(0.8 0.000004 180) h w b)", "hwb(none 74.3205918% 25.6794082%)"],
    ["lch(from hsl(180 0.0011% 50%) l calc(c * 1000) h)", "lch(53.38927006 0 none)"],
    ["lch(from hwb(180 49.998% 50%) l calc(c * 1000) h)", "lch(53.38851967 2.1038419 199.69888976)"],
    ["lch(from lch(20 0.0015 180) l calc(c * 1000) h)", "lch(20 1.5 180)"],
    ["lch(from oklch(0 0.2 180) l c h)", "lch(0.00996014 2.6503948 181.20369565)"],
    ["hsl(from oklab(0.5 none 0.1) h s l)", "color(srgb 0.4759136 0.37572819 0.02451529)"],
    ["hsl(from oklab(none none 0.1) h s l)", "hsl(256.18317397 149.40414617% none)"],
    ["hsl(from oklab(0.5 none none) h s l)", "hsl(none none 38.8572859%)"],
    ["hsl(from oklab(none 0.1 none) h s l)", "hsl(345.65323987 193.08743918% none)"],
    ["hsl(from color(display-p3 none none none) h s l)", "hsl(none none none)"],
    ["color-mix(in hsl, hwb(none none 25%))", "hsl(none 100% 37.5%)"],
    ["color-mix(in hsl, hsl(180 0 50%), hsl(11 33 44))", "color(srgb 0.4557825 0.54755 0.39245)"],
    ["color-mix(in hsl, hwb(180 100% 25%), hsl(11 33 44))", "color(srgb 0.6827 0.58029 0.5573)"],
    ["color-mix(in hsl, lch(0 20 180), hsl(11 33 44))", "color(srgb 0.50491258 -0.10064731 -0.05423751)"],
    ["color-mix(in hsl, oklch(0.2 0.2 0), hsl(11 33 44))", "color(srgb 0.63388622 -0.10944185 -0.00282766)"],
    [
      "color-mix(in hwb, hwb(180 99.999% none), hwb(11 33 44))",
      "color(srgb 0.60180815 0.60180815 0.60180815)",
    ],
    ["color-mix(in hwb, oklch(0 0.2 180), hwb(11 33 44))", "color(srgb 0.22165528 0.28422721 0.15169055)"],
    ["color-mix(in lch, hwb(180 99.998% 0%), lch(11 33 44))", "lch(55.49980429 16.50092511 121.84949895)"],
    ["color-mix(in lch, lab(50 0 0), black)", "lch(25 0 none)"],
    ["color-mix(in oklch, hsl(0 100% 100%), blue)", "oklch(0.72600686 0.15660719 264.05202262)"],
  ]);
});
