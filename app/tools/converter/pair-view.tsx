import type { ConverterPair } from "#domain/navigation/converter-pairs.ts";
import type { ConverterData } from "./use-converter.ts";

export function PairView({ data }: { data: ConverterData & { readonly pair: ConverterPair } }) {
  return <main id="main">{data.search}</main>;
}
