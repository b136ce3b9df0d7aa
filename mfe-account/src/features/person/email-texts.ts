import type { Locale } from 'shared-contracts/locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';

/** What a field says when its email address is missing, or is none. */
export function emailTexts(
  locale: Pick<Locale, 'id' | 'language'>,
  missing: 'emailMissing' | 'accountEmailMissing' = 'emailMissing',
) {
  const texts = signInMessages(locale);
  return { required: texts[missing], emailShape: texts.emailShape };
}
