const dayLength = 86_400_000;

/** Every calendar day from the first to the last, both included (docs/spec/content.md section 5.1). */
export function eventDays(startDate: string, endDate: string): readonly string[] {
  const [first, last] = [startDate, endDate].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number];
  const count = Math.max(0, Math.round((last - first) / dayLength)) + 1;
  return Array.from({ length: count }, (_, index) => new Date(first + index * dayLength).toISOString().slice(0, 10));
}

interface EventDates {
  readonly startDate: string;
  readonly endDate: string;
}

/** Whether a day has ended everywhere; the last place is 12 hours behind UTC. */
const isDayOver = (day: string, now: Date): boolean =>
  day < new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

/** When a day has ended everywhere. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T12:00:00Z`) + dayLength);

/** The days of an event that have not ended everywhere: what can be registered for. */
export const openEventDays = ({ startDate, endDate }: EventDates, now: Date): readonly string[] =>
  eventDays(startDate, endDate).filter((day) => !isDayOver(day, now));

/** Whether the last day of an event has ended everywhere. */
export const isEventOver = ({ endDate }: Pick<EventDates, 'endDate'>, now: Date): boolean => isDayOver(endDate, now);
