/** Returns the page with the results of a search. */
export const searchAddress = (text: string): string => `/search?q=${encodeURIComponent(text)}`;

/** Returns searches as links to their results. */
export const searchLinks = (texts: readonly string[]): { text: string; url: string }[] =>
  texts.map((text) => ({ text, url: searchAddress(text) }));
