import { householdOf } from 'service-kit/network';
import { SocialRefusal } from './refusal.ts';

const HOUR = 3_600_000;
/** Households that are remembered at once. */
const maxWindows = 10_000;

/** How often one household may do something within an hour. */
const hourly = { read: 6000, stash: 30, user: 30, photo: 30, report: 30 } as const;
export type Allowed = keyof typeof hourly;

/** Counts what households do, and refuses what is too much. */
export class Allowance {
  readonly #windows = new Map<string, { until: number; count: number }>();
  readonly #factor: number;
  readonly #now: () => number;

  /** @param factor how many times as much is allowed; 0 for no limit */
  constructor(factor: number, now: () => number = Date.now) {
    this.#factor = factor;
    this.#now = now;
  }

  /** @throws {SocialRefusal} too_many_requests */
  take(what: Allowed, address: string): void {
    if (this.#factor === 0) return;
    const now = this.#now();
    const key = `${what} ${householdOf(address)}`;
    const known = this.#windows.get(key);
    const window = known && known.until > now ? known : { until: now + HOUR, count: 0 };
    window.count += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    // The first keys are those of households that have not come for the longest time.
    for (const [first] of this.#windows) {
      if (this.#windows.size <= maxWindows) break;
      this.#windows.delete(first);
    }
    if (window.count > hourly[what] * this.#factor) throw new SocialRefusal('too_many_requests');
  }
}
