import { useCallback } from 'react';
import { useMatches } from 'react-router-dom';
import { type LocaleId, locales } from 'shared-contracts/locale';
import { localePath } from 'shared-contracts/routing';
import { useLocation } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';

/** Screens with language-specific paths list them as `alternates` in their data. */
function alternatesOf(data: unknown): Partial<Record<LocaleId, string>> | undefined {
  if (typeof data !== 'object' || data === null || !('alternates' in data)) return undefined;
  return data.alternates as Partial<Record<LocaleId, string>>;
}

/** Returns the address of this page in another country or language. */
export function useLocaleHref(): (id: LocaleId) => string {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const alternates = alternatesOf(useMatches().at(-1)?.data);
  return useCallback(
    (id) => {
      const rest = pathname.slice(locale.id.length + 1) || '/';
      return localePath(locales[id], alternates?.[id] ?? rest) + search;
    },
    [alternates, locale, pathname, search],
  );
}
