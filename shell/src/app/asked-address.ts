/** A page's address as its loader reads it: control characters in the query, which no service takes, are white space. */
export function askedAddress(href: string): URL {
  const url = new URL(href);
  url.search = url.search.replace(/%(?:[01][0-9a-f]|7f)/gi, '+');
  return url;
}
