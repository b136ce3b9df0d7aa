import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';

/** The locale of the page. */
export function useLocale(): Locale {
  return usePlatform().locale;
}
