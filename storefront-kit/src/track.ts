import { recordTracked } from 'shared-contracts/events/tracking';
import type { Platform } from 'shared-contracts/platform';
import type { TrackingRecord } from 'shared-contracts/tracking/records';

/** Tells a record. It leaves the page only with consent to targeting, and costs nothing without (docs/tracking.md). */
export const track = ({ bus }: Pick<Platform, 'bus'>, record: TrackingRecord): void =>
  bus.publish(recordTracked, record);
