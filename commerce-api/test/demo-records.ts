import type { RecordInput, RecordKind } from '../src/import/records.ts';
import { loadBrand } from '../src/load-brand.ts';

const { records: makeRecords } = await loadBrand();
if (!makeRecords) throw new Error('The demo brand makes its records by code');
const records = [...makeRecords({ styles: 0, asOf: new Date() })];

/** Returns the demo brand's records of a kind, without those of its styles. */
export const demoRecords = <K extends RecordKind>(kind: K): RecordInput<K>[] =>
  records.flatMap((one) => (one.kind === kind ? [one.record as RecordInput<K>] : []));
