import type { EventPlaceAndTime } from './blocks/event-sign-up.ts';

/** What a registration puts into a calendar. */
export interface CalendarEntry extends EventPlaceAndTime {
  readonly registrationId: string;
  readonly title: string;
  /** YYYY-MM-DD, in their order. */
  readonly attendingDays: readonly string[];
  /** The whole address of the event's page. */
  readonly url?: string | undefined;
}

const dayLength = 86_400_000;
const longestLine = 75;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayLength).toISOString().slice(0, 10);
const plainDay = (day: string): string => day.replaceAll('-', '');
const utcStamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** TEXT of RFC 5545, section 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

const bytes = new TextEncoder();

/** A content line of at most 75 octets a row, never cut inside a character (RFC 5545, section 3.1). */
function folded(line: string): string {
  const rows = [''];
  let length = 0;
  for (const sign of line) {
    const size = bytes.encode(sign).length;
    if (length + size > longestLine) {
      rows.push('');
      // The space that marks the row counts.
      length = 1;
    }
    rows[rows.length - 1] += sign;
    length += size;
  }
  return rows.join('\r\n ');
}

/** The moment at which the clocks of a zone show a time of a day; undefined for an unknown zone. */
function momentOf(day: string, time: string, timeZone: string): Date | undefined {
  const shown = Date.parse(`${day}T${time}:00Z`);
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    const offsetAt = (moment: number) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - moment;
    return new Date(shown - offsetAt(shown - offsetAt(shown)));
  } catch {
    return undefined;
  }
}

/** When a registration is on one of its days, as lines. */
interface Span {
  readonly day: string;
  readonly lines: readonly string[];
}

/** Each day from its start to its end. */
function timedSpans({ attendingDays, startTime, endTime, timeZone }: CalendarEntry): readonly Span[] | undefined {
  if (!startTime || !endTime || !timeZone) return undefined;
  const spans = attendingDays.map((day) => {
    const start = momentOf(day, startTime, timeZone);
    const end = momentOf(endTime > startTime ? day : dayAfter(day), endTime, timeZone);
    return start && end && { day, lines: [`DTSTART:${utcStamp(start)}`, `DTEND:${utcStamp(end)}`] };
  });
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

/** Each day as a whole. */
function wholeDays({ attendingDays }: CalendarEntry): readonly Span[] {
  return attendingDays.map((day) => ({
    day,
    lines: [`DTSTART;VALUE=DATE:${plainDay(day)}`, `DTEND;VALUE=DATE:${plainDay(dayAfter(day))}`],
  }));
}

/**
 * The days of a registration as an iCalendar file (RFC 5545): in UTC where times and zone are known, else whole days.
 * Each day has an id of its own, whatever the other days are.
 * @param now when it is made
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { registrationId, title, location, url } = entry;
  const events = (timedSpans(entry) ?? wholeDays(entry)).flatMap(({ day, lines }) => [
    'BEGIN:VEVENT',
    `UID:${registrationId}-${day}@storefront`,
    `DTSTAMP:${utcStamp(now)}`,
    ...lines,
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ]);
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//storefront//events//EN', ...events, 'END:VCALENDAR'];
  return `${all.map(folded).join('\r\n')}\r\n`;
}
