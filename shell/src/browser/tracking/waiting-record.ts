import type { TrackingRecord } from 'shared-contracts/tracking/records';

/** A record of a page, and whether the visitor had allowed tracking when it was told. */
export interface WaitingRecord {
  readonly record: TrackingRecord;
  readonly isAllowed: boolean;
}
