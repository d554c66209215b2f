/** Builds the view of the API reference from the document of /api/v1/openapi.json. */
import type { RouterContextProvider } from "react-router";
import { exampleAddress } from "#server/api/example-address.server.ts";
import { documentOf } from "#server/api/openapi.server.ts";
import type { ApiDocument, MediaContent, Operation } from "#server/api/openapi-document.server.ts";
import { originContext, servicesContext } from "#server/pages/request-context.server.ts";
import { fieldRows } from "./field-rows.ts";
import { readableJson } from "./readable-json.ts";
import type { CallView, FieldRow, ReferenceView } from "./reference-view.ts";

export async function loadReference(context: Readonly<RouterContextProvider>): Promise<ReferenceView> {
  const document = await documentOf(context.get(servicesContext));
  return toReferenceView(document, context.get(originContext));
}

/** `origin` is the public origin of the site, for use in a terminal. */
export function toReferenceView(document: ApiDocument, origin: string): ReferenceView {
  const base = origin + (document.servers[0]?.url ?? "");
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      tags: operation.tags,
      view: toCallView(base, path, method.toUpperCase(), operation),
    })),
  );
  return {
    version: document.info.version,
    base,
    groups: document.tags.map(({ name, description }) => ({
      id: `group-${name.toLowerCase()}`,
      title: name,
      description,
      calls: calls.filter(({ tags }) => tags.includes(name)).map(({ view }) => view),
    })),
    problems: Object.entries(document.components.responses).map(([name, response]) => ({
      id: response["x-problem-type"]?.split("#")[1] ?? name,
      status: name.replace("Problem", ""),
      description: response.description,
    })),
  };
}

function toCallView(base: string, path: string, method: string, operation: Operation): CallView {
  const answer = operation.responses["200"];
  const contents = answer !== undefined && "content" in answer ? Object.entries(answer.content ?? {}) : [];
  const [answerType = "", shown] = contents.find(([, content]) => content.example !== undefined) ?? [];
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    description: operation.description,
    fields: [...parameterRows(operation), ...bodyRows(operation)],
    answerFields: shown?.schema === undefined ? [] : fieldRows(shown.schema),
    curl: curlOf(base, path, operation),
    answer: typeof shown?.example === "string" ? shown.example : readableJson(shown?.example),
    answerType: answerType.split(";")[0] ?? "",
    problems: Object.keys(operation.responses).filter((status) => status !== "200"),
  };
}

function parameterRows({ parameters = [] }: Operation): FieldRow[] {
  return parameters.flatMap(({ name, in: place, required, schema }) =>
    fieldRows({ properties: { [name]: schema }, required: required ? [name] : [] }).map((row) => ({
      ...row,
      type: `${row.type}, in the ${place === "path" ? "path" : "query"}`,
    })),
  );
}

function bodyRows({ requestBody }: Operation): FieldRow[] {
  const body = requestBody?.content["application/json"];
  if (body?.schema !== undefined) return fieldRows(body.schema);
  if (requestBody === undefined) return [];
  return [
    {
      name: "body",
      type: "file",
      isRequired: true,
      range: "at most 1 MiB",
      fallback: "",
      description: "The file itself.",
    },
  ];
}

function curlOf(base: string, path: string, operation: Operation): string {
  const url = base + exampleAddress(path, operation);
  const [type, body] =
    Object.entries(operation.requestBody?.content ?? {}).find(([, { example }]) => example !== undefined) ??
    [];
  if (type === undefined || body === undefined) return `curl ${quoted(url)}`;
  return [
    `curl ${quoted(url)}`,
    `  -H ${quoted(`Content-Type: ${type}`)}`,
    `  --data-binary ${quoted(bodyText(body))}`,
  ].join(" \\\n");
}

function bodyText({ example }: MediaContent): string {
  return typeof example === "string" ? example : readableJson(example);
}

/** Quotes for a POSIX shell; plain words need no quotes. */
function quoted(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
