import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { householdOf } from 'service-kit/network';

/**
 * Visitors of one household whose events count. Anybody gets as many ids as they like, and an experiment that fails for a dozen
 * more visitors than its baseline is stopped.
 */
const maxPerHousehold = 5;
/** Households that are remembered, and the milliseconds for which they are: as long as most experiments run. */
const maxHouseholds = 50_000;
const rememberedFor = 30 * 86_400_000;

/** Decides whose events count. Whoever comes too late in a household does not, whatever the variation, so that no result is skewed. */
export function createCountedVisitors() {
  const households = new LRUCache<string, Set<string>>({ max: maxHouseholds, ttl: rememberedFor });
  return {
    has({ ip }: Pick<FastifyRequest, 'ip'>, visitor: string): boolean {
      const household = householdOf(ip);
      const visitors = households.get(household) ?? new Set();
      if (visitors.has(visitor)) return true;
      if (visitors.size >= maxPerHousehold) return false;
      if (visitors.size === 0) households.set(household, visitors);
      visitors.add(visitor);
      return true;
    },
  };
}
