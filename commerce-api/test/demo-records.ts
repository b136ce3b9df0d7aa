import type { CountryCode } from 'shared-contracts/locale';
import * as v from 'valibot';
import type { DeliveryRule } from '../src/delivery/methods.ts';
import { type RecordInput, type RecordKind, recordSchemas } from '../src/import/records.ts';
import { deliveryRuleOf } from '../src/import/row-makers.ts';
import { loadBrand } from '../src/load-brand.ts';
import type { OpenMarket } from '../src/market/markets.ts';

const { records: makeRecords } = await loadBrand();
if (!makeRecords) throw new Error('The demo brand makes its records by code');
const records = [...makeRecords({ styles: 0, asOf: new Date() })];

/** Returns the demo brand's records of a kind, without those of its styles. */
export const demoRecords = <K extends RecordKind>(kind: K): RecordInput<K>[] =>
  records.flatMap((one) => (one.kind === kind ? [one.record as RecordInput<K>] : []));

/** Returns the demo brand's products, one for each of its templates. */
export const demoProducts = (): RecordInput<'products'>[] =>
  [...makeRecords({ styles: 161, asOf: new Date() })].flatMap((one) => (one.kind === 'products' ? [one.record] : []));

/** The demo shop's markets, as the engine reads them. */
export const demoMarkets = Object.fromEntries(
  demoRecords('markets').map((record): [CountryCode, OpenMarket] => {
    const rules = v.parse(recordSchemas.markets, record);
    const warehouse = demoRecords('stores').find(({ id }) => id === rules.warehouse);
    if (!warehouse) throw new Error(`No warehouse ${rules.warehouse}`);
    return [rules.id, { ...rules, country: warehouse.country, time_zone: warehouse.timeZone ?? null }];
  }),
) as Readonly<Record<CountryCode, OpenMarket>>;

/** How the demo shop delivers, as the engine reads it. */
export const demoDelivery: readonly DeliveryRule[] = demoRecords('delivery').map((record) =>
  deliveryRuleOf(v.parse(recordSchemas.delivery, record)),
);
