/** Days of the year and of a life, and styles, by the names of colors that stand for them, chosen by us. */
import { type Occasion, namesIn as of } from "./occasion.ts";

export const OCCASIONS_AND_STYLES: readonly Occasion[] = [
  {
    tag: "wedding",
    words: "wedding bridal bride bridesmaid marriage engagement anniversary",
    needs: [
      of("Wedding Dress, Ivory Wedding, Ivory Tower, Bridal Scent, Champagne, Sparkling Champagne, Pearl"),
      of("Rose Elegance, Rose Haze, Veiled Rose, Soft Blush, Powder Blush, Porcelain Blush, Muddy Rose"),
    ],
    also: of(
      "Sage, Whispering Frost, Frosted Fir, Rose Ashes, Old Rose, Champagne Gold, Gentle Frost, Linen, Gold Rush, Aloe Tip",
    ),
  },
  {
    tag: "christmas",
    words: "christmas xmas noel yule advent santa holly",
    needs: [
      of("Cranberry, Cherry Crush, Crimson Glow, Büchel Cherry, Cherry Picking, Oxblood"),
      of("Pine, Evergreen, Pine Needle, Midnight Pines, Tropical Forest, Palm Leaf, Pitch-Black Forests"),
    ],
    also: of(
      "Gingerbread, Harvest Gold, Polished Gold, Candy Cane, Candied Snow, Snow, First Snow, Mistletoe, Champagne, Clouded Pine, Vegas Gold",
    ),
  },
  {
    tag: "halloween",
    words: "halloween spooky haunted witch pumpkins",
    needs: [
      of("Pumpkin, Precious Pumpkin, Vivid Orange, Vibrant Orange, Dark Orange, Flush Orange"),
      of(
        "Midnight, Midnight Monarch, Black, Velvet Black, Glossy Black, Noir Fiction, Midnight Velvet, Purple Noir",
      ),
    ],
    also: of(
      "Velvet Vortex, Noble Plum, Wild Violet, Ultra Moss, Sour Lime, Wasabi, Mango, Film Noir, Soft Pumpkin, Linen, Velvet Cosmos",
    ),
  },
  {
    tag: "valentine",
    words: "valentine valentines romance romantic love dating date lingerie",
    needs: [
      of("Cherry, Flaming Cherry, Ruby, Poppy Red, Dry Rose, Lollipop, Crimson Glow, Cranberry, Silken Ruby"),
      of(
        "Preppy Rose, Rose Elegance, Pink Blush, Cherry Blossom, Bubblegum Heart, Candy Cane, Veiled Rose, Light Blush, Blush Rush",
      ),
    ],
    also: of(
      "Velvet Wine, Velvet, Oxblood, Cranberry Splash, Watermelon Mousse, Peach Cream, Ivory Tower, Plum Perfect",
    ),
  },
  {
    tag: "easter",
    words: "easter",
    needs: [
      of("Pastel Yellow, Daffodil, Lemon Meringue, Creamy Lemon, Lemon Burst, Vanilla Ice"),
      of(
        "Pastel Lilac, Violet Velvet, Pastel Lavender, Easter Egg, Sweet Lilac, Digital Lavender, Pastel Violet, York Plum",
      ),
    ],
    also: of(
      "Pastel Mint, Mellow Mint, Pastel Blue, Pastel Pea, Salmon Flush, Pink Blush, Peach Fuzz, Mint Twist, Pastel Turquoise, Frost Fairy",
    ),
  },
  {
    tag: "autumn",
    words: "autumn fall thanksgiving harvest october november",
    needs: [
      of(
        "Rust, Brick, Chocolate Chilli, Autumn Fire, Crimson Blaze, Tomato Sunrise, Polished Copper, Spicy Cinnamon",
      ),
      of(
        "Harvest Gold, Vibrant Amber, Caramel, Sunken Gold, Soft Pumpkin, Pumpkin Pie, Caramel Gold, Rich Gold, Brass Buttons",
      ),
    ],
    also: of(
      "Autumn Gold, Maple Syrup, Chestnut, Acorn, Olive Bark, Verdant Leaf, Chocolate Castle, Oxblood, Cherry Picking, Wheat Sheaf, Gingerbread, Walnut, Caramel Mousse",
    ),
  },
  {
    tag: "winter",
    words: "winter wintry january december ski skiing frosty",
    needs: [
      of(
        "Delicate Ice, Steel Mist, Ice Desert, Snow Blanket, White Frost, First Snow, Cold White, Diamond White, Arctic Ice",
      ),
      of(
        "Glacier, Gentle Sky, Midnight Interlude, Clean Slate, Midnight Shadow, Midnight Ocean, Saltwater Denim, Midnight Escapade",
      ),
    ],
    also: of(
      "Glacial Ice, Seafoam Slate, Night Sky, Midnight Mirage, Stainless Steel, Frost Fairy, Salty Ice, Steely Grey",
    ),
  },
  {
    tag: "baby",
    words: "baby babies newborn nursery infant toddler",
    needs: [
      of(
        "Pastel Blue, Frost Fairy, Sky High, Salty Ice, Pale Sky, Ice Cold, Mellow Mint, Pastel Mint, Snowy Mint",
      ),
      of(
        "Salmon Flush, Pink Blush, Peach Fuzz, Watermelon Mousse, Blush Rush, Lemon Meringue, Creamy Lemon, Cherry Blossom",
      ),
    ],
    also: of(
      "Vanilla Ice, Digital Lavender, Peach Cream, Pastel Lilac, Dainty Peach, Gold Buttercup, Linen, Honey Bee",
    ),
  },
  {
    tag: "kids",
    words:
      "kids kid child children childrens toys toy playground kindergarten preschool birthday circus carnival clown",
    needs: [
      of("Sunflower, Lemon Zest, Sunshine Mellow, Marigold, Cyber Yellow, Pineapple Gold"),
      of(
        "Poppy Red, Tomato, Coral Commander, Watermelon, Orange Crush, Red Coral, Heavy Orange, Cherry Tomato",
      ),
      of("Sky Dancer, Neon Blue, Royal Blue, Turquoise, Blue Ocean, Silken Jade, Sky"),
    ],
    also: of(
      "Leaf, Thrilling Lime, Bubblegum Beam, Violet Voltage, Emerald Bliss, Mango, Bubblegum Heart, Vanilla Ice, White",
    ),
  },
  {
    words: "party parties celebration festival fiesta confetti cocktail cocktails nightclub disco",
    needs: [
      of(
        "Fabulous Fuchsia, Neon Fuchsia, Hot Magenta, Extra Fuchsia, Majestic Magenta, Watermelon Sugar, Ruby Fire, Shocking Rose, Mystic Magenta",
      ),
      of("Vivid Orange, Orange, Mango, Sunflower, Cyber Yellow, Neon Carrot, Pineapple Gold, Flaming Orange"),
    ],
    also: of(
      "Vivid Violet, Violet, Neon Blue, Turquoise, Lime Twist, Wild Violet, Midnight Velvet, Peach Fizz, Purple Ink, Midnight Crest",
    ),
  },
  {
    tag: "beach",
    words: "beach surf surfing surfer seaside coast coastal vacation lifeguard",
    needs: [
      of(
        "Turquoise, Blue Ocean, Tropical Turquoise, Sky, Turquoise Fantasies, Lagoon, Silken Jade, Tropical Escape, Sky Fall, Frozen Turquoise, Jazzy Jade",
      ),
      of(
        "Sand, Sand Dune, Beach Dune, Peach Beach, Dune, White Beach, Honeydew Sand, White Sand, Majestic Dune, Warm White",
      ),
    ],
    also: of(
      "Coral, Sun-Kissed Coral, Sunset Orange, Deep Lagoon, Saltwater Denim, Ocean Breeze, Island Coral, Palm, Mango Tango, Lemon Burst, Salmon",
    ),
  },
  {
    tag: "tropical",
    words: "tropical tropics hawaii hawaiian caribbean tiki luau exotic paradise",
    needs: [
      of(
        "Hibiscus, Flaming Orange, Sun-Kissed Coral, Watermelon, Papaya, Mango Tango, Coral, Fabulous Fuchsia, Sizzling Watermelon",
      ),
      of(
        "Turquoise, Tropical Turquoise, Tropical Rainforest, Tropical Escape, Jade, Silken Jade, Fern, Jazzy Jade, Emerald Bliss",
      ),
    ],
    also: of(
      "Mango, Pineapple Gold, Sunflower Mango, Lime Punch, Palm Leaf, Deep Lagoon, Pineapple Whip, Tropical Forest, Peach Beach",
    ),
  },
  {
    words: "gothic goth vampire victorian steampunk medieval",
    needs: [
      of("Noir Fiction, Velvet Black, Ink Black, Black Orchid, Velvet Cosmos, Pitch Black"),
      of("Oxblood, Velvet, Cherry Picking, Royal Robe, Plum, Noble Plum"),
    ],
    also: of("Gothic Gold, Steampunk Gold, Antique Brass, Parchment, Rose Ashes, Vintage Copper"),
  },
  {
    words: "cottagecore cottage countryside farmhouse picnic wildflower country",
    needs: [
      of("Sage, Willow Leaf, Basil, Moss Gardens, Aloe Tip, Copper Patina"),
      of("Muddy Rose, Dainty Peach, Blushing Cinnamon, Old Rose, Rose Haze, Savoury Salmon"),
    ],
    also: of("Honey Bee, Linen, Whipped Cream, Lavender Bliss, Acorn, Butter Muffin, Poppy, Oat Milk"),
  },
  {
    words: "boho bohemian hygge cozy cosy rustic cabin blanket fireplace",
    needs: [
      of("Boho Copper, Clay, Vintage Copper, Muted Clay, Rust, Spicy Cinnamon, Copper"),
      of("Oat Milk, Linen, Whipped Cream, Sand Dune, Warm Oats, Wheat Sheaf, Cashmere Clay"),
    ],
    also: of(
      "Olive Tree, Harvest Gold, Chocolate Bells, Boho Blush, Verdant Leaf, Caramel Gold, Cinnamon Sparkle, Walnut",
    ),
  },
  {
    words: "minimal minimalist minimalism modern simple clean japandi",
    needs: [
      of("White Smoke, Marble White, White Glove, Mystic White, Plaster"),
      of("Charcoal, Jet Black, Graphite Black, Graphite, Noir"),
    ],
    also: of("Sand Ripples, Gateway Grey, Oat Milk, Steely Grey, Clay, Concrete, French Oak"),
  },
  {
    words: "western cowboy ranch safari savanna savannah saloon",
    needs: [
      of("Rust, Sienna, Brick, Vintage Copper, Clay, Leather"),
      of("Sand, Sand Dune, Dune, Desert Dune, Wheat, Harvest Gold"),
    ],
    also: of("Cactus, Chocolate Castle, Saltwater Denim, Olive Bark, Oat Milk, Verdant Leaf"),
  },
  {
    words: "bauhaus lego mondrian",
    needs: [
      of("Cherry Crush, Poppy Red, Silken Ruby, Tomato Burst"),
      of("Sunflower, Marigold, Cyber Yellow"),
      of("Cobalt, Pacific Navy, Denim, Magic Ink"),
    ],
    also: of("Ink Black, Paper White, White Chalk, Piano Black"),
  },
  {
    words: "unicorn fairytale princess magical",
    needs: [
      of("Digital Lavender, Violet Velvet, Sweet Lilac, Enchanted Lavender, York Plum"),
      of("Bubblegum Heart, Pink Blush, Cherry Blossom, Pastel Magenta, Lavender Candy"),
    ],
    also: of("Pastel Mint, Frozen Turquoise, Turquoise Pearl, Lemon Meringue, Pastel Blue, Frost Fairy"),
  },
  {
    words: "mexican mexico taco tacos cantina aztec",
    needs: [
      of("Hibiscus, Fabulous Fuchsia, Mystic Magenta, Hot Flamingo"),
      of("Marigold, Harvest Gold, Orange Crush, Mango, Flaming Orange"),
    ],
    also: of("Cactus, Turquoise, Tomato Burst, Clay, Turkish Jade, Whipped Cream, Blue Ocean"),
  },
  {
    words: "mediterranean villa santorini mykonos riviera amalfi aegean greece greek",
    needs: [
      of("Blue Ocean, Dark Denim, Sky Fall, Saltwater Denim, Turkish Jade, Wavy Navy"),
      of("White Sand, White Chalk, Warm White, Plaster, Marble White"),
    ],
    also: of("Lemon Tart, Clay, Olive Tree, Sorreno Lemon, Greek Olive, Majestic Dune, Hibiscus"),
  },
  {
    words: "tokyo nightlife",
    needs: [
      of("Midnight, Midnight Mirage, Midnight Edition, Midnight Velvet"),
      of("Neon Pink, Neon Fuchsia, Hot Magenta, Neon Red"),
    ],
    also: of("Neon Blue, Electric Indigo, Vaporwave Blue, Clean Slate, Midnight Interlude"),
  },
];
