/**
 * The colors that Chakra UI brings along, by which a theme may refer to them: the palettes of @chakra-ui/theme 3.4.10
 * (Chakra UI 2) and of @chakra-ui/react 3.38.0 (MIT), steps 50, 100 to 900 and, from version 3 on, 950.
 */

const CHAKRA_2: Readonly<Record<string, string>> = {
  gray: "f7fafc edf2f7 e2e8f0 cbd5e0 a0aec0 718096 4a5568 2d3748 1a202c 171923",
  red: "fff5f5 fed7d7 feb2b2 fc8181 f56565 e53e3e c53030 9b2c2c 822727 63171b",
  orange: "fffaf0 feebc8 fbd38d f6ad55 ed8936 dd6b20 c05621 9c4221 7b341e 652b19",
  yellow: "fffff0 fefcbf faf089 f6e05e ecc94b d69e2e b7791f 975a16 744210 5f370e",
  green: "f0fff4 c6f6d5 9ae6b4 68d391 48bb78 38a169 2f855a 276749 22543d 1c4532",
  teal: "e6fffa b2f5ea 81e6d9 4fd1c5 38b2ac 319795 2c7a7b 285e61 234e52 1d4044",
  blue: "ebf8ff bee3f8 90cdf4 63b3ed 4299e1 3182ce 2b6cb0 2c5282 2a4365 1a365d",
  cyan: "edfdfd c4f1f9 9decf9 76e4f7 0bc5ea 00b5d8 00a3c4 0987a0 086f83 065666",
  purple: "faf5ff e9d8fd d6bcfa b794f4 9f7aea 805ad5 6b46c1 553c9a 44337a 322659",
  pink: "fff5f7 fed7e2 fbb6ce f687b3 ed64a6 d53f8c b83280 97266d 702459 521b41",
};
const CHAKRA_3: Readonly<Record<string, string>> = {
  gray: "fafafa f4f4f5 e4e4e7 d4d4d8 a1a1aa 71717a 52525b 3f3f46 27272a 18181b 111111",
  red: "fef2f2 fee2e2 fecaca fca5a5 f87171 ef4444 dc2626 991919 511111 300c0c 1f0808",
  orange: "fff7ed ffedd5 fed7aa fdba74 fb923c f97316 ea580c 92310a 6c2710 3b1106 220a04",
  yellow: "fefce8 fef9c3 fef08a fde047 facc15 eab308 ca8a04 845209 713f12 422006 281304",
  green: "f0fdf4 dcfce7 bbf7d0 86efac 4ade80 22c55e 16a34a 116932 124a28 042713 03190c",
  teal: "f0fdfa ccfbf1 99f6e4 5eead4 2dd4bf 14b8a6 0d9488 0c5d56 114240 032726 021716",
  blue: "eff6ff dbeafe bfdbfe a3cfff 60a5fa 3b82f6 2563eb 173da6 1a3478 14204a 0c142e",
  cyan: "ecfeff cffafe a5f3fc 67e8f9 22d3ee 06b6d4 0891b2 0c5c72 134152 072a38 051b24",
  purple: "faf5ff f3e8ff e9d5ff d8b4fe c084fc a855f7 9333ea 641ba3 4a1772 2f0553 1a032e",
  pink: "fdf2f8 fce7f3 fbcfe8 f9a8d4 f472b6 ec4899 db2777 a41752 6d0e34 45061f 2c0514",
};
const STEPS = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"];
/** Of `whiteAlpha` and `blackAlpha`, the same in both versions but for the last. */
const ALPHAS = ["0.04", "0.06", "0.08", "0.16", "0.24", "0.36", "0.48", "0.64", "0.80", "0.92", "0.95"];

/** As CSS text: "gray-500", "whiteAlpha-900", "white". Undefined for a name that the version has not. */
export function chakraColor(name: string, version: 2 | 3): string | undefined {
  if (name === "white") return "#ffffff";
  if (name === "black") return version === 2 ? "#000000" : "#09090b";
  if (name === "transparent") return name;
  const [, hue = "", step = ""] = /^([A-Za-z]+)-(\d{2,3})$/.exec(name) ?? [];
  const index = STEPS.indexOf(step);
  if (index === -1 || (version === 2 && step === "950")) return undefined;
  if (hue === "whiteAlpha") return `rgba(255, 255, 255, ${ALPHAS[index]})`;
  if (hue === "blackAlpha") return `rgba(0, 0, 0, ${ALPHAS[index]})`;
  const palette = version === 2 ? CHAKRA_2 : CHAKRA_3;
  const value = Object.hasOwn(palette, hue) ? palette[hue]?.split(" ")[index] : undefined;
  return value === undefined ? undefined : `#${value}`;
}

/** Tokens that a theme has though it does not name them, light and dark, as names of other tokens. */
export type DefaultTokens = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** What stands on the page (@chakra-ui/theme, semantic-tokens). */
export const CHAKRA_2_TOKENS: DefaultTokens = {
  "chakra-body-bg": ["white", "gray-800"],
  "chakra-body-text": ["gray-800", "whiteAlpha-900"],
  // On the fills of buttons in the dark.
  "gray-800": ["gray-800", "gray-800"],
};

/** Grounds and text (@chakra-ui/react, theme/semantic-tokens/colors). */
export const CHAKRA_3_TOKENS: DefaultTokens = {
  bg: ["white", "black"],
  "bg-panel": ["white", "gray-950"],
  "bg-muted": ["gray-100", "gray-900"],
  "bg-inverted": ["black", "white"],
  fg: ["black", "gray-50"],
  "fg-muted": ["gray-600", "gray-400"],
  "fg-inverted": ["gray-50", "black"],
};
