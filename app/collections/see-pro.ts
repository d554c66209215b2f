/** The action of a toast about a limit of the plan. */
export const SEE_PRO = {
  label: "See Pro",
  run: () => window.location.assign("/about/pricing"),
};
