/** View types of the API reference, built on the server from the OpenAPI document. */
export interface FieldRow {
  /** Such as `colors[].name`. */
  readonly name: string;
  /** Such as "list of text". */
  readonly type: string;
  readonly isRequired: boolean;
  /** Such as "0 to 10", or the choices. */
  readonly range: string;
  readonly fallback: string;
  readonly description: string;
}

export interface CallView {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly fields: readonly FieldRow[];
  readonly answerFields: readonly FieldRow[];
  readonly curl: string;
  /** The answer to exactly that request. */
  readonly answer: string;
  readonly answerType: string;
  /** Status codes of possible errors. */
  readonly problems: readonly string[];
}

export interface GroupView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly calls: readonly CallView[];
}

export interface ProblemView {
  readonly id: string;
  readonly status: string;
  readonly description: string;
}

export interface ReferenceView {
  readonly version: string;
  readonly base: string;
  readonly groups: readonly GroupView[];
  readonly problems: readonly ProblemView[];
}
