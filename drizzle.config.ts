import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: ["./server/library/item-table.ts", "./server/feedback/feedback-table.ts"],
  out: "./drizzle",
});
