import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';

/**
 * Maximum number of calls within a window, per subject, per network address, per thing that a call names, or per thing and
 * network address.
 */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
  readonly by: 'address' | 'subject' | 'target' | 'target-and-address';
}

const perMinute = (name: string, subject: number, address: number): readonly RateLimit[] => [
  { name, max: subject, seconds: 60, by: 'subject' },
  { name, max: address, seconds: 60, by: 'address' },
];

/** Sign-in, sign-up and passwords: many households share an address, but a bot tries thousands. */
export const signInLimits: readonly RateLimit[] = [{ name: 'sign-in', max: 60, seconds: 60, by: 'address' }];
/** Asking for text messages: each costs the shop money, and more to some numbers than to others. */
export const textLimits: readonly RateLimit[] = [{ name: 'text', max: 10, seconds: 3600, by: 'address' }];
/** Registering for events, which sends mail. */
export const eventLimits: readonly RateLimit[] = [
  { name: 'event', max: 10, seconds: 3600, by: 'subject' },
  { name: 'event', max: 30, seconds: 3600, by: 'address' },
];
/** Asking for the places of events, which pages do that show one: answers are shared, but refusals are not. */
export const eventPlacesLimits: readonly RateLimit[] = [{ name: 'event-places', max: 60, seconds: 60, by: 'address' }];
/** Joining the loyalty programme and leaving it; joining may mail a link to an address that nobody has confirmed yet. */
export const joinLimits: readonly RateLimit[] = [{ name: 'join', max: 5, seconds: 15 * 60, by: 'subject' }];
/**
 * Links and invitations of one kind to a mailbox that may not be the caller's. Links live longer than the window, so that
 * the owner of the mailbox always has one that works.
 */
export const mailLimit: RateLimit = { name: 'mail', max: 3, seconds: 15 * 60, by: 'target' };
/** What mails of a kind to an address are counted for. */
export const mailsOf = (kind: 'email' | 'newsletter' | 'password' | 'staff', address: string): string =>
  `${kind} ${address}`;
/**
 * Codes that sign in, for one mailbox: those asked for at one address, and all in a day. A stranger does not use up the
 * owner's soon, and gets 150 guesses a day at a million, with the tries that each code has.
 */
export const signInCodeLimits: readonly RateLimit[] = [
  { name: 'sign-in-code', max: 3, seconds: 15 * 60, by: 'target-and-address' },
  { name: 'sign-in-code', max: 30, seconds: 86_400, by: 'target' },
];
/** Addresses that one account asks to be changed to. */
export const changeEmailLimit: RateLimit = { name: 'change-email', max: 5, seconds: 3600, by: 'subject' };
/** Invitations by one operator. */
export const inviteLimit: RateLimit = { name: 'invite', max: 20, seconds: 3600, by: 'subject' };
/** Requests for an email when goods are back: for the caller's own address, and for one that was typed in. */
export const stockNoticeLimits: Readonly<Record<'own' | 'typed', RateLimit>> = {
  own: { name: 'stock-notice', max: 60, seconds: 3600, by: 'subject' },
  typed: { name: 'stock-notice', max: 10, seconds: 86_400, by: 'target' },
};
/** Service cases, each of which somebody has to read. */
export const caseLimits: readonly RateLimit[] = [
  { name: 'case', max: 10, seconds: 3600, by: 'subject' },
  { name: 'case', max: 30, seconds: 3600, by: 'address' },
];
/** Those whose confirmation is mailed to an address that was typed in, and is not the account's own. */
export const caseMailLimit: RateLimit = { name: 'case-mail', max: 10, seconds: 3600, by: 'target' };
/**
 * Those whose confirmation is mailed to the account's address, which may be a stranger's. Counted apart, so that guests do
 * not keep its owner out.
 */
export const caseAccountMailLimit: RateLimit = { name: 'case-mail-account', max: 10, seconds: 3600, by: 'target' };
/** Pictures of one sender for service cases, failed and repeated uploads included: decoding one keeps a processor busy. */
export const casePictureLimits: readonly RateLimit[] = [
  { name: 'case-picture', max: 20, seconds: 3600, by: 'subject' },
];
/**
 * Those from one address. Guests are free to create; accounts are counted apart, so that strangers at a shared address do
 * not keep them out.
 */
