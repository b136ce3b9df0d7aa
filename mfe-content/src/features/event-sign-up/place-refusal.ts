import type { ProductError } from 'shared-contracts/errors/product-error';
import type { Locale } from 'shared-contracts/locale';
import { formatDay } from 'storefront-kit/dates';
import { eventMessages } from '../../messages/event-messages.ts';

/** Where a refusal for want of places is shown, and in which words. */
interface PlaceRefusal {
  /** The input by its name. */
  readonly at: 'days' | 'guest';
  readonly text: string;
}

/** Reads a refusal for want of places; undefined for any other error. */
export function placeRefusal(error: ProductError | undefined, locale: Locale): PlaceRefusal | undefined {
  if (!error?.is('EVENT_FULL')) return undefined;
  const texts = eventMessages(locale);
  const [{ field, additionalInfo } = {}] = error.details;
  const listed = String(additionalInfo?.days ?? '');
  if (listed === '') return { at: 'days', text: error.message };
  const days = listed
    .split(', ')
    .map((day) => formatDay(day, locale))
    .join(' · ');
  return field === 'plusOne'
    ? { at: 'guest', text: texts.noGuestPlace(days) }
    : { at: 'days', text: texts.noPlace(days) };
}
