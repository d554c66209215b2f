/** The address of the first item that a list links to, at the server with this origin. */
export async function firstItem(origin: string, list: string): Promise<string> {
  const html = await (await fetch(origin + list)).text();
  const address = new RegExp(`href="(${list}/[\\w-]+)"`).exec(html)?.[1];
  if (address === undefined) throw new Error(`${list} links to no item`);
  return address;
}