export const casePictureAddressLimits: Readonly<Record<'guest' | 'account', readonly RateLimit[]>> = {
  guest: [
    { name: 'case-picture', max: 60, seconds: 3600, by: 'address' },
    { name: 'case-picture-day', max: 200, seconds: 86_400, by: 'address' },
  ],
  account: [{ name: 'case-picture-account', max: 300, seconds: 3600, by: 'address' }],
};
/** Checks whether an email has an account. */
export const lookUpLimits: readonly RateLimit[] = [{ name: 'lookup', max: 20, seconds: 60, by: 'address' }];
/** Addresses that are offered while somebody types: about ten questions for each address. */
export const addressLookUpLimits: readonly RateLimit[] = [
  { name: 'address-look-up', max: 120, seconds: 60, by: 'address' },
];
/** Searches for stores, each of which may ask the directory of places. */
export const storeSearchLimits: readonly RateLimit[] = [{ name: 'store-search', max: 60, seconds: 60, by: 'address' }];
/** Attempts at gift card numbers and PINs; guest sessions are free to create, so the address counts too. */
export const giftCardLimits = perMinute('gift-card', 10, 30);
/** Attempts at coupon codes. */
export const couponLimits = perMinute('coupon', 30, 120);

/** New guests; many households and offices share an address. */
export const guestLimits: readonly RateLimit[] = [{ name: 'guest', max: 120, seconds: 60, by: 'address' }];
/** New carts. */
export const cartLimits = perMinute('cart', 20, 200);
/** Customers that an associate looks up or opens an account for; counted for the employee's account, at all tills. */
export const findCustomerLimits: readonly RateLimit[] = [
  { name: 'find-customer', max: 30, seconds: 15 * 60, by: 'target' },
];
/** New links to a cart; asking again for the link of the same contents counts too. */
export const shareCartLimits: readonly RateLimit[] = [
  { name: 'share-cart', max: 20, seconds: 3600, by: 'subject' },
  { name: 'share-cart', max: 100, seconds: 3600, by: 'address' },
];
/** Opening links to carts: nobody guesses 128 bits, and nobody needs to try. */
export const openCartLimits: readonly RateLimit[] = [{ name: 'open-cart', max: 120, seconds: 60, by: 'address' }];
/**
 * New carts that hold stock, counted over the time of a hold: at most this many can hold goods at once from one address,
 * and each holds a few units of a variant only.
 */
export const holdLimits: readonly RateLimit[] = [
  { name: 'hold', max: 2, seconds: 15 * 60, by: 'subject' },
  { name: 'hold', max: 5, seconds: 15 * 60, by: 'address' },
];
/** Attempts to place an order, not counting repeated ones: testing stolen cards takes many. */
export const placeLimits: readonly RateLimit[] = [
  { name: 'place', max: 30, seconds: 15 * 60, by: 'subject' },
  { name: 'place', max: 120, seconds: 15 * 60, by: 'address' },
];
/** Documents that a shopper downloads; drawing one keeps a processor busy. */
export const documentLimits = perMinute('document', 10, 30);
/**
 * Looking up orders by number and email: all from one address, and one order from one address, by any call that takes
 * both as proof. Counting an order from any
 * address would let everybody who knows its number keep its buyer out.
 */
export const trackLimits: readonly RateLimit[] = [{ name: 'track', max: 20, seconds: 60, by: 'address' }];
export const trackedOrderLimit: RateLimit = { name: 'track', max: 20, seconds: 15 * 60, by: 'target-and-address' };
/** Writing reviews, questions, and answers, and reporting; guests are free to create, so the address counts too. */
export const writingLimits: readonly RateLimit[] = [
  { name: 'writing', max: 20, seconds: 3600, by: 'subject' },
  { name: 'writing', max: 60, seconds: 3600, by: 'address' },
];
/** Votes on reviews and answers. */
export const voteLimits = perMinute('vote', 30, 120);
/** Votes of different shoppers of one household on one text: guests are free to create, and their votes rank reviews. */
export const votesOnOneLimit: RateLimit = { name: 'votes-on-one', max: 3, seconds: 86_400, by: 'target-and-address' };
/** Translations cost the shop money, unless they are known. */
export const translationLimits: readonly RateLimit[] = [{ name: 'translation', max: 30, seconds: 60, by: 'address' }];
/** Sending gift cards again, by shopper, address, and order. */
export const giftCardMailLimits = perMinute('gift-card-mail', 5, 20);
export const giftCardMailLimit: RateLimit = { name: 'gift-card-mail', max: 5, seconds: 3600, by: 'target' };

