/** Problems in the OpenAPI document. */
import type { JsonSchema } from "#calls/json-schema.ts";
import type { ApiResponse } from "./openapi-document.server.ts";
import { PROBLEM_KINDS, problemType } from "./problem.ts";

export const PROBLEM_SCHEMA: JsonSchema = {
  type: "object",
  description: "RFC 9457 problem details.",
  properties: {
    type: { type: "string", description: "The kind of problem." },
    title: { type: "string", description: "The kind in words." },
    status: { type: "integer", description: "The HTTP status." },
    detail: { type: "string", description: "What is wrong with this request." },
    errors: {
      type: "array",
      description: "Single values that are wrong, at most twenty.",
      items: {
        type: "object",
        properties: {
          path: { type: "string", description: "Where in the request, as in colors.3.color." },
          message: { type: "string" },
          code: { type: "string" },
          position: {
            type: "integer",
            description: "For a color: the character that is wrong, counted from 1.",
          },
        },
        required: ["path", "message", "code"],
      },
    },
  },
  required: ["type", "title", "status", "detail"],
};

export const PROBLEM_RESPONSES: Readonly<Record<string, ApiResponse>> = Object.fromEntries(
  Object.entries(PROBLEM_KINDS).map(([status, { title, slug }]) => [
    `Problem${status}`,
    {
      description: `${title}.`,
      "x-problem-type": problemType(slug),
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]),
);
