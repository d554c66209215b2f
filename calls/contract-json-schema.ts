/** The JSON schema of the contrast contract, as it is served at a stable address. */
import { ContractSchema } from "#domain/audit/contract.ts";
import { jsonSchemaOf } from "./json-schema.ts";

/** Without an `$id`: the schema is the same at every origin. */
export function contractJsonSchema(): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Contrast contract",
    description:
      "Which color of a design system stands on which, in which modes, for what, and how much contrast is needed.",
    ...jsonSchemaOf(ContractSchema),
  };
}
