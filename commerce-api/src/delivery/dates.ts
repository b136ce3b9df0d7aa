import { dateFormat } from '../base/formats.ts';
import type { OpenMarket } from '../market/markets.ts';
import { zoneOf } from './opening-hours.ts';

const DAY_MS = 86_400_000;
/** The warehouse of a market: where its clock stands, and until which hour it still sends. */
export type Dispatch = Pick<OpenMarket, 'dispatchUntil' | 'country' | 'time_zone'>;

interface LocalMoment {
  /** Midnight UTC of the local calendar day. */
  readonly day: Date;
  readonly hour: number;
}

const QUARTER_MS = 900_000;
/** By time zone, with its quarter of an hour: days and hours never start within one. */
const moments = new Map<string, { readonly quarter: number; readonly moment: LocalMoment }>();

function localMoment(now: Date, timeZone: string): LocalMoment {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const known = moments.get(timeZone);
  if (known?.quarter === quarter) return known.moment;
  const moment = momentIn(now, timeZone);
  moments.set(timeZone, { quarter, moment });
  return moment;
}

function momentIn(now: Date, timeZone: string): LocalMoment {
  const parts = dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const value = (type: string): string => parts.find((part) => part.type === type)?.value ?? '0';
  return { day: new Date(`${value('year')}-${value('month')}-${value('day')}T00:00:00Z`), hour: Number(value('hour')) };
}

const isWorkingDay = (day: Date): boolean => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;

/** Returns the day `count` working days after `day`; for 0, the day itself or the next working day. */
export function addWorkingDays(day: Date, count: number): Date {
  let current = day;
  while (!isWorkingDay(current)) current = new Date(current.getTime() + DAY_MS);
  for (let left = count; left > 0; ) {
    current = new Date(current.getTime() + DAY_MS);
    if (isWorkingDay(current)) left -= 1;
  }
  return current;
}

export const toIsoDate = (day: Date): string => day.toISOString().slice(0, 10);

/** Returns the working day on which an order placed now leaves the warehouse. */
export function dispatchDay(now: Date, warehouse: Dispatch): Date {
  const { day, hour } = localMoment(now, zoneOf(warehouse));
  const today = addWorkingDays(day, 0);
  const missed = today.getTime() === day.getTime() && hour >= warehouse.dispatchUntil;
  return missed ? addWorkingDays(today, 1) : today;
}

/** Returns the first and last day of arrival, as ISO dates, for a delivery time in working days. */
export function deliveryWindow(
  now: Date,
  warehouse: Dispatch,
  days: readonly [number, number],
): { readonly from: string; readonly to: string } {
  const leaves = dispatchDay(now, warehouse);
  return { from: toIsoDate(addWorkingDays(leaves, days[0])), to: toIsoDate(addWorkingDays(leaves, days[1])) };
}
