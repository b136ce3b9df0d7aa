import type { Locale } from 'shared-contracts/locale';
import { dateFormat } from '../base/formats.ts';
import { messageOf } from './cart-messages.ts';
import type { StoredLine } from './stored-cart.ts';

/** Returns for which presale goods the others of a parcel wait, in words; undefined when none waits. */
export function waitingText(
  all: readonly Pick<StoredLine, 'name' | 'shipsAt' | 'bonusOf'>[],
  { tag, language }: Pick<Locale, 'tag' | 'language'>,
  now: Date,
): string | undefined {
  // A gift waits for what it is given with.
  const lines = all.filter(({ bonusOf }) => bonusOf === null);
  const [last] = lines
    .flatMap(({ name, shipsAt }) => (shipsAt === null ? [] : [{ name, at: new Date(shipsAt) }]))
    .filter(({ at }) => at > now)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const waits = ({ shipsAt }: Pick<StoredLine, 'shipsAt'>) => !shipsAt || new Date(shipsAt) < (last?.at ?? now);
  if (!last || !lines.some(waits)) return undefined;
  const format = dateFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return messageOf('SentTogether', language, { name: last.name, day: format.format(last.at) });
}
