/** Words that stand near each other in meaning, so that a word no name has can be found by another. Chosen by us. */
import { stemOf } from "./word-forms.ts";

/** Each line: what is near each other. A word may stand in several. */
const GROUPS: readonly string[] = [
  "autumn fall harvest maple october november september leaves foliage pumpkin",
  "winter snow frost ice december january february",
  "spring april blossom march bloom",
  "summer june july august sunshine sun",
  "rain rainy drizzle puddle shower monsoon petrichor wet",
  "storm tempest thunder thundercloud hurricane lightning",
  "fog mist haze cloudy smoke",
  "snow snowfall blizzard snowy",
  "sea ocean marine maritime nautical pacific atlantic",
  "beach seaside coast shore sand dune",
  "lake lagoon pond river stream",
  "island caribbean hawaii tropical",
  "hotel lobby velvet mahogany brass",
  "kitchen cooking mustard avocado pantry bakery",
  "retro vintage seventies 70s 1970s 1970 sixties 60s 1960s mustard avocado",
  "twenties 1920s 20s gatsby",
  "thirties 1930s 30s fifties 50s 1950s antique",
  "morning dawn sunrise breakfast",
  "evening dusk twilight sunset",
  "night midnight nocturne nocturnal starlit",
  "moon lunar moonlight moonlit",
  "star starry stellar stardust galaxy",
  "space cosmic galactic interstellar orbital nebula",
  "forest woods woodland trees tree pine",
  "jungle rainforest tropical safari",
  "meadow field grass prairie fields",
  "garden botanical flower flora greenhouse",
  "mountain alpine highlands summit peak",
  "desert dune sand canyon",
  "stone rock granite pebble slate",
  "city urban cityscape concrete metropolis asphalt",
  "coffee espresso latte cappuccino mocha cafe",
  "tea chai matcha",
  "wine merlot bordeaux burgundy winery vineyard",
  "beer pilsener ale brewery",
  "whisky whiskey bourbon cognac brandy",
  "dessert cake cheesecake macaroon pudding",
  "ice-cream gelato sorbet",
  "candy bubblegum lollipop sweets",
  "spice saffron cinnamon paprika turmeric curry",
  "citrus lemon lime orange grapefruit",
  "berry raspberry blueberry strawberry blackberry",
  "church cathedral incense stained",
  "office steel grey paper",
  "theater theatre opera velvet cinema noir",
  "jazz club smoky blues",
  "fire flame ember campfire inferno",
  "metal iron steel silver copper bronze",
  "wood oak walnut mahogany teak timber",
  "fabric linen denim velvet silk wool cotton",
  "japan japanese sakura kimono matcha zen",
  "italy italian tuscan tuscany",
  "france french paris parisian",
  "morocco moroccan marrakesh marrakech souk",
  "india saffron curry masala",
  "scandinavian nordic norway sweden denmark finnish",
  "arctic polar glacier iceberg",
  "happy sunny cheerful joyous",
  "sad melancholy gloomy blues sombre",
  "calm serene peaceful quiet tranquil silent",
  "old antique aged weathered worn rustic",
  "fresh breeze mint clean",
  "mysterious mystic mystical arcane",
  "elegant classy noble refined",
  "earth clay terracotta soil mud",
  "terracotta clay brick sienna",
  "burgundy bordeaux wine oxblood",
  "turquoise teal aqua",
  "purple violet lilac aubergine",
  "gray grey",
  "mauve lilac",
  "peacock teal",
  "tan beige camel khaki",
  "bluish blue",
];

const near = new Map<string, readonly string[]>();
for (const group of GROUPS) {
  const stems = group.split(" ").map(stemOf);
  for (const stem of stems)
    near.set(stem, [...(near.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
}

/** Stems of words near to that of `stem`, the nearest first; none if it is not known. */
export function nearStems(stem: string): readonly string[] {
  return near.get(stem) ?? [];
}
