import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';

/** Maximum number of calls within a window, per subject or per network address. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
  readonly by: 'address' | 'subject';
}

const perMinute = (name: string, subject: number, address: number): readonly RateLimit[] => [
  { name, max: subject, seconds: 60, by: 'subject' },
  { name, max: address, seconds: 60, by: 'address' },
];

/** Sign-in, sign-up and passwords: many households share an address, but a bot tries thousands. */
export const signInLimits: readonly RateLimit[] = [{ name: 'sign-in', max: 60, seconds: 60, by: 'address' }];
/** Checks whether an email has an account. */
export const lookUpLimits: readonly RateLimit[] = [{ name: 'lookup', max: 20, seconds: 60, by: 'address' }];
/** Attempts at gift card numbers and PINs; guest sessions are free to create, so the address counts too. */
export const giftCardLimits = perMinute('gift-card', 10, 30);
/** Attempts at coupon codes. */
export const couponLimits = perMinute('coupon', 30, 120);

/** Counts in the database, across all instances; addresses are stored only as hashes. */
export class RateLimiter {
  readonly #db: Db;
  readonly #now: () => Date;

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** @throws {CallError} API429 with the seconds to wait */
  async take(limit: RateLimit, who: string): Promise<void> {
    const now = this.#now();
    const bucket = contentHash(JSON.stringify([limit.name, limit.by, who]));
    const end = new Date(now.getTime() + limit.seconds * 1000);
    const { rows } = await sql<{ taken: number; ends_at: Date }>`
      insert into rate_window as kept (bucket, taken, ends_at) values (${bucket}, 1, ${end})
      on conflict (bucket) do update set
        taken = case when kept.ends_at <= ${now} then 1 else least(kept.taken + 1, ${limit.max + 1}) end,
        ends_at = case when kept.ends_at <= ${now} then ${end} else kept.ends_at end
      returning taken, ends_at`.execute(this.#db);
    const [window] = rows;
    if (!window || window.taken <= limit.max) return;
    throw new CallError('API429', {
      retryAfter: Math.max(1, Math.ceil((window.ends_at.getTime() - now.getTime()) / 1000)),
    });
  }
}
