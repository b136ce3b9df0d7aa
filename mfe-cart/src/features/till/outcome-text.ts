import type { Locale } from 'shared-contracts/locale';
import { tillMessages } from '../../messages/till-messages.ts';
import { lineErrorText } from '../../service/line-error-text.ts';
import type { Scan } from '../../service/scans.ts';

/** What became of a code, in words. */
export function outcomeText({ refusal, state }: Pick<Scan, 'refusal' | 'state'>, locale: Locale): string {
  const texts = tillMessages(locale);
  if (state === 'waiting') return texts.waits;
  if (!refusal) return texts.added;
  const reasons = { 'no-goods': texts.noGoods, unknown: texts.unknown, foreign: texts.foreign };
  return refusal.kind === 'error' ? lineErrorText(refusal.error, locale) : reasons[refusal.kind];
}
