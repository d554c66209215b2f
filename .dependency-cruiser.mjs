// Layers, slices, orders and circles of docs/architecture.md, from the table in scripts/borders/layers.ts.
import { BORDER_OPTIONS, BORDER_RULES } from "./scripts/borders/border-rules.ts";

export default { forbidden: BORDER_RULES, options: BORDER_OPTIONS };
