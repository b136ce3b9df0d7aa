/** CSS height of the store mode bar. */
export const storeBarHeight = '3.75rem';

/**
 * Reserves the bar's space from the first paint (`data-till`, set by the document's first script) until it is shown.
 */
export const storeBarPlace = `[data-till] [data-chrome]:not(:has([data-store-bar]))::before{content:"";display:block;height:${storeBarHeight};color-scheme:dark;background:var(--paper);box-shadow:inset 0 -3px var(--ember)}`;
