interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { readonly createHTML: (html: string) => unknown };
}

/**
 * HTML read from the page's own document, as a Trusted Types value: a render that does not hydrate writes it as a
 * string, which the policy refuses. No other HTML passes.
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
  // React passes trusted values on unchanged.
  return policy.createHTML(html) as string;
}
