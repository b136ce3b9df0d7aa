import { type Atom, atom } from 'jotai/vanilla';
import { findGoods, type TillGoods } from 'shared-contracts/calls/till';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { goodsCodeOf } from 'shared-contracts/goods-code';
import type { Platform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { onePerPage } from 'storefront-kit/one-per-page';
import { storedText } from 'storefront-kit/storage';
import { cartModel } from './cart-model.ts';
import { recoveryOf } from './recovery.ts';

/** Why a scan put nothing into the cart. */
type Refusal =
  /** What was read is no code of goods, such as an address or a coupon. */
  | { readonly kind: 'no-goods' }
  | { readonly kind: 'unknown' }
  /** Goods that are sold in other countries only. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'error'; readonly error: ProductError };

/** A code that was scanned or typed, and what became of it. */
export interface Scan {
  /** Also the idempotency key of its change. */
  readonly id: string;
  /** As it was read. */
  readonly code: string;
  readonly state: 'waiting' | 'added' | 'refused';
  /** Known once it was looked up. */
  readonly goods?: TillGoods;
  readonly refusal?: Refusal;
}

export interface Scans {
  /** Newest first. */
  readonly all: readonly Scan[];
  /** Whether the services were out of reach at the last attempt. */
  readonly isCutOff: boolean;
}

export interface ScanQueue {
  readonly atom: Atom<Scans>;
  /** Takes a code in; what it stands for goes into the cart after everything that was scanned before. */
  scan(code: string): void;
  /** Takes a refused code in again, behind all others. */
  again(scan: Scan): void;
}

/** Scans that a till shows besides those that wait. */
const shown = 30;

/** Milliseconds until a scan that the services did not answer is sent again. */
const pauses = [500, 1000, 2000, 4000];

/** Kept over a reload: of whom they are, then the id and the code of each scan that has not been added yet, oldest first. */
const stored = storedText('session', 'shop.cart.scans');

const keep = (consumerNo: string, waiting: readonly Scan[]): void =>
  stored.write([consumerNo, ...waiting.map(({ id, code }) => `${id} ${code}`)].join('\n'));

/** What was kept of a customer's scans, oldest first. */
function readKept(consumerNo: string): Scan[] {
  const [owner, ...lines] = stored.read()?.split('\n') ?? [];
  if (owner !== consumerNo) return [];
  return lines.map((line) => {
    const [id = '', ...code] = line.split(' ');
    return { id, code: code.join(' '), state: 'waiting' };
  });
}

/** The one queue of a page. */
export const scanQueue = onePerPage(createScanQueue);

/**
 * Scans at a till, which go into the cart one after the other: on a bad network they wait, and each is added once, since all its
 * attempts have one idempotency key. Scans belong to the customer during whose visit they were made.
 */
export function createScanQueue(platform: Platform): ScanQueue {
  const { store, calls } = platform;
  const model = cartModel(platform);
  const scans = atom<Scans>({ all: [], isCutOff: false });
  let visit = new AbortController();
  let consumerNo = ownerOf(platform);
  let isWorking = false;

  function write(all: readonly Scan[], isCutOff = store.get(scans).isCutOff): void {
    const settled = all.filter(({ state }) => state !== 'waiting').slice(0, shown);
    store.set(scans, { all: all.filter((scan) => scan.state === 'waiting' || settled.includes(scan)), isCutOff });
    const waiting = all.filter(({ state }) => state === 'waiting').reverse();
    if (consumerNo !== undefined && waiting.length > 0) keep(consumerNo, waiting);
    else stored.write(undefined);
  }
  const put = (scan: Scan, isCutOff?: boolean) =>
    write(
      store.get(scans).all.map((one) => (one.id === scan.id ? scan : one)),
      isCutOff,
    );

  /** Resolves with the scan as it came out; rejects with what the services answered. */
  async function settle(scan: Scan, { signal }: AbortController): Promise<Scan> {
    const code = goodsCodeOf(scan.code);
    if (code === undefined) return { ...scan, state: 'refused', refusal: { kind: 'no-goods' } };
    let { goods } = scan;
    if (!goods) {
      const found = await calls(findGoods, { query: { code } }, { signal });
      if (!found.goods) {
        return { ...scan, state: 'refused', refusal: { kind: found.isForeign ? 'foreign' : 'unknown' } };
      }
      goods = found.goods;
      signal.throwIfAborted();
      put({ ...scan, goods }, false);
    }
    await model.addScanned({ productId: goods.productId, upc: goods.upc }, { idempotencyKey: scan.id, signal });
    return { ...scan, goods, state: 'added' };
  }

  async function settleAtLast(id: string): Promise<void> {
    const during = visit;
    for (let attempt = 0; ; attempt += 1) {
      const scan = store.get(scans).all.find((one) => one.id === id);
      if (!scan || during.signal.aborted) return;
      try {
        const settled = await settle(scan, during);
        if (!during.signal.aborted) put(settled, false);
        return;
      } catch (error) {
        if (during.signal.aborted) return;
        const refusal = asProductError(error);
        const latest = store.get(scans).all.find((one) => one.id === id) ?? scan;
        if (recoveryOf(refusal, 'add') !== 'retry') {
          put({ ...latest, state: 'refused', refusal: { kind: 'error', error: refusal } }, false);
          return;
        }
        put(latest, true);
        await pause(pauses[attempt] ?? pauses.at(-1) ?? 0, during.signal);
      }
    }
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = oldestWaiting(); next; next = oldestWaiting()) await settleAtLast(next.id);
    isWorking = false;
  }
  const oldestWaiting = () => store.get(scans).all.findLast(({ state }) => state === 'waiting');

  function takeIn(code: string, id: string = crypto.randomUUID()): void {
    write([{ id, code, state: 'waiting' }, ...store.get(scans).all.filter((scan) => scan.id !== id)]);
    void work();
  }

  function follow(): void {
    const owner = ownerOf(platform);
    // A session that is renewed is not another customer's.
    if (owner === consumerNo || store.get(sessionAtom).status === 'loading') return;
    const before = consumerNo;
    consumerNo = owner;
    // Another customer: nothing of the one before goes into the cart.
    if (before !== undefined) {
      visit.abort();
      visit = new AbortController();
      write([], false);
    }
    restore();
  }

  /** Goes on with what a page before this one had not sent. */
  function restore(): void {
    const kept = consumerNo === undefined ? [] : readKept(consumerNo);
    if (kept.length === 0) return;
    write(kept.reverse());
    void work();
  }

  store.sub(sessionAtom, follow);
  restore();
  return {
    atom: scans,
    scan: (code) => takeIn(code),
    again(scan) {
      const { refusal } = scan;
      // It may have been added by an attempt without a proper answer; what was refused is asked anew.
      const isOpen = refusal?.kind === 'error' && !isRefused(refusal.error);
      if (!isOpen) write(store.get(scans).all.filter(({ id }) => id !== scan.id));
      takeIn(scan.code, isOpen ? scan.id : undefined);
    },
  };
}

/** The till's shopper, who is another one for each customer; undefined outside of store mode. */
function ownerOf({ store }: Pick<Platform, 'store'>): string | undefined {
  const session = store.get(sessionAtom);
  return session.status === 'associate' ? session.consumerNo : undefined;
}

/** Whether the services have said no. */
const isRefused = ({ status }: ProductError): boolean => status >= 400 && status < 500;

/** Resolves after some time, or at once when the network is back. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
