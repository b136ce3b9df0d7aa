export interface PolicyOrigins {
  readonly assets: string | undefined;
  readonly images: string;
  readonly frames: readonly string[];
  /** Address of the social media service, without a trailing slash; undefined where there is none. */
  readonly socialMedia?: string | undefined;
  /** Development servers, whose scripts have no hash and which use a web socket; none in production. */
  readonly development: readonly string[];
}

/** Scripts without a hash do not run, in browsers that support this (Chromium). */
export const integrityPolicy = { 'integrity-policy': 'blocked-destinations=(script)' } as const;

/** Sources that name the inline scripts and styles of a page, by nonce or by hash. */
export interface InlineSources {
  readonly scripts: string;
  readonly styles: string;
}

export const nonceSources = (nonce: string): InlineSources => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
});

/** How a page and previews of others go together. */
interface Framing {
  /** Pages of the shop may embed it, and search engines leave it out. */
  readonly isPreview?: boolean;
  /** It may embed pages of the shop. */
  readonly showsPreviews?: boolean;
}

/** Headers of every page: only scripts named by nonce or hash run, and nothing may embed it, unless it is a preview. */
export function pageHeaders(
  { scripts, styles }: InlineSources,
  origins: PolicyOrigins,
  { isPreview = false, showsPreviews = false }: Framing = {},
): Record<string, string> {
  const frames = [...(showsPreviews ? ["'self'"] : []), ...origins.frames];
  // With the slash it is everything below that address, and nothing beside it.
  const photos = origins.socialMedia === undefined ? [] : [`${origins.socialMedia}/`];
  const developed = origins.development.flatMap((origin) => [origin, origin.replace('http', 'ws')]);
  const policy = [
    "default-src 'none'",
    `script-src ${scripts} 'strict-dynamic'`,
    `style-src ${styles}`,
    ["img-src 'self' data:", ...[origins.images].filter(Boolean), ...photos].join(' '),
    // Films of the content, which lie beside the pictures.
    `media-src 'self' ${origins.images}`.trim(),
    "font-src 'self'",
    // The worker of the map of the stores.
    "worker-src 'self'",
    ["connect-src 'self'", ...photos, ...developed].join(' '),
    `frame-src ${frames.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types default preserved-screen',
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(origins.development.length > 0 ? {} : integrityPolicy),
    ...(isPreview ? { 'x-robots-tag': 'noindex' } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${['self', ...origins.frames.map((frame) => `"${frame}"`)].join(' ')})`,
    // Payment windows opened by the page must be able to reply to it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
