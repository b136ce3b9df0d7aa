/** Days between filling the shop and an event, at least. */
const daysAhead = 60;
const dayLength = 86_400_000;

/** A day of an event: YYYY-MM-DD, and its parts for sentences. */
export interface EventDay {
  readonly iso: string;
  readonly day: number;
  readonly year: number;
}

const eventDay = (time: number): EventDay => {
  const date = new Date(time);
  return { iso: date.toISOString().slice(0, 10), day: date.getUTCDate(), year: date.getUTCFullYear() };
};

/** The next Saturday of a month that comes at least two months after a time, in milliseconds. */
function nextSaturday(asOf: Date, month: number, ordinal: number): number {
  const saturdayOf = (year: number): number => {
    const first = new Date(Date.UTC(year, month - 1, 1));
    return first.getTime() + (6 - first.getUTCDay() + (ordinal - 1) * 7) * dayLength;
  };
  const year = asOf.getUTCFullYear();
  const earliest = asOf.getTime() + daysAhead * dayLength;
  return [year, year + 1, year + 2].map(saturdayOf).find((time) => time >= earliest) ?? saturdayOf(year + 2);
}

/** When the demo shop's events are: ahead of the time for which the shop is filled. */
export interface EventDates {
  /** The first weekend of May. */
  readonly bench: readonly [EventDay, EventDay];
  /** The third Saturday of September. */
  readonly walk: EventDay;
  /** The third Saturday of October. */
  readonly fitting: EventDay;
}

/** @param asOf the time for which the shop is filled */
export function eventDates(asOf: Date): EventDates {
  const saturday = nextSaturday(asOf, 5, 1);
  return {
    bench: [eventDay(saturday), eventDay(saturday + dayLength)],
    walk: eventDay(nextSaturday(asOf, 9, 3)),
    fitting: eventDay(nextSaturday(asOf, 10, 3)),
  };
}
