import { isCore, isLater } from './tier.ts';

export const everyEngine = ['pglite', 'postgres'] as const;
export type Engine = (typeof everyEngine)[number];

const enginesOfTier = (): readonly Engine[] => {
  if (isCore) return ['postgres'];
  return isLater ? ['pglite'] : everyEngine;
};
/** The database engines that service tests run on: all, but only that of production in `npm test`. */
export const engines = enginesOfTier();
