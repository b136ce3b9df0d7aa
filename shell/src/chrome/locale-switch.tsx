import { localeIds, locales } from 'shared-contracts/locale';
import { GlobeIcon } from 'shared-ui/icon';
import { color, space, type } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';
import { useLocaleHref } from './locale-href.ts';

/** The same page in another country or language: plain links, so that it works without script and crawlers follow. */
export function LocaleSwitch() {
  const locale = useLocale();
  const texts = shellMessages(locale);
  const hrefOf = useLocaleHref();
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
