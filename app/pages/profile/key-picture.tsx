import { encode } from "uqr";

/** Light modules around the code, as readers require (ISO/IEC 18004: four). */
const QUIET = 4;

/** An otpauth:// address as a QR code, black on white in both modes, since readers expect that. */
export function KeyPicture({ address }: { readonly address: string }) {
  const { data, size } = encode(address, { border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      className="two-factor-picture"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="The key as a QR code"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
