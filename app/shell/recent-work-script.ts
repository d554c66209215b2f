const KEY = "tincture:work";
/** Runs while the HTML is parsed, to reserve space before the first paint and avoid layout shifts. */
export const RECENT_WORK_SCRIPT = `try{if((localStorage.getItem("${KEY}")||"[]")!=="[]")document.documentElement.dataset.work=""}catch{}`;
