/** Ends the head, to which the rules of the page's parts are added last, and opens the content; `strip` stands above it. */
export const bodyStart = (strip = '') => `</head><body>${strip}<div id="root">`;
