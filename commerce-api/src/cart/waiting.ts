import type { Locale } from 'shared-contracts/locale';
import { dateFormat } from '../base/formats.ts';
import { leavesFrom } from '../goods/release.ts';
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
  const leaves = leavesFrom(lines, now);
  const isLast = ({ shipsAt }: Pick<StoredLine, 'shipsAt'>) =>
    shipsAt !== null && new Date(shipsAt).getTime() === leaves.getTime();
  const last = lines.find(isLast);
  if (!last || leaves <= now || lines.every(isLast)) return undefined;
  const format = dateFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return messageOf('SentTogether', language, { name: last.name, day: format.format(leaves) });
}
