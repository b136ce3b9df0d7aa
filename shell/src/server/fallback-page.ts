import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';
import type { Locale } from 'shared-contracts/locale';
import { globalCss } from 'shared-ui/global-css';
import { shellMessages } from '../app/messages.ts';
import { nonceSources, pageHeaders } from './security.ts';

const styles = `${globalCss}main{max-width:40rem;margin:20vh auto;padding:0 var(--gutter);display:grid;gap:1rem}`;

/** The page for when no worker can render any: a document without script or data that says so and offers a way on. */
export function sendFallbackPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, nonce, shopName }: { readonly locale: Locale; readonly nonce: string; readonly shopName: string },
): FastifyReply {
  const texts = shellMessages(locale);
  const html =
    `<!doctype html><html lang="${escapeHtml(locale.tag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeHtml(shopName)}</title><meta name="robots" content="noindex"><style nonce="${nonce}">${styles}</style></head>` +
    `<body><main><h1>${escapeHtml(texts.brokenTitle)}</h1><p>${escapeHtml(texts.brokenText)}</p>` +
    `<p><a href="${escapeHtml(request.url)}">${escapeHtml(texts.tryAgain)}</a></p>` +
    `<p><a href="/${locale.id}">${escapeHtml(texts.toHome)}</a></p></main></body></html>`;
  return reply
    .code(503)
    .headers({
      ...pageHeaders(nonceSources(nonce), { assets: undefined, images: '', frames: [], development: [] }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    .send(html);
}
