/** SHA-256 of `fiftyPictures` (golden.ts). A change here changes wallpapers that people have: give the pattern a new version. */
import type { PatternStyleId } from "../styles.ts";

export const GOLDEN: Readonly<Record<PatternStyleId, string>> = {
  contours: "50d916297ad15edb4eb5da8d001f6c4ec5a22269d5e9efa143c4146cb52d0b21",
  waves: "dec9cb4b7d93654084b0adf64419b0b92ed0e8e4eb2a2f5e0bd6d50605141e06",
  peaks: "eeefdddbdbe3b08d72851fd5d0a8239811f6cf896fd8b41b8fe6f19939445d25",
  blobs: "cb30415c53064f73afd707209e1e32ab429cc82c70ca253d08f538a8b7f13420",
  facets: "ddfa733ccbbd1503b571f8e9e3109d944d5f9e694d80a5e020d4208a0fa532c9",
  cells: "858b4b9a2a34a4ac46f68f31e71f69771faa00cfd83ee0b1ce150fa9981fd67f",
  flow: "e4358f578fee9cf48f43185a0c732fa547604027a5021f2a3f61efad57d21dc2",
  mesh: "30044609f464954dc6a438cfaece6c96bf65019b718dffd7568b46f88b9a681c",
  rays: "d768b0232e9a386e3d9325e1aa7685084b96acb49254cbf8e892a0a3e8f6e664",
  terrazzo: "2493c665833cc7bcfc123e12911e5c4308c181151e28eec131b091cf44628af3",
  quarters: "62624ecd20c2760f50c428be3c02ee23382017e0d7b3f36602d015535468db7a",
  grain: "ef40f7e2cfc3fa34c9e4f9765c1b40f405fb5634261d8fb946622c9d28d8f81b",
  arcs: "29af0c3f935aa0d99ec12981c8fa5eccadde1f4aae9366a8e3695269938155a5",
  bands: "42042cb0056e87eb9f3958235b5819d6b2180756ec2c811fb04ca2114a5bbf8a",
  orbits: "a8300cff83d76caba79da2a5b67fc3288416d536bd547892c7bc04f6134883a3",
  dunes: "f6039f205aeff49c7bd92870069d30b6eeeb9e20835aac82ab4a1cbbeb862e7e",
};
