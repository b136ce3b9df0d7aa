import type { FastifyReply } from 'fastify';
import { escapeHtml } from 'service-kit/escape-html';

const style = `body{margin:0;background:#f6f4ef;color:#14181a;font:400 1rem/1.55 system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:32px 16px}h1{font-size:2rem;line-height:1.05;margin:0 0 24px}ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}a{color:#1d5c83}li a{display:grid;gap:4px;padding:16px;background:#fff;border-radius:6px;text-decoration:none;color:inherit}li a:hover strong,li a:focus-visible strong{text-decoration:underline}:focus-visible{outline:2px solid #1d5c83;outline-offset:2px}small{color:#626a6d}iframe{width:100%;height:70vh;border:1px solid #ece9e1;background:#fff;border-radius:6px}pre{white-space:pre-wrap;background:#fff;padding:16px;border-radius:6px}`;

/** A page of the sandbox without script; `body` is HTML. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

/** Answers with such a page, which can load nothing of others. */
export const sendPage = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(body);
