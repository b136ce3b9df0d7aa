import { LRUCache } from 'lru-cache';
import type { CallServices } from '../render/service-calls.ts';
import { within } from '../within.ts';
import { createLearnedExperiments, type PageName } from './learned-experiments.ts';
import { type CallRecord, createVerifier, type Verdict } from './recorded-calls.ts';

/** Milliseconds since the services were asked: until then a page is sent at once, and while it is verified beside. */
export const freshness = { fresh: 900, stale: 1600 } as const;
/** Milliseconds for which the last good copy of a page may be shown while the services do not answer. */
const longestOutage = 3_600_000;
/** Milliseconds for which nobody waits for a page that could not be cached. */
const uncacheableFor = 5000;
/** Milliseconds for which a visitor waits for the same page that another one is waiting for. */
const patience = 3000;

/** A page as it is sent. */
export interface CachedPage {
  /** Compressed with brotli; recompressed at a higher level once popular. */
  content: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface CacheHit {
  readonly page: CachedPage;
  /** Milliseconds since the services confirmed it; only while they do not answer. */
  readonly age: number | undefined;
}

interface MadePage {
  readonly page: CachedPage;
  readonly record: CallRecord;
  /** Keys of the experiments that it read. */
  readonly experiments: readonly string[];
}

interface Entry {
  readonly page: CachedPage;
  readonly calls: CallRecord['calls'];
  /** When the services were last asked for what it is made of. */
  verifiedAt: number;
  isChanged: boolean;
}

interface Options {
  readonly callServices: CallServices;
  readonly maxBytes: number;
  readonly now?: () => number;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Caches rendered pages that hold nothing personal. A page is as old as the answers it is made of: after a second the services are
 * asked again, and only when an answer differs it is rendered again, so that a change is visible within two seconds.
 */
export function createPageCache({ callServices, maxBytes, now = Date.now }: Options) {
  const verify = createVerifier(callServices, now);
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page, calls }, key) =>
      page.content.length + key.length + JSON.stringify(page.headers).length + calls.length * 1000,
  });
  const checks = new Map<string, Promise<Verdict>>();
  const fills = new Map<string, Promise<void>>();
  const learned = createLearnedExperiments();
  const uncacheable = new LRUCache<string, true>({ max: 2000, ttl: uncacheableFor });

  /** Asks once, however many visitors want the page. */
  function check(key: string, entry: Entry): Promise<Verdict> {
    const known = checks.get(key);
    if (known) return known;
    const checking = verify(entry.calls)
      .then((verdict) => {
        if (verdict.state === 'same') entry.verifiedAt = Math.max(entry.verifiedAt, verdict.at);
        if (verdict.state === 'changed') entry.isChanged = true;
        return verdict;
      })
      .finally(() => checks.delete(key));
    checks.set(key, checking);
    return checking;
  }

  async function find(name: PageName): Promise<CacheHit | undefined> {
    const key = learned.keyOf(name);
    const entry = pages.get(key);
    if (!entry) return undefined;
    const age = now() - entry.verifiedAt;
    const hit = { page: entry.page, age: undefined };
    // One visitor renders it again; for the others it is not too old yet.
    if (entry.isChanged) return fills.has(key) && age < freshness.stale ? hit : undefined;
    if (age < freshness.fresh) return hit;
    const checking = check(key, entry);
    if (age < freshness.stale) return hit;
    const { state } = await checking;
    if (state === 'same') return hit;
    if (state === 'unavailable' && age < longestOutage) return { page: entry.page, age };
    return undefined;
  }

  return {
    find,
    /** Keys of the experiments that pages of this path read; undefined before one was rendered. */
    experimentsOf: learned.ofPath,
    /** Waits for another visitor's rendering of the same page; undefined when this one has to be rendered. */
    async findWhenFilled(name: PageName): Promise<CacheHit | undefined> {
      const key = learned.keyOf(name);
      const filling = uncacheable.has(key) ? undefined : fills.get(key);
      if (!filling) return undefined;
      await within(patience, filling);
      // It may have taught what the page differs by.
      return find(name);
    },
    /** Renders a page and caches what `render` resolves to. */
    async fill(name: PageName, render: () => Promise<MadePage | undefined>): Promise<void> {
      const key = learned.keyOf(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      fills.set(key, promise);
      try {
        const made = await render();
        if (made) {
          learned.add(name, made.experiments);
          const { calls, at } = made.record;
          pages.set(learned.keyOf(name), { page: made.page, calls, verifiedAt: at, isChanged: false });
        } else uncacheable.set(key, true);
      } finally {
        if (fills.get(key) === promise) fills.delete(key);
        resolve();
      }
    },
    bytes: () => pages.calculatedSize,
    /** Copies of pages. */
    count: () => pages.size,
  };
}
