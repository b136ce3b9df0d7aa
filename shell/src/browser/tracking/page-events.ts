import { experimentsAtom } from 'shared-contracts/experiments';
import type { Currency } from 'shared-contracts/locale';
import { toDecimalString } from 'shared-contracts/money';
import { blockDecisions, maxPageEvents, type PageEvent, pageEvent } from 'shared-contracts/page-events';
import type { Platform } from 'shared-contracts/platform';
import type { ProductRecord } from 'shared-contracts/tracking/product-record';
import type { TrackingRecord } from 'shared-contracts/tracking/records';
import { forgetRefused } from 'storefront-kit/optional-storage';
import * as v from 'valibot';
import { personalizationPath } from '../../app/personalization-route.ts';

/** Milliseconds in which events are collected, and until the shell has to have answered. */
const collected = 300;
const timeout = 10_000;

/**
 * Tells the service for personalization, by way of the shell, what happens on the page. Its answer decides experience blocks that
 * have not been seen yet, and those of later screens.
 */
export function createPageEvents({ store, locale, consent }: Pick<Platform, 'store' | 'locale' | 'consent'>) {
  let waiting: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0);
    if (events.length === 0 || !consent.allows('targeting')) return;
    const response = await fetch(`${personalizationPath}?locale=${locale.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      // It is also sent by a page that is left.
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 204) return;
    if (!response.ok) throw new Error(`The shell answered ${response.status}`);
    const body: unknown = await response.json();
    // The answer may have brought the visitor's id.
    if (!consent.allows('targeting')) return forgetRefused();
    const decisions = v.parse(blockDecisions, body);
    store.set(experimentsAtom, (page) => ({ ...page, now: { ...page.now, ...decisions } }));
  }
  /** One after the other: the first answer brings the visitor's id. A page that is left cannot wait. */
  let sending = Promise.resolve();
  const sendNow = () => send().catch((error: unknown) => console.info('This page is not personalized', error));
  const sendNext = () => {
    sending = sending.then(sendNow);
  };
  window.addEventListener('pagehide', () => void sendNow());

  return {
    track(record: TrackingRecord): void {
      const event = v.safeParse(pageEvent, toPageEvent(record));
      if (!event.success) return;
      waiting = [...waiting, event.output].slice(-maxPageEvents);
      timer ??= setTimeout(sendNext, collected);
    },
  };
}

function toPageEvent(record: TrackingRecord): PageEvent | undefined {
  switch (record.event) {
    case 'page_view':
      return { eventType: 'monetate:context:PageView', url: record.path, pageType: record.pageType };
    case 'view_item':
      return {
        eventType: 'monetate:context:ProductDetailView',
        products: record.products.map(({ productId, upc = productId }) => ({ productId, sku: upc })),
      };
    case 'view_cart':
      return { eventType: 'monetate:context:Cart', cartLines: linesOf(record.products, record.currency) };
    case 'purchase':
      return {
        eventType: 'monetate:context:Purchase',
        purchaseId: record.orderNumber,
        purchaseLines: linesOf(record.products, record.currency),
      };
    default:
      return undefined;
  }
}

const linesOf = (products: readonly ProductRecord[], currency: Currency) =>
  products.map(({ productId, upc = productId, quantity = 1, price }) => ({
    pid: productId,
    sku: upc,
    quantity,
    currency,
    value: toDecimalString(price * quantity),
  }));
