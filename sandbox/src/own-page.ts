import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Sets the headers of a sandbox page: only its own script and style, framed only by the shop. */
export function ownPage(reply: FastifyReply, shopOrigins: readonly string[], body: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; frame-ancestors ${shopOrigins.join(' ')}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(body);
}

/** Serves a script for the shop's pages or the sandbox's own. */
export function serveScript(
  app: FastifyInstance,
  url: string,
  file: URL,
  replace: Readonly<Record<string, string>> = {},
): void {
  const body = Object.entries(replace).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    readFileSync(file, 'utf8'),
  );
  app.get(url, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(body),
  );
}

/** Returns the credentials of a basic authorization header; undefined for another scheme. */
export function basicOf(header: string | undefined): { readonly user: string; readonly password: string } | undefined {
  const [scheme, encoded] = (header ?? '').split(' ');
  if (scheme !== 'Basic' || !encoded) return undefined;
  const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { user, password: rest.join(':') };
}
