/** Types for the parts of OpenAPI 3.1 that our document uses (https://spec.openapis.org/oas/v3.1.1.html). */
import type { JsonSchema } from "#calls/json-schema.ts";

export interface MediaContent {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
}
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}
export interface ApiResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, MediaContent>>;
  /** The problem's `type`, for an answer that is a problem. */
  readonly "x-problem-type"?: string;
}
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: Readonly<Record<string, MediaContent>>;
  };
  readonly responses: Readonly<Record<string, ApiResponse | { readonly $ref: string }>>;
}
export interface ApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<"get" | "post", Operation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
  };
}
