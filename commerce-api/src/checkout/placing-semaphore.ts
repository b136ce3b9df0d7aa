import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';
import { CallError } from '../base/call-error.ts';

/** Concurrent placements per instance: fewer than its database connections. */
const MAX_CONCURRENT = 8;
const MAX_WAIT_MS = 30_000;

/**
 * Limits concurrent placements, so that a rush of orders leaves connections for other calls. A caller that waits too
 * long is refused with API429 before any of its work has started.
 */
export const placingSemaphore = (maxConcurrent = MAX_CONCURRENT, maxWaitMs = MAX_WAIT_MS): SemaphoreInterface =>
  withTimeout(new Semaphore(maxConcurrent), maxWaitMs, new CallError('API429'));
