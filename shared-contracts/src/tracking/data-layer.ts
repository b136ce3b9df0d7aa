import { toDecimalString } from '../money.ts';
import type { TrackingRecord } from './records.ts';

/** A record as it lies in the tag manager's data layer. */
export type LayerEntry = Readonly<Record<string, unknown>>;

/** Whole minor units in a record; a tag manager counts in the currency itself, e.g. 129.9. */
const amounts: ReadonlySet<string> = new Set([
  'value',
  'tax',
  'shipping',
  'price',
  'originalPrice',
  'saleDiscountAmount',
]);

const converted = (record: object): LayerEntry =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (amounts.has(name) && typeof value === 'number') return [name, Number(toDecimalString(value))];
      return [name, Array.isArray(value) ? value.map(converted) : value];
    }),
  );

/** The one place where the amounts of a record change their form (decision 0043). */
export const toLayerEntry = (record: TrackingRecord): LayerEntry => converted(record);
