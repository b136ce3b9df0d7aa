import * as v from 'valibot';
import type { DeliveryRule } from '../src/delivery/methods.ts';
import { type RecordInput, type RecordKind, recordSchemas } from '../src/import/records.ts';
import { deliveryRuleOf } from '../src/import/row-makers.ts';
import { loadBrand } from '../src/load-brand.ts';

const { records: makeRecords } = await loadBrand();
if (!makeRecords) throw new Error('The demo brand makes its records by code');
const records = [...makeRecords({ styles: 0, asOf: new Date() })];

/** Returns the demo brand's records of a kind, without those of its styles. */
export const demoRecords = <K extends RecordKind>(kind: K): RecordInput<K>[] =>
  records.flatMap((one) => (one.kind === kind ? [one.record as RecordInput<K>] : []));

/** How the demo shop delivers, as the engine reads it. */
export const demoDelivery: readonly DeliveryRule[] = demoRecords('delivery').map((record) =>
  deliveryRuleOf(v.parse(recordSchemas.delivery, record)),
);
