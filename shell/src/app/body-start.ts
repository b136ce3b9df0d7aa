/** Closes the head, to which page styles are added last, and opens the content below `strip`. */
export const bodyStart = (strip = '') => `</head><body>${strip}<div id="root">`;
