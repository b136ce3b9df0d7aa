import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';
import { CallError } from '../base/call-error.ts';

/** Orders that one instance begins at the same time: fewer than it has database connections. */
const MAX_CONCURRENT = 8;
const MAX_WAIT_MS = 30_000;

/**
 * Limits how many orders an instance begins at the same time, so that a rush of orders leaves connections for other
 * calls. A caller that waits too long is refused with API429 before any of its work has begun.
 */
export const placingSemaphore = (maxConcurrent = MAX_CONCURRENT, maxWaitMs = MAX_WAIT_MS): SemaphoreInterface =>
  withTimeout(new Semaphore(maxConcurrent), maxWaitMs, new CallError('API429'));
