interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { readonly createHTML: (html: string) => unknown };
}

/**
 * HTML that the page read from its own document, as the browser's Trusted Types accept it: a render that does not hydrate
 * writes it back as a string, which the page's policy refuses. No other HTML passes.
 */
export function preservedHtml(
  html: string,
  types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
): string {
  if (!types) return html;
  const policy = types.createPolicy('preserved-screen', {
    createHTML: (text) => {
      if (text !== html) throw new TypeError('Only the HTML of the rendered page may be preserved');
      return text;
    },
  });
  // React hands a trusted value on as it is.
  return policy.createHTML(html) as string;
}
