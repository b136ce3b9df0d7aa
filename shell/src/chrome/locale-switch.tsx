import { useMatches } from 'react-router-dom';
import { type LocaleId, localeIds, locales } from 'shared-contracts/locale';
import { localePath } from 'shared-contracts/routing';
import { GlobeIcon } from 'shared-ui/icon';
import { color, space, type } from 'shared-ui/tokens';
import { useLocation } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';

/** The same page in another country or language: plain links, so that it works without script and crawlers follow. */
export function LocaleSwitch() {
  const locale = useLocale();
  const texts = shellMessages(locale);
  const { pathname, search } = useLocation();
  const alternates = alternatesOf(useMatches().at(-1)?.data);
  const rest = pathname.slice(locale.id.length + 1) || '/';
  const hrefOf = (id: LocaleId) => localePath(locales[id], alternates?.[id] ?? rest) + search;
  return (
    <details css={{ position: 'relative' }}>
      <summary
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: space[2],
          minHeight: '2.75rem',
          paddingInline: space[4],
          border: `1px solid ${color.inputBorder}`,
          borderRadius: '2px',
        }}
      >
        <GlobeIcon size={20} />
        <span className="visually-hidden">{texts.region}: </span>
        {locale.label}
      </summary>
      <ul css={{ marginTop: space[2], display: 'grid' }}>
        {localeIds.map((id) => (
          <li key={id}>
            <a
              href={hrefOf(id)}
              hrefLang={locales[id].tag}
              lang={locales[id].tag}
              aria-current={id === locale.id ? 'true' : undefined}
              css={{
                ...type.body,
                display: 'flex',
                alignItems: 'center',
                minHeight: '2.75rem',
                color: 'inherit',
                '&[aria-current]': { fontWeight: 600 },
              }}
            >
              {locales[id].label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Screens with language-specific paths list them as `alternates` in their data. */
function alternatesOf(data: unknown): Partial<Record<LocaleId, string>> | undefined {
  if (typeof data !== 'object' || data === null || !('alternates' in data)) return undefined;
  return data.alternates as Partial<Record<LocaleId, string>>;
}
