/** CSS height of the bar above every page at a till. */
export const storeBarHeight = '3.25rem';

/** Keeps the bar's place from the first paint on (`data-till`: the document's first script) until the bar is there. */
export const storeBarPlace = `[data-till] [data-chrome]:not(:has([data-store-bar]))::before{content:"";display:block;height:${storeBarHeight};color-scheme:dark;background:var(--paper);box-shadow:inset 0 -3px var(--ember)}`;
