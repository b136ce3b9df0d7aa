import { css } from '@emotion/react';
import { inEveryLocale, locales } from 'shared-contracts/locale';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space, type } from 'shared-ui/tokens';
import { useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { fullAlternates } from '../features/alternates.ts';
import type { Locations } from '../loaders/locations-loader.ts';
import { locationMessages } from '../messages/location-messages.ts';

const path = '/locations';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<Locations> =>
  (await import('../loaders/locations-loader.ts')).loadLocations(context);

export const head = (_data: Locations, { locale }: Pick<LoaderContext, 'locale'>): Head => ({
  title: locationMessages(locale).title,
  canonical: `/${locale.id}${path}`,
  alternates: fullAlternates(inEveryLocale(path)),
});

const card = css({
  display: 'grid',
  gap: space[1],
  minHeight: '2.75rem',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { borderColor: color.ink },
  '&[aria-current]': { borderColor: color.ember, boxShadow: `inset 0 0 0 1px ${color.ember}` },
});

/** The countries and languages of the shop, as plain links, each in its own language. */
export default function LocationsScreen() {
  const { regions } = useScreenData<Locations>();
  const here = useLocale();
  const texts = locationMessages(here);
  return (
    <Container css={{ display: 'grid', gap: space[7], paddingBlock: `${space[6]} ${space[8]}` }}>
      <div css={{ display: 'grid', gap: space[4] }}>
        <Heading level={1}>{texts.title}</Heading>
        <Text measured>{texts.intro}</Text>
      </div>
      {regions.map(({ id, locations }) => (
        <section key={id} css={{ display: 'grid', gap: space[4] }}>
          <Heading level={2}>{texts[id]}</Heading>
          <ul css={{ display: 'grid', gap: space[4], [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' } }}>
            {locations.map(({ localeId, country, language, currency }) => (
              <li key={localeId}>
                <a
                  href={`/${localeId}`}
                  hrefLang={locales[localeId].tag}
                  lang={locales[localeId].tag}
                  aria-current={localeId === here.id ? 'true' : undefined}
                  css={card}
                >
                  <span css={type.h3}>{country}</span>
                  <span>
                    <span css={{ textTransform: 'capitalize' }}>{language}</span> · {currency}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}
