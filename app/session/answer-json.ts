/** Undefined for an empty body and for one that is no JSON; a body that breaks off throws: the answer never came. */
export async function answerJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
