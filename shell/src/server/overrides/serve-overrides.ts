import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { canBeOverridden } from '../../app/released-only.ts';
import type { ServerConfig } from '../config.ts';
import type { Releases } from '../releases.ts';
import { chosenOverrides, overrideCookie, overrideSeconds, sealOverrides } from './override-cookie.ts';
import { refusalOf } from './override-rules.ts';

interface Parts {
  readonly config: Pick<ServerConfig, 'origin' | 'development'>;
  readonly releases: Pick<Releases, 'current'>;
}

const wanted = v.object({ remote: v.pipe(v.string(), v.maxLength(60)), origin: v.pipe(v.string(), v.maxLength(300)) });

/** Whether one of the shop's own pages asks: browsers name the page's origin with every POST, and no page can change it. */
const isOwnPage = ({ headers }: FastifyRequest, shop: string) => headers.origin === shop;

/**
 * Where a developer chooses that a remote comes from their own machine, in this browser alone. A shell for shoppers has
 * none of these addresses.
 */
export async function serveOverrides(app: FastifyInstance, { config, releases }: Parts): Promise<void> {
  const { development, origin: shop } = config;
  if (!development) return;
  const { trusted, trustedText, key } = development;

  const keep = (request: FastifyRequest, reply: FastifyReply, value: string, seconds: number) =>
    reply
      .header('cache-control', 'no-store')
      .header(
        'set-cookie',
        `${overrideCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${request.protocol === 'https' ? '; Secure' : ''}`,
      );

  await app.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' && !isOwnPage(request, shop))
        return reply.code(403).send({ reason: 'another-site' });
    });
    // The button of the strip is a plain form; nothing of what it sends is read.
    routes.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });

    /** What `npm run dev … --shell` asks before it names a link. */
    routes.get('/dev/override', (_request, reply) =>
      reply.header('cache-control', 'no-store').send({
        origins: trustedText,
        remotes: releases
          .current()
          .releases.filter(canBeOverridden)
          .map(({ name }) => name),
      }),
    );
    routes.post('/dev/override', (request, reply) => {
      const body = v.safeParse(wanted, request.body);
      if (!body.success) return reply.code(400).send({ reason: 'untrusted-origin' });
      const { remote, origin } = body.output;
      const reason = refusalOf(remote, origin, { releases: releases.current().releases, trusted });
      if (reason) return reply.code(400).send({ reason });
      const chosen = { ...chosenOverrides(request.headers.cookie, key, Date.now()), [remote]: origin };
      return keep(request, reply, sealOverrides(chosen, key, Date.now()), overrideSeconds)
        .code(204)
        .send();
    });
    routes.post('/dev/override/end', (request, reply) =>
      keep(request, reply, '', 0).redirect(back(request, shop), 303),
    );
  });
}

/** The page of the shop from which it was asked. */
function back({ headers }: FastifyRequest, shop: string): string {
  const from = headers.referer;
  if (!from || !URL.canParse(from) || new URL(from).origin !== shop) return '/';
  const { pathname, search } = new URL(from);
  // Not "//host", which would be another site's address.
  return `${pathname}${search}`.replace(/^\/+/, '/');
}
