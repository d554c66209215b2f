/** What the reference page shows, made of the OpenAPI document at the server. */
export interface FieldRow {
  /** As in `colors[].name`. */
  readonly name: string;
  /** As in "list of text". */
  readonly type: string;
  readonly isRequired: boolean;
  /** "0 to 10", or the choices. */
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
  /** What the call answered to exactly that request. */
  readonly answer: string;
  readonly answerType: string;
  /** Statuses it can refuse with. */
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
