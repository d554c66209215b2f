/** Undefined for an empty body and for invalid JSON; throws for an interrupted body, which counts as no answer. */
export async function answerJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
