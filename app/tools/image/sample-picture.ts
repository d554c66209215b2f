/** A sample picture, painted on demand: an evening at a lake with a small red sail. */

const [WIDTH, HEIGHT] = [1200, 800];
const HORIZON = 470;

export async function paintSample(): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser gives no canvas.");
  sky(context);
  hills(context, 330, 74, "#5b5f86", 0.9);
  hills(context, 385, 60, "#3d4a66", 2.1);
  hills(context, 430, 44, "#26384a", 4.4);
  water(context);
  shore(context);
  sail(context, 812, 520);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (file === null) throw new Error("This browser gives no file of a canvas.");
  return new File([file], "Evening at a lake.png", { type: "image/png" });
}

type Context = CanvasRenderingContext2D;

function vertical(context: Context, from: number, to: number, colors: readonly string[]): CanvasGradient {
  const gradient = context.createLinearGradient(0, from, 0, to);
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / (colors.length - 1), color);
  return gradient;
}

function sky(context: Context): void {
  context.fillStyle = vertical(context, 0, HORIZON, ["#27315f", "#6a5c8c", "#d38a7c", "#f6c98f"]);
  context.fillRect(0, 0, WIDTH, HORIZON);
  context.fillStyle = "#fff1cf";
  context.beginPath();
  context.arc(330, 352, 46, 0, 2 * Math.PI);
  context.fill();
}

/** A ridge of three waves that differs for each `turn`. */
function hills(context: Context, top: number, height: number, color: string, turn: number): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(0, HORIZON);
  for (let x = 0; x <= WIDTH; x += 4) {
    const wave =
      Math.sin(x / 170 + turn) + 0.5 * Math.sin(x / 61 + 2 * turn) + 0.16 * Math.sin(x / 17 + turn);
    context.lineTo(x, top - (height / 2) * wave);
  }
  context.lineTo(WIDTH, HORIZON);
  context.fill();
}

function water(context: Context): void {
  context.fillStyle = vertical(context, HORIZON, HEIGHT, ["#e0a98a", "#8a7a94", "#35507a", "#16294a"]);
  context.fillRect(0, HORIZON, WIDTH, HEIGHT - HORIZON);
  for (let line = 0; line < 120; line += 1) {
    const y = HORIZON + 4 + (line * line) / 52;
    const width = 40 + ((line * 97) % 210);
    const near = Math.abs(((line * 53) % 200) - 100);
    context.fillStyle = line % 3 === 0 ? "rgb(255 226 176 / 0.34)" : "rgb(20 34 66 / 0.2)";
    context.fillRect(line % 3 === 0 ? 330 - near * 1.2 : (line * 211) % WIDTH, y, width, 1.5 + line / 60);
  }
}

function shore(context: Context): void {
  context.fillStyle = "#0d1a24";
  context.beginPath();
  context.moveTo(0, HEIGHT);
  context.lineTo(0, 690);
  context.bezierCurveTo(160, 660, 250, 730, 420, 742);
  context.bezierCurveTo(560, 752, 640, 790, 700, HEIGHT);
  context.fill();
  for (let reed = 0; reed < 46; reed += 1) {
    const x = (reed * 37) % 330;
    context.fillStyle = reed % 4 === 0 ? "#3c5a3a" : "#1d3326";
    context.fillRect(x, 640 + ((reed * 29) % 70), 3, 130);
  }
}

function sail(context: Context, x: number, y: number): void {
  context.fillStyle = "#e2311d";
  context.beginPath();
  context.moveTo(x, y - 62);
  context.quadraticCurveTo(x + 34, y - 26, x + 32, y - 4);
  context.lineTo(x, y - 4);
  context.fill();
  context.fillStyle = "#2b2023";
  context.fillRect(x - 3, y - 66, 3, 66);
  context.fillRect(x - 20, y - 2, 54, 7);
}
