/** Trades and places by the names of colors that stand for them, chosen by us. */
import { type Occasion, namesIn as of } from "./occasion.ts";

export const TRADES: readonly Occasion[] = [
  {
    tag: "coffee",
    words: "coffee cafe espresso barista roastery cappuccino latte",
    needs: [
      of(
        "Espresso, Coffee, Brown Coffee, Ethereal Espresso, Café Noir, Espresso Bar, Chocolate Truffle, Chocolate Castle",
      ),
      of(
        "Latte, Cafe Latte, Mocha, Iced Coffee, Caramel Drizzle, Caramel Crumb, Caramel Mousse, Oat Milk, Chai Latte",
      ),
    ],
    also: of(
      "Cappuccino, Mocha Delight, Afternoon Coffee, Whipped Cream, Noble Cream, Espresso Macchiato, Caramel Gold, Cinnamon Sparkle, Acorn, Heavy Cream, Mocha Ice",
    ),
  },
  {
    tag: "bakery",
    words: "bakery baker bread pastry patisserie brunch breakfast croissant waffle",
    needs: [
      of(
        "Butter Muffin, Soft Butter, Wheat, Vanilla Cream, Honey Bee, Egg Yolk, Poached Egg, French Vanilla, Double Cream",
      ),
      of(
        "Caramel Crumb, Maple Syrup, Ginger Dough, Caramel, Peanut Butter, Gingerbread, Cinnamon Sparkle, Butter Bronze",
      ),
    ],
    also: of(
      "Chocolate Bells, Chocolate Covered, Whipped Cream, Peach Scone, Strawberry Latte, Caramel Drizzle, Oat Milk, Warm White, Berry Butter",
    ),
  },
  {
    tag: "spa",
    words:
      "spa wellness yoga massage meditation mindfulness sauna relaxing calming serene pilates therapy therapist counseling counselling",
    needs: [
      of(
        "Spa, Seafoam Whisper, Harbour Mist, Mint Twist, Seafoam Slate, Jade Sea, Turquoise Fantasies, Quiet Jade, Delta Mint, Porcelain Mint",
      ),
      of(
        "Aloe Tip, Basil, Copper Patina, Willow Leaf, Aloe Vera, Clouded Pine, Gum Leaf, Frosted Fir, Sand Ripples, Warm Oats, Emerald Oasis",
      ),
    ],
    also: of(
      "White Glove, Linen, Marble White, Yang Mist, Gentle Frost, Dune, Lagoon, Lavender Bliss, Ethereal Mist, Gateway Grey, Marble Quarry",
    ),
  },
  {
    tag: "business",
    words:
      "bank banking finance financial fintech insurance accounting accountant trust trustworthy corporate consulting business money investment investor wealth crypto exchange professional",
    needs: [
      of(
        "Atlantic Navy, Pacific Navy, Midnight Mirage, Midnight Ocean, Wavy Navy, Dark Denim, Saltwater Denim, Midnight Crest",
      ),
      of(
        "Stainless Steel, Steel Mist, Steely Grey, White Frost, Snow Blanket, Cold White, Clean Slate, White Smoke, Midnight Shadow",
      ),
    ],
    also: of(
      "Sky Dancer, Gentle Sky, Emerald Whispers, Double Denim, Royal Blue, Charcoal, Vegas Gold, Graphite Black, Blue Ocean",
    ),
  },
  {
    words:
      "law lawyer attorney legal notary firm barrister library bookstore bookshop academia scholar barber barbershop",
    needs: [
      of(
        "Midnight Mirage, Midnight Ocean, Atlantic Navy, Tropical Forest, Emerald Forest, Enchanting Ivy, Black Knight",
      ),
      of("Oxblood, Walnut, Chocolate Castle, Leather, English Walnut, Chestnut, Cherry Picking"),
    ],
    also: of(
      "Antique Brass, Old Gold, Writer’s Parchment, Parchment, Luxor Gold, Ivory, Graphite, Oak Barrel, Paper White",
    ),
  },
  {
    words:
      "hospital clinic dental dentist dentistry doctor doctors clinical medical medicine pharmacy health healthcare nurse hygiene",
    needs: [
      of(
        "Turquoise, Silken Jade, Mint, Turkish Jade, Emerald Bliss, Blue Ocean, Jolly Jade, Tropical Escape",
      ),
      of(
        "Cold White, Ice Cold, White, Porcelain Mint, Silky Mint, Mint Chip, White Porcelain, Tropical Dream",
      ),
    ],
    also: of("Saltwater Denim, Sky, Pale Sky, Double Denim, Dark Denim, Deep Lagoon, Steel Mist, Sky Fall"),
  },
  {
    words:
      "tech technology startup software app saas digital data code developer computer robot ai web internet",
    needs: [
      of("Electric Indigo, Royal Blue, Azure, Sky Dancer, Magic Ink, Denim, Liquid Denim"),
      of("Neon Blue, Vaporwave Blue, Vibrant Mint, Cyan, Turquoise, Opulent Turquoise, Frozen Turquoise"),
    ],
    also: of(
      "Midnight Sky, Night Sky, Midnight Escapade, Foundation White, Steel Mist, Violet Voltage, Midnight, Narwhal Grey, Cold White",
    ),
  },
  {
    tag: "organic",
    words:
      "organic vegan vegetarian eco ecological sustainable natural nature botanical herbal grocery farm farmers farming gardening salad hiking camping",
    needs: [
      of(
        "Fern, Kale, Leaf, Basil, Sage, Avocado, Moss Gardens, Evergreen, June Ivy, Clouded Pine, Verdant Leaf, Bay Leaf",
      ),
      of(
        "Wheat Sheaf, Warm Oats, Oat Milk, Wild Wheat, Acorn, Leather, Sand Dune, Linen, Bamboo Forest, Teak, White Asparagus, Oak Barrel",
      ),
    ],
    also: of(
      "Palm Leaf, Olive Bark, Fiddle-Leaf Fig, Clay, Honey Crisp, Pumpkin Pie, Caramel Gold, Willow Leaf, Pine, Pistachio",
    ),
  },
  {
    words: "pizza pizzeria restaurant trattoria food burger bistro diner",
    needs: [
      of("Tomato, Cherry Tomato, Tomato Burst, Grilled Tomato, Tomato Sunrise, Poppy Red"),
      of("Basil, Italian Basil, Kale, Green Olive, Evergreen, Fern, Olive Leaf"),
    ],
    also: of(
      "Heavy Cream, Whipped Cream, Double Cream, Egg Yolk, Habañero Gold, Polished Gold, Olive Bark, Black Olive, Wheat",
    ),
  },
  {
    words: "sushi ramen izakaya",
    needs: [
      of("Salmon, Salmon Nigiri, Salmon Sashimi, Smoked Salmon, Salmon Glow"),
      of("Wasabi Nori, Ink Black, Black, Piano Black, Black Olive"),
    ],
    also: of("Wasabi, Ginger Scent, White Porcelain, Plaster, Cherry Crush, White Smoke, Pistachio"),
  },
  {
    words: "brewery brewing brewer ale lager pub ipa craft",
    needs: [
      of("Amber, Beer, Vibrant Amber, Ginger Beer, Honey Glow, Polished Gold"),
      of("Root Beer, Copper, Oak Barrel, Walnut, Kenyan Copper, Chocolate Bells"),
    ],
    also: of("Double Cream, Palm Leaf, Verdant Leaf, Black Truffle, Wheat, Antique Brass, Cream"),
  },
  {
    tag: "luxury",
    words:
      "luxury luxurious premium opulent jewelry jewellery jeweller watch watches perfume couture exclusive casino gatsby",
    needs: [
      of(
        "Vegas Gold, Gold Vein, Luxor Gold, Old Gold, Rich Gold, Faint Gold, Brass Buttons, Artisans Gold, Sunset Gold, Steampunk Gold",
      ),
      of(
        "Piano Black, Midnight, Ink Black, Velvet Black, Midnight Mirage, Tropical Forest, Midnight Velvet, Velvet Cosmos, Oxblood, Black Pearl, Noble Black",
      ),
    ],
    also: of(
      "Champagne, Ivory, Pearl White, Velvet, Emerald Forest, Royal Robe, Champagne Gold, White Pearl, Velvet Vortex",
    ),
  },
  {
    words: "beauty salon hair hairdresser makeup cosmetics skincare nail nails fashion boutique lipstick",
    needs: [
      of("Rose Elegance, Old Rose, Preppy Rose, Blushing Rose, Extravagant Blush, Velvet Wine, Dry Rose"),
      of(
        "Porcelain Blush, Vanilla Blush, Soft Blush, Secret Blush, Powder Room, Ballet White, Peach Cream, Muddy Rose",
      ),
    ],
    also: of(
      "Champagne, Creamed Caramel, Noir, Velvet, Ink Black, Chocolate Truffle, Cashmere Clay, Momo Peach",
    ),
  },
  {
    words:
      "gym fitness sport sports athletic running football soccer basketball crossfit energy energetic racing sneakers shoes streetwear",
    needs: [
      of(
        "Liquid Lime, Neon Yellow, Electric Yellow, Vivid Orange, Neon Red, Safety Orange, Liquid Neon, Shocking Orange, Lasting Lime",
      ),
      of("Jet Black, Graphite Black, Night Sky, Charcoal, Asphalt, Piano Black"),
    ],
    also: of("Steely Grey, White, Azure, Stainless Steel, Neon Blue, Cold White, Plaster"),
  },
  {
    words: "university school college education graduation campus student teacher",
    needs: [
      of("Atlantic Navy, Midnight Mirage, Pacific Navy, Oxblood, Cherry Picking, Enchanting Ivy"),
      of("Old Gold, Sunset Gold, Brass Buttons, Harvest Gold, Vegas Gold"),
    ],
    also: of("Ivory, Paper White, Crimson Glow, Graphite, Clean Slate, Ivy, White Smoke"),
  },
  {
    words:
      "estate property realtor architecture architect construction builder industrial loft warehouse factory",
    needs: [
      of("Concrete Landscape, Gauntlet Grey, Charcoal, Venus Mist, Heavy Charcoal, Midnight Sky, Graphite"),
      of("Concrete, Plaster, Marble Quarry, Rough Asphalt, Timid White, Sand Ripples"),
    ],
    also: of("Brick, Rust, Safety Orange, Teak, Copper, Clay, Stainless Steel, French Oak"),
  },
  {
    words: "travel tourism agency airline journey adventure explorer",
    needs: [
      of("Blue Ocean, Sky Fall, Saltwater Denim, Turquoise, Deep Lagoon"),
      of("Sunset Orange, Mango Tango, Orange Crush, Sunset Gold, Coral"),
    ],
    also: of("Sand Dune, Midnight Ocean, Whipped Cream, Palm Leaf, Peach Beach, White Sand"),
  },
  {
    words:
      "arcade videogame videogames gaming gamer game esports 80s 1980s eighties 90s 1990s nineties cyberpunk synthwave cyber hacker glitch",
    needs: [
      of("Neon Pink, Hot Magenta, Vaporwave, Neon Fuchsia, Magenta Fizz"),
      of("Neon Blue, Vaporwave Blue, Cyan, Vibrant Mint, Aqua"),
    ],
    also: of(
      "Midnight, Midnight Monarch, Electric Indigo, Neon Yellow, Neon Purple, Vivid Violet, Neon Green, Midnight Velvet",
    ),
  },
  {
    words: "music podcast concert band rock guitar vinyl record records",
    needs: [
      of("Piano Black, Ink Black, Velvet Black, Midnight Velvet, Noir"),
      of("Ruby, Poppy Red, Shocking Crimson, Vivid Orange, Neon Fuchsia, Burning Orange"),
    ],
    also: of("Harvest Gold, Ivory, Purple Ink, Brass Buttons, Velvet Vortex, Steely Grey"),
  },
  {
    words:
      "plumber plumbing electrician mechanic repair garage automotive car cars motorcycle truck tools hardware",
    needs: [
      of("Safety Orange, Vivid Orange, Cyber Yellow, Marigold, Red Coral, Tomato"),
      of("Charcoal, Graphite Black, Jet Black, Asphalt, Midnight Sky"),
    ],
    also: of("Stainless Steel, Steely Grey, Denim, Dark Denim, White Smoke, Concrete"),
  },
  {
    words: "pet pets dog dogs puppy cat cats kitten veterinary vet zoo",
    needs: [
      of("Caramel Drizzle, Acorn, Chocolate Bells, Fizzy Peach, Maple Syrup, Iced Coffee"),
      of("Emerald Bliss, Sky Fall, Jolly Jade, Turquoise Fantasies, Gentle Sky"),
    ],
    also: of("Whipped Cream, Honey Glow, Coral, Charcoal, Salmon, Lemon Burst"),
  },
  {
    words: "newspaper magazine editorial press journal typewriter newsprint",
    needs: [
      of("Ink Black, Graphite Black, Charcoal, Noir"),
      of("Paper White, Washed Canvas, White Chalk, Marble White, Venerable White"),
    ],
    also: of("Crimson Glow, Quill Grey, Gauntlet Grey, Earl Grey, Clean Slate, Poppy Red"),
  },
  {
    words: "art gallery museum artist painter exhibition studio creative",
    needs: [
      of("Painter’s Canvas, Blank Canvas, White Chalk, Washed Canvas"),
      of("Artist’s Charcoal, Ink Black, Charcoal"),
    ],
    also: of("Cobalt, Vibrant Amber, Crimson Glow, Sienna, Turkish Jade, Tomato, Marigold"),
  },
  {
    words: "flower flowers florist floral bouquet blossom bloom",
    needs: [
      of("Poppy, Tulip, Hibiscus, Preppy Rose, Cherry Blossom, Old Rose, Rose Elegance, Extravagant Blush"),
      of("Fern, Sage, Leaf, Gum Leaf, Palm Leaf, Clouded Pine, Basil, Willow Leaf"),
    ],
    also: of(
      "Enchanted Lavender, Lilac Lace, Veiled Rose, Sunflower, Holland Tulip, Peach Fuzz, Ivory Tower, Wild Violet",
    ),
  },
];
