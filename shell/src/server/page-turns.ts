import { belowLocale, firstSegment } from '../app/first-segment.ts';
import { createHouseholdTurns, type HouseholdTurns } from './household-turns.ts';
import { pagesOfWorker } from './render/pool.ts';

/** Milliseconds for which a page waits for its turn. */
export const longestWait = 10_000;

/**
 * Turns of pages that have to be rendered. One household has a quarter of the workers, so that a flood leaves the pages of
 * others their time; a company's hundred people may wait for one page each.
 */
export const createPageTurns = (workers: number): HouseholdTurns =>
  createHouseholdTurns({
    most: pagesOfWorker * workers,
    maxPerHousehold: (pagesOfWorker * workers) / 4,
    maxHeld: 400,
    maxHeldPerHousehold: 100,
  });

const first: ReadonlySet<string> = new Set(['cart', 'checkout', 'order-confirmation']);

/** Whether a shopper is about to pay: such pages come first. */
export const comesFirst = (pathname: string): boolean => first.has(firstSegment(belowLocale(pathname)));
