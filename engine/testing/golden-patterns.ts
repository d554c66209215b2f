/**
 * SHA-256 of the SVG of some patterns, as drawn by the version that is in their documents. A change of one means that
 * saved wallpapers look different: a new version of the document is needed instead.
 */
import type { Pattern, PatternVersion } from "#engine/pattern/pattern.ts";
import { PATTERN_STYLE_IDS, type PatternStyleId } from "#engine/pattern/styles.ts";
import { color } from "./sample-colors.ts";

export const GOLDEN_SIZE = { width: 320, height: 200 } as const;

const FIVE = ["#c53c69", "#eea78c", "#819238", "#007190", "#f5ecc2"];
const WIDE = ["color(display-p3 1 0.2 0.1)", "color(display-p3 0.1 0.9 0.5)", "#123"];

const golden = (seed: number, colors: readonly string[], isDark: boolean): Omit<Pattern, "style"> => ({
  version: 1,
  seed,
  controls: {},
  colors: colors.map((text, index) => ({ color: color(text), weight: 1 + index })),
  isDark,
});
export const GOLDEN_PATTERNS: readonly Omit<Pattern, "style">[] = [
  golden(0, FIVE, false),
  golden(58638, FIVE, true),
  golden(99999, WIDE, false),
];

/** In the order of `GOLDEN_PATTERNS`. */
export const GOLDEN_HASHES: Readonly<Record<PatternStyleId, readonly string[]>> = {
  contours: [
    "38f2b4847a7354b1d0408d7af638ca66b28c1d46c8226282826a02b54a6752b2",
    "db03e1fc4a9734ff53a6eb1ab93b5305d7488d38a55d8214e49a8cf7d281cfa8",
    "a1a51c0ec30adfb1e2160e431288e69b77a9e4acb920bc88d8bd7e9118cae53c",
  ],
  waves: [
    "9e7dad42c2007d6022affa8cc0c4f81838288671efc349ea9a79b495885b39f4",
    "8b05149eab7b20b1b41d2e29c706bc31365dcae0608e2c2dc964ee59516faaad",
    "77a0670681d0557253ecf8e6c2f22fce497b5c0356c4fcfca96af0c32f83fac1",
  ],
  peaks: [
    "4286434bd205054ca0ecae13ee052577c46d5d824516793a0e4ae49e574df700",
    "bb51ee97054df0f66add0e533e1a1fb528596e5162a321df3e4bd89b95fc2afa",
    "a3c07e08237332252d70843abbe20019c466daa6a35cb2a60e060b4faf1e7a06",
  ],
  blobs: [
    "212678b137328e1f024698cef42eb7dba8660bfbd87dad84fa737aa742089dbf",
    "9f607da3f796155691ec96db525fb2a77124c789ed04975ec1ab75c710a65b1c",
    "ce79e61f675d723e6a356dcc7ef7b5d5f6f8ec2f862ffa6ef53e1d9450165a3c",
  ],
  facets: [
    "c4018ccfaefbbf00fbaaab62d66a87930aeed543cd3d294f5798426492f1a136",
    "8def3f37b9bb4738094c059d75e71bf9ea0dcbecaabf28bd5aeca47e56e4de18",
    "b767ab11f4760c483523063ac1a4f0d23b60908ce895fe557edc2b7ec5b0df52",
  ],
  cells: [
    "7605d4921535f8bcf93e98fe0a0977b69763d7fa6f1af2bf49454096cec7887a",
    "3dbcbcc8ba99429d121cc6fc6c8460aa37f13f3d9873d5218a43a312769e123f",
    "c4964a9b499914622923500417a7931989cefb8f204fe42f4c637cf4a8234c32",
  ],
  flow: [
    "e130a3b339a59d5a7a67968415121f867f4e1511a1f72465775d83cf15c335d3",
    "d8a362486911a653e12938533f83a32de5021cad51d8ba08a393818c497fa994",
    "7142f01fbaba3c2ca06fa003f6b9fee6e23b694ab7a2394a47dd942653e047a5",
  ],
  mesh: [
    "2fa61b1e623c1dca5e00f5d359e1b550c31a078456fa169aac3ea4d8b79c5527",
    "17a85f855a843777380ba84000640373e61052ca5e70458c53c07b69fa19d09d",
    "a0daec3827bf0da2d20ad788bde5fb524fddb8f4cdb3451e0395a5b847f59290",
  ],
  rays: [
    "faaac38ef15b42f05de751836720783a0f5ab6a1bd11f97abfdcd2887fcec8d0",
    "2bbdec59633570ce2929f2dd01e04a9949ac496f5f16e4d912d03209f5b358f7",
    "7034f0487c02840d161c75dd8a0bb44564afd25c3b0886bf03578a8bfd411d97",
  ],
  terrazzo: [
    "afb6d62fe06bfc79e925d3af39d2cd13675789b52712eece30de1303c8c334c7",
    "07cdd186be77d7a8b92b4774c67f816747165f73c873240007adeb8fa32cc923",
    "7e1dfb0e77a78618abddf7b18f1d36d1ddcadb26b3b1669beb875e272eca90ee",
  ],
  tiles: [
    "9ff3dc7fd4958dc9d23d873586943bc87d587e6d6b0164b2948763dbdb96820f",
    "fa2090e4a7a8f273efae14b4a9f887a702da82fb9e40a849cea9bec8271e37cc",
    "3bb192b446dfc5a4a7ff7f7e20fa19e892f90037f867d68499218981abcdc74a",
  ],
  grain: [
    "1140c5ec56044eb5f263fbae3af78f4d07376ebd21e9346bf11e99012eb8f806",
    "d9bb10fde838dbd79052ca1161bba1e42b0b3f5e10a2e231d6ec2e09195da3a0",
    "712b7f314a424d1deec6c32cd620f80bafe13e537a2c265cdb1ff4e7d9e9d574",
  ],
  arcs: [
    "d0011550f4837edcab511f18997a7fa0b4e7f3b644858380b2cc1492834e4ef0",
    "3fd24a0e1ad32541727593e8fc3f0ed33da3bc027a717a35a9a1360d2a92caae",
    "05507e1494a5e426985901b01c0e585fcf4ab7e485270b0484d1559168f84bf7",
  ],
  orbits: [
    "9f80817d60669254fa815e4ba38267e2fc7b5d77f5151acaec76dc647ec507f9",
    "e41175327b6209d7c474a2997c01cb09e8f3a2bd435eb0960d58600de5f647a7",
    "13a75eefd3686584eebbd31596216ceabf99030c1bc99aad221a1d20681dc04a",
  ],
  bands: [
    "699e9a9adcfaf53be3177a9d71b7d9ca31b1d7628476a8cf129ba6006638c199",
    "8c0777ad94014827084222ca9990d41660cdf89910e48e32ac4c791c631be157",
    "008fd02cc1f2ca02695013fb94392bcb444d42ba9788e9ea82f7512072a2bb69",
  ],
  dunes: [
    "5c45c225f697e62af9553ecef7e996cc0c2a1190e15e318c5249971271f37063",
    "3fb5c52e0a26564f55755abedf52c16c6d5a328177ba915e355b67cf26ab17c9",
    "3e4948273cb2e4afb2c9aad93e662ba361136de030df9107cd4d947c8fecac20",
  ],
};

