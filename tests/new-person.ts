/** A new person for each test, so that tests can run in parallel against one server. */
import { randomUUID } from "node:crypto";

export interface Person {
  readonly email: string;
  readonly password: string;
}

export function newPerson(): Person {
  return { email: `${randomUUID()}@example.com`, password: `good words ${randomUUID().slice(0, 8)}` };
}
