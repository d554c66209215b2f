import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { WAIT_MS } from "./wait.ts";

// As for `expect.poll`: by itself the library would give up after a second.
configure({ asyncUtilTimeout: WAIT_MS });
afterEach(cleanup);