/** Fifty seeds, each with the colors and the mode of one of `GOLDEN_PATTERNS`. */
export const FIFTY_PATTERNS: readonly Omit<Pattern, "style">[] = Array.from({ length: 50 }, (_, index) => {
  const pattern = GOLDEN_PATTERNS[index % GOLDEN_PATTERNS.length];
  if (pattern === undefined) throw new Error("There are golden patterns");
  return { ...pattern, seed: index * 1999 };
});

/** SHA-256 of the fifty SVGs of `FIFTY_PATTERNS`, one after another, as Node writes them; a browser's test compares. */
const FIFTY_HASHES: Readonly<Record<PatternStyleId, string>> = {
  contours: "27dd47ba8d2be1d06eef2f2f86ed2f19678f717a4cc5b310b699dcfa54f16a67",
  waves: "d4dcdab00c56b97f200a22cc21d40326ec6e037bfd90a01f460985f28f63f663",
  peaks: "f28a7a3011906c68657e7551fa3cbcd5841378d4bc14ea92113a543d7a78eb1e",
  blobs: "2df0e954a564364b1dc7a5eee3d397fd613bacccb822ead37c8de25f61be2bb5",
  facets: "01ff4efc11d2250b8d27306b2baeff641edc7f621331241511925a6d9ba0bdd7",
  cells: "7bbaef5966d2d7ef85a156fc9f0084074d9be2a057bbc8dcb5e31008a0ea4b96",
  flow: "1e52269d527aa4d9aab54a18a28d9a70d74cdab66e1e5a736f319e50d0624e0f",
  mesh: "5dea364d3818817fb8fb36167e63802413157803eeba14e154ec68db40d6e6eb",
  rays: "29cc1f1d7384d867041d1b181b2df45b627155fd4f63e83b29161b14801d3205",
  terrazzo: "235d479f790cf16ff73306d54e4b8a6d214a9b8a23868ecea0a2259ee32e2b8f",
  tiles: "93750d54d7395bc8d78d5e30f30f753c1e305bb314d8311867ddf769eeebd7a8",
  grain: "1b6d7417fe393a5f7def3e4255247d852f6281f93e82cd6212df00e79d93d371",
  arcs: "2688235dac55e8a724a1d47cb7d504048378995e3b3d36571071350b92355fa4",
  orbits: "4f5d28d05140c60b16bbd7a2d7884310cfe329bc0bfb78730732a9e305b8d352",
  bands: "7d188a69386704995d78dd4c8628e349829100b0d5ad60491a6114abedb94391",
  dunes: "9143e7fb19e9c80c19acc992b806c51de2c87f66396680471fdc35126e95766a",
};

