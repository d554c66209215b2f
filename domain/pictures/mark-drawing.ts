/** The drawing of app/ui/mark.tsx for output made without React: the size of its box, and its three paths. */
export const MARK = {
  width: 18,
  height: 20,
  outline: "M.85.85h16.3v8.9c0 4.6-3.1 7.6-8.15 9.4C3.95 17.35.85 14.35.85 9.75z",
  solidHalf: "M9 .85H.85v8.9c0 4.6 3.1 7.6 8.15 9.4z",
  bars: "M9 4.5h8M9 8h8M9 11.5h7.5M9 15h5",
} as const;
