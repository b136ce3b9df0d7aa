import { type ReactNode, useMemo } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { type Head, type LoaderContext, localePath } from 'shared-contracts/routing';
import { Badge } from 'shared-ui/badge';
import { Button, buttonStyle } from 'shared-ui/button';
import { SearchIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { media, space, tabular } from 'shared-ui/tokens';
import { formatDay } from 'storefront-kit/dates';
import { writeFavoriteStore } from 'storefront-kit/favorite-store';
import { useScreenData } from 'storefront-kit/routing';
import { useFavoriteStore } from 'storefront-kit/use-favorite-store';
import { useLocale } from 'storefront-kit/use-locale';
import { fullAlternates } from '../features/alternates.ts';
import { breadcrumbData, Crumbs } from '../features/crumbs.tsx';
import { ShownMap } from '../features/stores/map/shown-map.tsx';
import { viewOf } from '../features/stores/map/view-of.ts';
import { OpeningLine } from '../features/stores/opening-line.tsx';
import { directionsTo, storeData } from '../features/stores/store-facts.ts';
import { mapStops } from '../features/stores/store-stops.ts';
import type { StoreData } from '../loaders/stores-loader.ts';
import { mapMessages } from '../messages/map-messages.ts';
import { storesMessages } from '../messages/stores-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<StoreData> =>
  (await import('../loaders/stores-loader.ts')).loadStore(context);

export function head(
  { store, alternates }: StoreData,
  { locale, config }: Pick<LoaderContext, 'locale' | 'config'>,
): Head {
  const crumbs = [
    { label: storesMessages(locale).title, url: '/stores' },
    { label: store.name, url: store.url },
  ];
  return {
    title: store.name,
    description: `${store.name}, ${store.addressLine1}, ${store.city}`,
    canonical: `/${locale.id}${store.url}`,
    alternates: fullAlternates(alternates),
    structuredData: [storeData(store, config.origin, locale.id), breadcrumbData(crumbs, config.origin, locale.id)],
  };
}

/** A store: where it is, when it is open, what it offers, and what can be collected there. */
export default function StoreScreen() {
  const { store, map } = useScreenData<StoreData>();
  const locale = useLocale();
  const texts = storesMessages(locale);
  const stops = useMemo(() => mapStops([store]), [store]);
  const view = useMemo(() => viewOf([store], undefined), [store]);
  return (
    <Container css={{ display: 'grid', gap: space[6], paddingBlock: `${space[4]} ${space[8]}` }}>
      <Crumbs crumbs={[{ label: texts.title, url: '/stores' }]} here={store.name} />
      <div css={{ display: 'grid', gap: space[3], justifyItems: 'start' }}>
        <Heading level={1}>{store.name}</Heading>
        <OpeningLine opening={store.opening} />
        <MakeMine />
      </div>
      {map ? (
        <ShownMap
          about={map}
          label={mapMessages(locale).mapOf(store.name)}
          stops={stops}
          view={view}
          active={store.storeId}
        >
          <Facts />
        </ShownMap>
      ) : (
        <Facts />
      )}
      <Part title={texts.atStore(store.name)}>
        <search css={{ maxWidth: '44rem' }}>
          <form
            method="get"
            action={localePath(locale, '/search')}
            css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[3], alignItems: 'end' }}
          >
            <input type="hidden" name="refine" value={`store:${store.storeId}`} />
            <TextField
              name="q"
              type="search"
              label={texts.searchAt(store.name)}
              icon={<SearchIcon size={20} />}
              maxLength={100}
              required
            />
            <Button type="submit">{texts.search}</Button>
          </form>
        </search>
      </Part>
    </Container>
  );
}

/** Where the store is, when it is open, and what it offers. */
function Facts() {
  const { store } = useScreenData<StoreData>();
  const locale = useLocale();
  const texts = storesMessages(locale);
  return (
    <div css={{ display: 'grid', gap: space[6], [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}>
      <Part title={texts.address}>
        <address css={{ fontStyle: 'normal' }}>
          {store.addressLine1}
          <br />
          {[store.city, store.province, store.postalCode].filter(Boolean).join(' ')}
        </address>
        <a css={linkStyle} href={`tel:${store.phone}`}>
          {store.phone}
        </a>
        <a css={linkStyle} href={directionsTo(store)} rel="noopener">
          {texts.directions} <span className="visually-hidden">({texts.directionsNote})</span>
        </a>
      </Part>
      <Part title={texts.services}>
        <ul css={{ display: 'grid', gap: space[1] }}>
          {store.services.map((service) => (
            <li key={service}>{texts.service(service)}</li>
          ))}
        </ul>
      </Part>
      <Part title={texts.hours}>
        <Hours rows={store.hours.map(({ days, hours }) => [days, hours])} />
      </Part>
      {store.specialDays.length > 0 && (
        <Part title={texts.special}>
          <Hours rows={store.specialDays.map(({ date, hours }) => [formatDay(date, locale), hours || texts.closed])} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section
      css={{
        display: 'grid',
        gap: space[3],
        alignContent: 'start',
        justifyItems: 'start',
        '& > search': { width: '100%' },
      }}
    >
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Hours({ rows }: { readonly rows: readonly (readonly [day: string, hours: string])[] }) {
  return (
    <dl css={{ ...tabular, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `${space[1]} ${space[4]}` }}>
      {rows.map(([day, hours]) => (
        <div key={day} css={{ display: 'contents' }}>
          <dt>{day}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}

function MakeMine() {
  const { store } = useScreenData<StoreData>();
  const { toasts, locale } = usePlatform();
  const texts = storesMessages(locale);
  if (useFavoriteStore()?.storeId === store.storeId) return <Badge tone="info">{texts.yours}</Badge>;
  return (
    <button
      type="button"
      css={[buttonStyle({ variant: 'secondary' }), { '@media (scripting: none)': { display: 'none' } }]}
      onClick={() => {
        writeFavoriteStore({ storeId: store.storeId, name: store.name, country: locale.country });
        toasts.show({ tone: 'success', text: texts.madeMine(store.name) });
      }}
    >
      {texts.makeMine}
    </button>
  );
}