/** As `GOLDEN_HASHES`, of version 2; of all three together. */
export const GOLDEN_HASHES_2: Readonly<Record<PatternStyleId, string>> = {
  contours: "65502f61c077e73876a58858ad28086a830e49bb5f60a15f895648783ed802b5",
  waves: "42c8d975bc4ade8e89126c6b7aa80848ed48ebf9671e0895b3293418d07e42e6",
  peaks: "36a0d42cfa0db66da5c6911fe8073748c62cfb4caa6477e08c50d0ca747e8035",
  blobs: "84493250bd8db08a5876e8640e5b49c1ef9bb9348da72dc845e2eb3591dc0e61",
  facets: "8a4bfa690ea6a0c4fa86d4243d69e7377e57adffb4e2cda64b68c75dc76f0a66",
  cells: "7870c5f5e9318b5da167b0c0e48d57e8e3cdb012bf35d7aec1383eca97eca82f",
  flow: "224360818048192882f4e3597c2919dbc4c835378f9703d01bdb3cd89720e79f",
  mesh: "bb553ec0049b3b0a7dad4f87be61e0c978723fe7b1ac4bd65d99074ea4dd4c3b",
  rays: "11668a2f2804651cf524496126f3f46990b46ccf7be0cb0a13db42295a4df557",
  terrazzo: "52daf8ab4f71abd70be9019b6b524e820b0beb4ec9ea38f82b5e8311afc089ae",
  tiles: "f890e8e76241c98d5843e5dd1521dc13f600eeaff8ffc051096bc88495fb22cd",
  grain: "5d8dd22aa2f1632f894b6b175e2aa14401734a47214f88274fbc567e45ef81c9",
  arcs: "bbafa1508c10a9153035f1012784113236d4c08dfbe20ab49c508f0b2044582e",
  orbits: "129232f9c1e307200f2369acf5cad23f26f441bece885e9d8ab5446070c0cdbc",
  bands: "9a06a46384c8f34c8c6a96106e1dc964f82a397e5b614103b1b3895f37fbe14c",
  dunes: "7ca0232ab985257c9f1f696384496096db5fb6e6af089c7a30166c858f07198d",
};

