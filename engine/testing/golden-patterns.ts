/**
 * SHA-256 of the SVG of some patterns, as drawn by the version that is in their documents. A change of one means that
 * saved wallpapers look different: a new version of the document is needed instead.
 */
import type { Pattern } from "#engine/pattern/pattern.ts";
import type { PatternStyleId } from "#engine/pattern/styles.ts";
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
    "cb5941a7fc0bcbf59bd3d9aa0004b70a98f71f144f3b67ff61b06b14cb68000e",
    "1c17bd41482126680d4998ae5a37e697650a263f44185522319bafaa13d1e652",
    "8ea1d54b62a6368387d13342aac8845d14942222da52370949c7454a10cd023f",
  ],
  waves: [
    "e7424b40fa6279e836051ab6ed96e185d9e54a7077cc6eba60172f8ab6533f43",
    "46975381a74435e802f158dcd57a4b5d94361c8d270f648e4c99601e85f1b8c0",
    "8479b1cc54c0a4b5152fcf2661343db53c081815729a20a2e2c97c533902dc7d",
  ],
  peaks: [
    "edd28ec02d7806ba86121190a7d0948ed7333ad8c9fbf331fc995d0e53b2d398",
    "057d792310b436dde39b16732c4538a27ee016446ba446b48f9fd97633a7722f",
    "04a70fe81871cfcd5ac417f8a5a8c22ef2d735eca2efb14a9b7a6111b7c45854",
  ],
  blobs: [
    "1872ddabf2b2b27cb24400d86250c4dd6897a2f01726988ed0f44d0465cca089",
    "47c101a2308663f1154c6656901907da920de10a97d374494aacd1c5f6a49104",
    "dcb4b45e94138a61a6631e6477db5fbdc4e8dfb94f9345200d04e64b15181188",
  ],
  facets: [
    "bddff2419b7a91dad4aa14cb38e90d19f72f69a6c6589757305c1a4e290f7a9b",
    "e86c9d766048bba995fe59670765a68500ad5d9d6e3afc5c349c8756d79890c8",
    "d1ad0b6a26df310c0b370da95da0d2ae07a83f8c38272dd8d330a7da909ccf71",
  ],
  cells: [
    "c7c9ff7bb92da6b2b617f8f095771003c123f9cd4387bd28d8c2ced698766823",
    "25acbbdb2371ce74038bd9b339ce452615373d05ff83735bdd90dcd6468aeb8b",
    "f0d90699d56c285b6b00305207ca37beba5428973c0dd2748fd42db08652b4f1",
  ],
  flow: [
    "e130a3b339a59d5a7a67968415121f867f4e1511a1f72465775d83cf15c335d3",
    "d8a362486911a653e12938533f83a32de5021cad51d8ba08a393818c497fa994",
    "d053e32e9e2ac216d42f304ed6db02c5b2fd8bdf5bc8d24a790ff50bab611eaf",
  ],
  mesh: [
    "2fa61b1e623c1dca5e00f5d359e1b550c31a078456fa169aac3ea4d8b79c5527",
    "17a85f855a843777380ba84000640373e61052ca5e70458c53c07b69fa19d09d",
    "3f2694b7e46a5cc2dffece6c81a7367919468070995f6207c8c30361c45c5eb4",
  ],
  rays: [
    "e62c9205a7ae9a41872bdf24f97a0cc576714096b4d2d893b3b0b4fbbd5e0975",
    "a4747349b6f9b563f7228c42f9d8d8ed733b6c93acf46c059105dfde309a156a",
    "b3018989101943ad7bc2c4067453202d1a30b22269291d7889eb11fb7e1e7927",
  ],
  terrazzo: [
    "2a27d0c740ece3f70b95f698d86e2a452fa64d59d54ad3efcd70fab8070854c6",
    "40635409386bee46ea496f35ef988fa642a42ded322662f1a8e4d90a335c567f",
    "f846cb417fa3bd71eafb1778e2d4d326d1458812cb36f1ba3eb77584ea4d8074",
  ],
  tiles: [
    "9ff3dc7fd4958dc9d23d873586943bc87d587e6d6b0164b2948763dbdb96820f",
    "fa2090e4a7a8f273efae14b4a9f887a702da82fb9e40a849cea9bec8271e37cc",
    "c3d59dd8171e50a8e233cf9f7de5d602e257e6cbd3abf28c7476b4b738dc6687",
  ],
  grain: [
    "ceecf435ab6b3f535abec29f44c73bb6c412e0ac8d91558164af8d44f94d8361",
    "92a77d883b3d17f68ae38ac0aa935ad0f9da6458415817c6d132dd3b4dceb60b",
    "e2497fa14bd1eee08033c4677f495957fab1bb7438007ee6967aca42e09290d2",
  ],
  arcs: [
    "d0011550f4837edcab511f18997a7fa0b4e7f3b644858380b2cc1492834e4ef0",
    "3fd24a0e1ad32541727593e8fc3f0ed33da3bc027a717a35a9a1360d2a92caae",
    "490948bed64727b9134886312e5330e16080d4ee1e81f26eed35ccec3502534c",
  ],
  orbits: [
    "fd20d3d1c3b1e6ee4328caa993550a03202c131c9c257fdb59b8e4e2f8fbf255",
    "03018cc0ef36005bff2042fdfce07e50046f472519e7ca086693aed7a6ae562b",
    "d5649dabb0a41b365812d0f69875480096087f960c490e7fc70a050bb894a6a3",
  ],
  bands: [
    "699e9a9adcfaf53be3177a9d71b7d9ca31b1d7628476a8cf129ba6006638c199",
    "8c0777ad94014827084222ca9990d41660cdf89910e48e32ac4c791c631be157",
    "00a76ae46416f6a96673238911393f016cdb1abe795575b0a8506535b5208f5a",
  ],
  dunes: [
    "74aaffb5490311c94e174f147b6a79447971c761dff6203701c8f0becb2873e7",
    "e012f9dbd403ec4df2991a34696c8cb8d18781e0456023fb896f62f2436e8912",
    "ef2f7d2be022f3b638b171f63697f0952f872fe1eccf32f86c0b59c61a3fbe20",
  ],
};
