import type { ItemSource } from "../../domain/library/item.ts";

const MIT = { licence: "MIT", licenceUrl: "https://opensource.org/license/mit" };
const APACHE = { licence: "Apache-2.0", licenceUrl: "https://www.apache.org/licenses/LICENSE-2.0" };

/** Every data set of the library, with the wording that its licence requires. */
export const SOURCES: readonly ItemSource[] = [
  {
    slug: "wada",
    name: "A Dictionary of Color Combinations",
    author: "Sanzo Wada, 1933; data by D. M. Blodorn Kim and M. DesLauriers",
    url: "https://github.com/mattdesl/dictionary-of-colour-combinations",
    ...MIT,
    note: "After Sanzo Wada; data set dblodorn/sanzo-wada, MIT.",
  },
  {
    slug: "thing",
    name: "thi.ng color palettes",
    author: "Karsten Schmidt",
    url: "https://github.com/thi-ng/umbrella/tree/develop/packages/color-palettes",
    ...APACHE,
    note: "Copyright Karsten Schmidt. Titles are ours, made from the colors’ names.",
  },
  {
    slug: "chromotome",
    name: "Chromotome",
    author: "Kjetil Midtgarden Golid",
    url: "https://github.com/kgolid/chromotome",
    ...MIT,
    note: "Palettes collected by Kjetil Midtgarden Golid.",
  },
  {
    slug: "open-color",
    name: "Open Color",
    author: "heeyeun",
    url: "https://github.com/yeun/open-color",
    ...MIT,
    note: "A color scheme for interface design.",
  },
  {
    slug: "catppuccin",
    name: "Catppuccin",
    author: "Catppuccin Org",
    url: "https://github.com/catppuccin/palette",
    ...MIT,
    note: "Accents and bases of the four flavors.",
  },
  {
    slug: "base16",
    name: "Base16 schemes",
    author: "Chris Kempson and the authors named with each scheme",
    url: "https://github.com/gaearon/base16-js",
    ...MIT,
    note: "Accents of editor color schemes.",
  },
  {
    slug: "uigradients",
    name: "uiGradients",
    author: "Indrashish Ghosh and contributors",
    url: "https://github.com/ghosh/uiGradients",
    ...MIT,
    note: "Gradients named after brands are left out.",
  },
  {
    slug: "colorbrewer",
    name: "ColorBrewer",
    author: "Cynthia Brewer, Mark Harrower and The Pennsylvania State University",
    url: "https://colorbrewer2.org",
    ...APACHE,
    note: "This product includes color specifications and designs developed by Cynthia Brewer (http://colorbrewer.org/).",
  },
  {
    slug: "carto",
    name: "CARTOColors",
    author: "CARTO",
    url: "https://carto.com/carto-colors",
    licence: "CC-BY-4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    note: "CARTOColors © CARTO, CC BY 4.0; stops spread evenly by us.",
  },
  {
    slug: "matplotlib",
    name: "matplotlib color maps",
    author: "The matplotlib developers; viridis, magma, inferno and plasma by S. van der Walt and N. Smith",
    url: "https://github.com/timothygebhard/js-colormaps",
    ...MIT,
    note: "Sampled to a few stops, within a color difference the eye hardly sees.",
  },
  {
    slug: "d3",
    name: "d3-scale-chromatic",
    author: "Mike Bostock; cubehelix by Dave Green, turbo by Anton Mikhailov",
    url: "https://github.com/d3/d3-scale-chromatic",
    licence: "ISC",
    licenceUrl: "https://opensource.org/license/isc-license-txt",
    note: "Turbo: Copyright 2019 Google LLC, Apache-2.0. Sampled to a few stops.",
  },
];
