/**
 * The palette that was dealt before a reload, in the first paint: the HTML is the same for everyone and wears the plate of
 * the day. A script of the page colors the field and its columns; the work in them is dressed once the page is live.
 */
export const KEPT_FRONT_KEY = "tincture:front";
/** In front of the custom properties on <html>: of each color from 0 on, and of the text. */
const PROPERTY = "--front-";
/** After it the plate of the day is shown, because the page's scripts do not come. */
const PATIENCE_MS = 8000;

/** Runs while the HTML is parsed, after the hero. What is stored is described in use-front.ts. */
export const KEPT_FRONT_SCRIPT = `try{const r=document.documentElement,k=JSON.parse(sessionStorage.getItem("${KEPT_FRONT_KEY}")).value,h=k.latest[k.shown].hero,c=h.bands.map(b=>b.hex);if(k.of===[...document.querySelectorAll(".hero-copy")].map(b=>b.dataset.copy).join()&&k.of!==c.join()){c.forEach((x,i)=>r.style.setProperty("${PROPERTY}"+i,x));r.style.setProperty("${PROPERTY}text",h.text);r.dataset.front="";setTimeout(()=>{delete r.dataset.front;Array.from(r.style).forEach(p=>p.startsWith("${PROPERTY}")&&r.style.removeProperty(p))},${PATIENCE_MS})}}catch{}`;

/** From here on the page shows what React holds. */
export function showLiveFront(): void {
  const { dataset, style } = document.documentElement;
  delete dataset["front"];
  for (const name of Array.from(style)) if (name.startsWith(PROPERTY)) style.removeProperty(name);
}
