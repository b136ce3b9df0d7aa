import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { serveScript } from '../own-page.ts';

/** Hits that are kept. */
const maxKept = 2000;

const hit = v.looseObject({ event: v.string() });
const container = v.object({ id: v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/)) });

/** A hit as it arrived, newest last. */
export interface ReceivedHit {
  readonly container: string;
  readonly at: number;
  readonly entry: v.InferOutput<typeof hit>;
}

/**
 * The tag manager: Google Tag Manager's script for a container, which reads the data layer of its page and sends what lies in it.
 * `/tag-manager/received` lists the hits.
 */
export function addTagManager(app: FastifyInstance): void {
  const received: ReceivedHit[] = [];
  serveScript(app, '/tag-manager/gtm.js', new URL('./browser/library.js', import.meta.url));

  app.register(async (scope) => {
    // Beacons come as plain text.
    scope.addContentTypeParser(/^text\/plain/, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/tag-manager/collect', async (request, reply) => {
      const { id } = v.parse(container, request.query);
      const entry = v.parse(v.pipe(v.string(), v.parseJson(), hit), request.body);
      received.push({ container: id, at: Date.now(), entry });
      if (received.length > maxKept) received.shift();
      return reply.header('access-control-allow-origin', '*').code(204).send();
    });
  });
  app.get('/tag-manager/received', async () => ({ hits: received }));
}
