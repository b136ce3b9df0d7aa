import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { space } from 'shared-ui/tokens';
import { useScreenData } from 'storefront-kit/routing';
import { fullAlternates } from '../features/alternates.ts';
import { Crumbs } from '../features/crumbs.tsx';
import { SetBuilder } from '../features/sets/set-builder.tsx';
import { setData } from '../features/sets/set-data.ts';
import type { SetData } from '../loaders/set-loader.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<SetData> =>
  (await import('../loaders/set-loader.ts')).loadSet(context);

export const head = ({ set }: SetData, { locale, config }: Pick<LoaderContext, 'locale' | 'config'>): Head => ({
  title: set.seo.title,
  description: set.seo.description,
  canonical: `/${locale.id}${set.url}`,
  alternates: fullAlternates(set.alternates),
  openGraph: { type: 'product', image: set.seo.ogImage },
  structuredData: [setData(set, config.origin, locale.id)],
});

/** A set of products, to choose from and to add in one step. */
export default function SetScreen() {
  const { set } = useScreenData<SetData>();
  return (
    <Container
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[5],
        paddingBlock: `${space[4]} ${space[8]}`,
      }}
    >
      <Crumbs crumbs={[]} here={set.name} />
      <SetBuilder key={set.id} set={set} />
    </Container>
  );
}
