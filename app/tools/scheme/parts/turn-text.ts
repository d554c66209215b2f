import { turnDeg } from "#engine/space/angle.ts";

/** An angle from the base as text: "+30°", "−150°", "180°". */
export function turnText(angleDeg: number): string {
  const signed = Math.round(turnDeg(0, angleDeg));
  if (Math.abs(signed) === 180) return "180°";
  return signed > 0 ? `+${signed}°` : `−${Math.abs(signed)}°`;
}
