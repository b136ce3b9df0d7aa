export interface PolicyOrigins {
  readonly assets: string | undefined;
  readonly images: string;
  readonly frames: readonly string[];
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

/** Headers of every page: only scripts named by nonce or hash run, and nothing may embed it. */
export function pageHeaders({ scripts, styles }: InlineSources, origins: PolicyOrigins): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts} 'strict-dynamic'`,
    `style-src ${styles}`,
    `img-src 'self' data: ${origins.images}`.trim(),
    // Films of the content, which lie beside the pictures.
    `media-src 'self' ${origins.images}`.trim(),
    "font-src 'self'",
    ['connect-src', "'self'", ...origins.development.flatMap((origin) => [origin, origin.replace('http', 'ws')])].join(
      ' ',
    ),
    `frame-src ${origins.frames.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default preserved-screen',
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(origins.development.length > 0 ? {} : integrityPolicy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${['self', ...origins.frames.map((frame) => `"${frame}"`)].join(' ')})`,
    // Payment windows opened by the page must be able to reply to it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
