import type { FastifyRequest } from 'fastify';
import { householdOf } from 'service-kit/network';

/** Counts the requests of a household for a minute, as @fastify/rate-limit wants it. */
export const perHousehold = {
  timeWindow: '1 minute',
  keyGenerator: ({ ip }: FastifyRequest): string => householdOf(ip),
} as const;
