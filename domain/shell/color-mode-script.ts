/** The name under which a person's color mode is kept: "light" or "dark"; nothing follows the system (SHL-7). */
export const COLOR_MODE_KEY = "color-mode";

/**
 * Runs in <head> before the first paint, so that no frame shows the wrong mode. A page that forces a mode
 * has `data-forced` and `data-theme` from the server, and keeps them.
 */
export const COLOR_MODE_SCRIPT = `(()=>{const r=document.documentElement;if(r.dataset.forced)return;try{const m=localStorage.getItem("${COLOR_MODE_KEY}");if(m==="light"||m==="dark")r.dataset.theme=m}catch{}})()`;
