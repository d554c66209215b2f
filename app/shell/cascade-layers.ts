/** The text of the style element in every page; its hash is in the page's policy. */
export const CASCADE_LAYERS = "@layer theme, base, parts, components, utilities;";
