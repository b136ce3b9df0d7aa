import type { EventPlaces, EventRegistration } from 'shared-contracts/calls/events';
import { Checkbox } from 'shared-ui/checkbox';
import { FieldError } from 'shared-ui/field';
import { space, type } from 'shared-ui/tokens';
import { formatDay } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { eventMessages } from '../../messages/event-messages.ts';
import { fewPlaces, placesOn } from './places.ts';

interface DayChoiceProps {
  readonly days: readonly string[];
  readonly places: EventPlaces['days'] | undefined;
  readonly own: EventRegistration | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly error: string | undefined;
}

/** The days to come on. A full one can be taken back, but not chosen. */
export function DayChoice({ days, places, own, chosen, onChange, error }: DayChoiceProps) {
  const locale = useLocale();
  const texts = eventMessages(locale);
  const toggle = (day: string) => {
    const next = new Set(chosen);
    if (!next.delete(day)) next.add(day);
    onChange(next);
  };
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'event-days-error'}>
      <legend css={{ ...type.small, fontWeight: 600, marginBottom: space[2] }}>{texts.days}</legend>
      {days.map((day) => {
        const left = placesOn(day, places, own);
        const mentioned = own?.attendingDays.includes(day) ? undefined : fewPlaces(left);
        return (
          <Checkbox
            key={day}
            name="days"
            value={day}
            label={formatDay(day, locale)}
            hint={left === 0 ? texts.full : mentioned && texts.left(mentioned)}
            checked={chosen.has(day)}
            disabled={left === 0 && !chosen.has(day)}
            onChange={() => toggle(day)}
          />
        );
      })}
      <FieldError id="event-days-error">{error}</FieldError>
    </fieldset>
  );
}