/** As `FIFTY_HASHES`, of version 2. */
const FIFTY_HASHES_2: Readonly<Record<PatternStyleId, string>> = {
  contours: "c1aa7707172b0c2f0da4f7c09b0cfb9ba7cd1fdf830db42022583d1c3b6dc5c5",
  waves: "18821fb670e25f1286c544c3bb19ba2636a592115a02b3887ae8a42370f21c90",
  peaks: "706876c091187654268e41709609debdeec1a2c32e6499f86fc5bbacd5427f3f",
  blobs: "79f8200147eea5ef156d015261a429c857db1cfdda95115cd007e43c6cba94ea",
  facets: "ce0ac6b3f1c0114c26d289256691f8d039e3cada8c384146f0045e8848324607",
  cells: "9c9ce078a56fef3739650e23ef15de6ec62c86d9a648e9e108f0170805ea7662",
  flow: "f13d25a294af2cd5cd6f98d65c490c3b1498601bffd30b51ebc1f64d4f6910e8",
  mesh: "f378590a1046321843337a10938700822f68fee9e9b61bfe038f8ff65d2c3f1e",
  rays: "fca7c5df83f5a399c314c14b3ad258c519167304722133ce6809250d28f61dd0",
  terrazzo: "cfb321a8b6252e628966125ae5d512d40131c7251c7423e5918dc38d466447db",
  tiles: "663300633046be891897ab21197932b2d98a42972ce2d733c09a1bfbea6195a3",
  grain: "82a66bb233f2043aea634448ac238d6d1f8fc23f55a175146133c07b44987173",
  arcs: "2fb4548884b290d35a4587b7923f5efc5e4dd4adc8ab8b45dff1da6f4e0580af",
  orbits: "048737352696263522c8b950201e9cfe0814dacc8e97118f6f66a6d9bb88b074",
  bands: "815afb6f3cd943e8b18add750e9e49bde28935c30ea38524c79c3f6172dc52ad",
  dunes: "2d33028eebac5269e8a956511513346ae8a42a798cd9814260ccc600443bcf3d",
};

/** As `FIFTY_HASHES`, of version 4: Mesh and Grain, which it draws in another way, and a style with shadows, as since version 3. */
const FIFTY_HASHES_4: Partial<Record<PatternStyleId, string>> = {
  waves: "92a72dac73a4b85ac825abef1e3e6d9c1bf6bce97d470c4b55860e1aa1921699",
  mesh: "93c6e481e00005fc5ddf7b77d0f0b91b15d83e73267f91ca0590f0154e8003c0",
  grain: "eb1f57400881ae43010ec5b013fd3f278f759668f5311fa47e8e9e6f965fb222",
};

const FIFTY_HASHES_BY_VERSION: readonly (readonly [
  PatternVersion,
  Partial<Record<PatternStyleId, string>>,
])[] = [
  [1, FIFTY_HASHES],
  [2, FIFTY_HASHES_2],
  [4, FIFTY_HASHES_4],
];

/** The styles whose pictures are held, by each version. */
export const HELD_VERSIONS: readonly Pick<Pattern, "style" | "version">[] = FIFTY_HASHES_BY_VERSION.flatMap(
  ([version, hashes]) =>
    PATTERN_STYLE_IDS.filter((style) => style in hashes).map((style) => ({ style, version })),
);

/** SHA-256 of the fifty SVGs of a style by a version that is held. */
export const fiftyHash = (style: PatternStyleId, version: PatternVersion): string | undefined =>
  FIFTY_HASHES_BY_VERSION.find(([each]) => each === version)?.[1][style];
