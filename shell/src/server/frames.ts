import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';
import type { ServerConfig } from './config.ts';
import type { Frame } from './frame.ts';
import { integrityPolicy } from './security.ts';
import type { ShellAssets } from './shell-assets.ts';

interface FrameOptions {
  readonly config: Pick<ServerConfig, 'origin' | 'frames'>;
  readonly shell: ShellAssets;
}

function policyOf({ script, origins, isSandboxed = false }: Frame, shop: string, nonce: string): string {
  const theirs = [...(script === '' ? [] : [new URL(script).origin]), ...origins].join(' ') || "'none'";
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `connect-src ${theirs}`,
    `frame-src ${theirs}`,
    `img-src data: ${theirs === "'none'" ? '' : theirs}`.trim(),
    // Their widgets insert styles.
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shop}`,
    ...(isSandboxed ? ['sandbox allow-scripts'] : []),
  ].join('; ');
}

/**
 * Pages with third-party scripts. They live on a separate origin, embedded by the shop's pages, and communicate by
 * messages: such scripts change without notice, and can read neither the page nor its session.
 */
export function serveFrames(app: FastifyInstance, { config, shell }: FrameOptions): void {
  for (const [name, frame] of Object.entries(config.frames)) {
    const file = Object.keys(shell.files).find((path) => path.startsWith(`frames/${name}.`));
    if (!file) throw new Error(`The shell has no frame "${name}"`);
    const attributes = Object.entries({ parent: config.origin, script: frame.script, ...frame.data })
      .map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`)
      .join('');
    app.get(`/frames/${name}`, (_request, reply) => {
      const nonce = randomBytes(18).toString('base64');
      return reply
        .headers({
          'content-security-policy': policyOf(frame, config.origin, nonce),
          // A third-party script has no hash, and this policy allows no exceptions.
          ...(frame.script === '' ? integrityPolicy : {}),
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>body{margin:0}iframe{width:100%;border:0}</style></head><body${attributes}>` +
            `<script nonce="${nonce}" crossorigin src="/assets/shell/${file}" integrity="${shell.files[file] ?? ''}"></script></body></html>`,
        );
    });
  }
}
