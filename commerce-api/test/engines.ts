import { isCore } from './tier.ts';

export const everyEngine = ['pglite', 'postgres'] as const;
export type Engine = (typeof everyEngine)[number];

/** The database engines that service tests run on: all, but only that of production in `npm test`. */
export const engines: readonly Engine[] = isCore ? ['postgres'] : everyEngine;
