import { describe, expect, it } from "vitest";
import { type JudgedSystem, judged, pairLabels } from "./testing/pair-labels.ts";

/** AUD-4: of what is inferred so much is right, and of what is drawn so much is found. */
const RIGHT = 0.98;
const FOUND = 0.95;

describe("[AUD-4] what rules infer, by labels of twelve systems", () => {
  const labels = pairLabels();
  const systems = [...new Set(labels.map(({ system }) => system))];
  const judgements = new Map<string, JudgedSystem>();
  const judgementOf = (system: string): JudgedSystem => {
    const known = judgements.get(system);
    if (known !== undefined) return known;
    const made = judged(
      system,
      labels.filter((label) => label.system === system),
    );
    judgements.set(system, made);
    return made;
  };
  const sum = (count: (judgement: JudgedSystem) => number): number =>
    systems.reduce((total, system) => total + count(judgementOf(system)), 0);

  it("[AUD-4] are 400 and more of twelve systems, each with what shows it, and none twice", () => {
    expect(systems).toHaveLength(12);
    expect(labels.filter(({ by }) => by === "drawn").length).toBeGreaterThanOrEqual(400);
    expect(labels.filter(({ evidence }) => evidence.length < 20)).toEqual([]);
    expect(new Set(labels.map(({ system, mode, text, on }) => `${system} ${mode} ${text} ${on}`)).size).toBe(
      labels.length,
    );
  });

  it("[AUD-4] 95 % of what components draw are found", () => {
    const found = 1 - sum(({ missing }) => missing.length) / sum(({ drawn }) => drawn);
    const missing = systems.flatMap((system) =>
      judgementOf(system).missing.map((pair) => `${system}: ${pair}`),
    );
    expect(found, missing.join("\n")).toBeGreaterThanOrEqual(FOUND);
  });

  it("[AUD-4] 98 % of the pairs with a labelled text have a ground that the package gives it", () => {
    const right = 1 - sum(({ unproven }) => unproven.length) / sum(({ said }) => said);
    const unproven = systems.flatMap((system) =>
      judgementOf(system).unproven.map((pair) => `${system}: ${pair}`),
    );
    expect(right, unproven.join("\n")).toBeGreaterThanOrEqual(RIGHT);
  });
});
