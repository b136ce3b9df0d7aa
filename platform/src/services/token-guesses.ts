import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { householdOf } from 'service-kit/network';

/** Wrong tokens of one household within so many milliseconds: too few to guess one. */
const maxGuesses = 10;
const period = 60_000;

/** Whether a request may bring a token: in its header, or in a form. */
const mayBringToken = ({ method, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || (method !== 'GET' && method !== 'HEAD');

/**
 * Answers 429 to a household whose tokens were wrong too often, whatever it tries next: the one limit for all that a token
 * is needed for. Requests under way count as wrong until they are answered, so that no guesses can be made side by side.
 */
export function limitGuesses(app: FastifyInstance, isKnown: (request: FastifyRequest) => boolean): void {
  const guesses = new LRUCache<string, number>({ max: 10_000, ttl: period, noUpdateTTL: true });
  /** By request: the address is gone with its connection. */
  const counted = new WeakMap<FastifyRequest, string>();
  app.addHook('onRequest', async (request, reply) => {
    if (!mayBringToken(request) || isKnown(request)) return;
    const household = householdOf(request.ip);
    const before = guesses.get(household) ?? 0;
    if (before >= maxGuesses) {
      reply.header('retry-after', String(Math.ceil(guesses.getRemainingTTL(household) / 1000)));
      return reply.code(429).send({ message: 'Too many wrong tokens. Try again in a minute' });
    }
    guesses.set(household, before + 1);
    counted.set(request, household);
  });
  app.addHook('onResponse', async (request, reply) => {
    const household = counted.get(request);
    if (household === undefined || reply.statusCode === 401) return;
    const before = guesses.get(household) ?? 0;
    if (before > 0) guesses.set(household, before - 1);
  });
}
