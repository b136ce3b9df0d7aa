import { experimentsAtom } from 'shared-contracts/experiments';
import type { Currency } from 'shared-contracts/locale';
import { toDecimalString } from 'shared-contracts/money';
import { blockDecisions, mostPageEvents, type PageEvent } from 'shared-contracts/page-events';
import type { Platform } from 'shared-contracts/platform';
import type { ProductRecord } from 'shared-contracts/tracking/product-record';
import type { TrackingRecord } from 'shared-contracts/tracking/records';
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
    const decisions = v.parse(blockDecisions, await response.json());
    if (consent.allows('targeting'))
      store.set(experimentsAtom, (page) => ({ ...page, now: { ...page.now, ...decisions } }));
  }
  const sendAll = () => void send().catch((error: unknown) => console.info('This page is not personalized', error));
  window.addEventListener('pagehide', sendAll);

  return {
    tell(record: TrackingRecord): void {
      const event = toPageEvent(record);
      if (!event) return;
      waiting = [...waiting, event].slice(-mostPageEvents);
      timer ??= setTimeout(sendAll, collected);
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
