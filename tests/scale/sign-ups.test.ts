import { expect, it } from "vitest";
import { compareMails } from "./sign-ups.ts";

const done = new Map([
  ["a@x.test", true],
  ["b@x.test", true],
]);

it("[PLT-7] every mail that was received twice is an error, and the report says how many there were", () => {
  const wrong: string[] = [];
  const received = new Map([
    ["a@x.test", 1],
    ["b@x.test", 2],
    // Its account was made, but the answer was lost.
    ["c@x.test", 3],
  ]);
  const said = compareMails({ acknowledged: ["a@x.test", "b@x.test"], received, done }, wrong);
  expect(wrong).toEqual(["2 mails to b@x.test", "3 mails to c@x.test"]);
  expect(said).toBe("2 accounts made meanwhile, mails to 3 addresses, 2 twice");
});

it("[PLT-7] an account without a job, and a job that is done without a mail, are errors", () => {
  const wrong: string[] = [];
  const received = new Map([["a@x.test", 1]]);
  const acknowledged = ["a@x.test", "b@x.test", "d@x.test"];
  expect(compareMails({ acknowledged, received, done }, wrong)).toMatch(/, none twice$/);
  expect(wrong).toEqual(["the mail to b@x.test is done and was not sent", "the mail to d@x.test is missing"]);
});
