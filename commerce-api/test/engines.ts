import { isCore } from './tier.ts';

const all = ['pglite', 'postgres'] as const;
export type Engine = (typeof all)[number];

/** The database engines that service tests run on: all, but only that of production in `npm test`. */
export const engines: readonly Engine[] = isCore ? ['postgres'] : all;
