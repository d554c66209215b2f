/** A tool of agents: a call or two with a name, a description and answers that fit into a conversation. */
import * as v from "valibot";
import { type RunCall, refusalText } from "#agents/run-call.ts";
import { invalidInput } from "#calls/invalid-input.ts";
import { type JsonSchema, jsonSchemaOf } from "#calls/json-schema.ts";

/** What a tool may do. */
export interface ToolContext {
  readonly run: RunCall;
  /** Origin of the site that share links lead to; undefined without one. */
  readonly origin: string | undefined;
}

export interface ToolAnswer {
  /** Valid by the tool's output schema. */
  readonly structured: Readonly<Record<string, unknown>>;
  /** A sentence or a few lines for a model that does not read the data. */
  readonly text: string;
}

/** Says to the model what it has to send instead. */
export class ToolProblem extends Error {
  override readonly name = "ToolProblem";
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: v.GenericSchema;
  readonly output: v.GenericSchema;
  /** Only a server has the library. */
  readonly needsLibrary: boolean;
  /** Address of the view that shows the answer. */
  readonly view?: string;
  /** Throws a ToolProblem for wrong arguments. */
  readonly answer: (args: unknown, context: ToolContext) => Promise<ToolAnswer>;
}

interface ToolDefinition<Input extends v.GenericSchema> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: v.GenericSchema;
  readonly needsLibrary?: true;
  readonly view?: string;
  readonly answer: (args: v.InferOutput<Input>, context: ToolContext) => Promise<ToolAnswer>;
}

export function defineTool<Input extends v.GenericSchema>(definition: ToolDefinition<Input>): Tool {
  const { answer, needsLibrary = false, ...facts } = definition;
  return {
    ...facts,
    needsLibrary,
    async answer(args, context) {
      const read = v.safeParse(definition.input, args);
      if (!read.success) throw new ToolProblem(refusalText(invalidInput(read.issues, args)));
      return answer(read.output, context);
    },
  };
}

/** The data of a call. Throws a ToolProblem with what is wrong. */
export async function dataOf<Schema extends v.GenericSchema>(
  schema: Schema,
  result: ReturnType<RunCall>,
): Promise<v.InferOutput<Schema>> {
  const answered = await result;
  if (!answered.ok) throw new ToolProblem(answered.message);
  if (!("body" in answered)) throw new Error("The call has answered with a file");
  return v.parse(schema, answered.body);
}

export const colorText = (description: string) =>
  v.pipe(v.string(), v.maxLength(300), v.description(description));

/** Most colors that one conversation asks about at once. */
const MAX_TEXTS = 200;
export const colorTexts = (description: string) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(300))),
    v.minLength(1),
    v.maxLength(MAX_TEXTS),
    v.description(description),
  );

export const whole = (least: number, most: number, description: string) =>
  v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.description(description)),
  );

/** As the protocol lists it. Every tool reads, and asks nothing outside of this program. */
export function listedTool({ name, title, description, input, output, view }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: listedInput(jsonSchemaOf(input)),
    outputSchema: listedOutput(jsonSchemaOf(output)),
    annotations: { readOnlyHint: true, openWorldHint: false },
    ...(view !== undefined && { _meta: { ui: { resourceUri: view } } }),
  };
}

/** Every session of an agent pays for the list, so it says nothing twice: an enum needs no type. */
function listedInput(schema: JsonSchema): JsonSchema & { readonly type: "object" } {
  const { properties = {} } = schema;
  return { ...schema, type: "object", properties: mapped(properties, slim) };
}

function slim({ type, enum: choices, items, properties, ...rest }: JsonSchema): JsonSchema {
  return {
    ...(choices === undefined ? type !== undefined && { type } : { enum: choices }),
    ...(items !== undefined && { items: slim(items) }),
    ...(properties !== undefined && { properties: mapped(properties, slim) }),
    ...rest,
  };
}

/** The fields of the answer with their types; what is inside of lists and objects is a line of names. */
function listedOutput({ properties = {} }: JsonSchema) {
  return {
    type: "object" as const,
    properties: mapped(properties, ({ type, description, ...inner }): JsonSchema => {
      const said = description ?? namesWithin({ type: type ?? "", ...inner });
      return { ...(type !== undefined && { type }), ...(said !== "" && { description: said }) };
    }),
  };
}

function namesWithin({ items, properties, additionalProperties, required = [] }: JsonSchema): string {
  if (items?.properties !== undefined) return namesWithin(items);
  if (properties !== undefined)
    return `{${Object.keys(properties)
      .map((name) => (required.includes(name) ? name : `${name}?`))
      .join(",")}}`;
  return typeof additionalProperties === "object" && additionalProperties.additionalProperties !== undefined
    ? "By mode, by token"
    : "";
}

const mapped = (
  properties: Readonly<Record<string, JsonSchema>>,
  change: (schema: JsonSchema) => JsonSchema,
) => Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema)]));
