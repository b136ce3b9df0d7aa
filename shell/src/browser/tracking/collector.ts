import type { Platform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { scrubbed } from 'shared-contracts/telemetry';
import { toLayerEntry } from 'shared-contracts/tracking/data-layer';
import { faultsOf, type TrackingRecord } from 'shared-contracts/tracking/records';
import { carryOrigins } from './carry-origins.ts';
import { createPageEvents } from './page-events.ts';
import { createPurchases } from './purchases.ts';
import { openTagManager, type TagManager } from './tag-manager.ts';
import type { WaitingRecord } from './waiting-record.ts';

type Take = (record: TrackingRecord) => void;

/**
 * Takes the records of a page with consent to targeting, and hands them to the tag manager and the service for personalization.
 * `before` are those told so far: what was chosen on earlier pages says where products come from, but of what was told without
 * consent, only the page that the visitor is on is handed over.
 */
export function collect(platform: Platform, before: readonly WaitingRecord[]): Take {
  const { consent, config, store } = platform;
  const report = (error: unknown) => platform.report(error, { remote: 'shell', phase: 'event' });
  const complete = carryOrigins();
  const purchases = createPurchases();
  const pageEvents = config.isPersonalized ? createPageEvents(platform) : undefined;
  let tagManager: TagManager | undefined;
  let hasReported = false;

  /** Whether a record is as agreed. Outside of production each one that is not is an error, there the first one. */
  function isValid(record: TrackingRecord): boolean {
    const faults = faultsOf(record);
    if (faults.length === 0) return true;
    if (!hasReported || config.environment !== 'production')
      report(new Error(`The tracking record ${record.event} is not as agreed: ${faults.join('; ')}`));
    hasReported = true;
    return false;
  }

  function handOver(record: TrackingRecord): void {
    const to = tagManager;
    if (!isValid(record)) return;
    const entry = toLayerEntry(record);
    // The shell knows which orders were told.
    pageEvents?.track(record);
    if (!to) return;
    if (record.event !== 'purchase') to.push(entry);
    else
      void purchases
        .once(record.orderNumber, () => to.pushed(entry))
        .catch((error: unknown) => {
          console.info('This order is told when it is shown again', error);
        });
  }

  /** Nothing is handed over of pages that come before the visitor's consent, or at a till. */
  const take: Take = (tracked) => {
    const record = complete(withoutNames(tracked));
    if (consent.allows('targeting') && store.get(sessionAtom).status !== 'associate') handOver(record);
  };

  function follow(): void {
    if (!consent.allows('targeting')) {
      tagManager?.close();
      tagManager = undefined;
    } else if (config.hasTagManager) tagManager ??= openTagManager(`${config.frameOrigin}/frames/tag-manager`);
  }
  follow();
  consent.follow(follow);
  const page = before.findLastIndex(({ record }) => record.event === 'page_view');
  before.forEach(({ record, isAllowed }, index) => {
    if (isAllowed || index >= page) take(record);
    else complete(withoutNames(record));
  });
  return take;
}

/** What somebody typed into the search may be an email address or a number of theirs. */
function withoutNames(record: TrackingRecord): TrackingRecord {
  if (record.event === 'search') return { ...record, searchTerm: scrubbed(record.searchTerm) };
  if (!('products' in record)) return record;
  const products = record.products.map((product) =>
    product.searchTerm === undefined ? product : { ...product, searchTerm: scrubbed(product.searchTerm) },
  );
  return { ...record, products };
}