/** Searches of orders by staff, which show whose data they are: more than somebody at a telephone needs. */
export const staffSearchLimits: readonly RateLimit[] = [
  { name: 'staff-search', max: 120, seconds: 15 * 60, by: 'subject' },
];
/** Mails of orders that staff send again, by person and order. */
export const staffMailLimits: readonly RateLimit[] = [{ name: 'staff-mail', max: 30, seconds: 60, by: 'subject' }];
export const staffMailLimit: RateLimit = { name: 'staff-mail', max: 10, seconds: 3600, by: 'target' };

/** A limit, and the subject, address, or target that it is taken for. */
export interface Taking {
  readonly limit: RateLimit;
  readonly of: string;
}

/** Returns for what limits are taken; those of unknown callers and targets are left out. */
export const takings = (
  limits: readonly RateLimit[],
  { address, subject, target }: Readonly<Partial<Record<'address' | 'subject' | 'target', string | undefined>>>,
): Taking[] => {
  const known: Readonly<Record<RateLimit['by'], string | undefined>> = {
    address,
    subject,
    target,
    'target-and-address': target && address && `${target} ${address}`,
  };
  return limits.flatMap((limit) => {
    const of = known[limit.by];
    return of ? [{ limit, of }] : [];
  });
};

/** Counts in the database, across all instances; addresses are stored only as hashes. */
export class RateLimiter {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #factor: number;

  /** @param factor how many times as much as in production is allowed */
  constructor(db: Db, now: () => Date, factor = 1) {
    this.#db = db;
    this.#now = now;
    this.#factor = factor;
  }

  /**
   * Takes one call of each limit, in one statement, or of none when one of them is used up: a shopper beyond the limit
   * does not use up that of the address.
   * @throws {CallError} API429 with the seconds to wait, when one of them is used up
   */
  async take(takings: readonly Taking[]): Promise<void> {
    if (takings.length === 0) return;
    const now = this.#now();
    const wanted = takings
      .map(({ limit, of }) => ({ limit, bucket: contentHash(JSON.stringify([limit.name, limit.by, of])) }))
      // In one order, so that concurrent calls do not wait for each other in a circle.
      .sort((one, other) => (one.bucket < other.bucket ? -1 : 1));
    const values = wanted.map(
      ({ limit, bucket }) =>
        sql`(${bucket}, 1, cast(${new Date(now.getTime() + limit.seconds * 1000)} as timestamptz))`,
    );
    const { rows } = await sql<{ bucket: string; taken: number; ends_at: Date }>`
      insert into rate_window as kept (bucket, taken, ends_at) values ${sql.join(values)}
      on conflict (bucket) do update set
        taken = case when kept.ends_at <= ${now} then 1 else kept.taken + 1 end,
        ends_at = case when kept.ends_at <= ${now} then excluded.ends_at else kept.ends_at end
      returning bucket, taken, ends_at`.execute(this.#db);
    const full = rows.filter(({ bucket, taken }) => {
      const limit = wanted.find((one) => one.bucket === bucket)?.limit;
      return limit !== undefined && taken > limit.max * this.#factor;
    });
    if (full.length === 0) return;
    const spared = rows.filter((row) => !full.includes(row)).map(({ bucket }) => bucket);
    if (spared.length > 0)
      await sql`update rate_window set taken = taken - 1 where bucket = any(${spared}) and taken > 0`.execute(this.#db);
    const ends = Math.max(...full.map(({ ends_at }) => ends_at.getTime()));
    throw new CallError('API429', { retryAfter: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)) });
  }
}
