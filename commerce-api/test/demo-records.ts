import type { RecordInput, RecordKind } from '../src/import/records.ts';
import { loadBrand } from '../src/load-brand.ts';

const { records: makeRecords } = await loadBrand();
if (!makeRecords) throw new Error('The demo brand makes its records by code');
const records = [...makeRecords({ styles: 0, asOf: new Date() })];

/** What the demo brand has of a kind, without the styles of its catalogue. */
export const demoRecords = <K extends RecordKind>(kind: K): RecordInput<K>[] =>
  records.flatMap((one) => (one.kind === kind ? [one.record as RecordInput<K>] : []));
