import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { localeIds, locales } from 'shared-contracts/locale';
import { pageEvents } from 'shared-contracts/page-events';
import * as v from 'valibot';
import { personalizationPath } from '../../app/personalization-route.ts';
import type { FollowedDatafile } from '../experiments/follow-datafile.ts';
import type { Participation } from '../experiments/participation.ts';
import { perHousehold } from '../per-household.ts';
import type { Personalization } from './personalization.ts';
import { withoutExperiments } from './personalized.ts';

interface Options {
  readonly personalization: Personalization;
  readonly participation: Participation;
  readonly datafile: FollowedDatafile;
}

/** Requests per minute of one household: a hundred open pages of a company behind one address. */
const maxRequests = 300;
/** Bytes of a page's events. */
const bodyLimit = 64 * 1024;
const asked = v.object({ locale: v.picklist(localeIds) });

/** Takes what happened on open pages of visitors who allow it, and answers with what they get. */
export async function servePersonalization(
  app: FastifyInstance,
  { personalization, participation, datafile }: Options,
): Promise<void> {
  await app.register(async (routes) => {
    await routes.register(rateLimit, { max: maxRequests, ...perHousehold });
    routes.post(personalizationPath, { bodyLimit }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const page = v.safeParse(asked, request.query);
      const tracked = v.safeParse(pageEvents, request.body);
      if (!page.success || !tracked.success) return reply.code(400).send();
      if (!personalization.isOffered) return reply.code(204).send();
      const visitor = participation.openVisit(request, reply, locales[page.output.locale].region);
      if (visitor === undefined) return reply.code(204).send();
      return withoutExperiments(await personalization.track(visitor, tracked.output.events), datafile);
    });
  });
}
