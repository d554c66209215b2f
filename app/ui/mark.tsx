/** The logo: a shield divided vertically, the left half solid, the right half striped. Always in the text color. */
export function Mark({ height = 20 }: { height?: number }) {
  return (
    <svg viewBox="0 0 18 20" height={height} width={height * 0.9} aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        d="M.85.85h16.3v8.9c0 4.6-3.1 7.6-8.15 9.4C3.95 17.35.85 14.35.85 9.75z"
      />
      <path fill="currentColor" d="M9 .85H.85v8.9c0 4.6 3.1 7.6 8.15 9.4z" />
      <path stroke="currentColor" strokeWidth="1.5" d="M9 4.5h8M9 8h8M9 11.5h7.5M9 15h5" />
    </svg>
  );
}
