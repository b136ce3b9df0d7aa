import type { Head, LoaderContext } from 'shared-contracts/routing';
import { buttonStyle } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { CompareTable } from '../features/compare/compare-table.tsx';
import type { CompareData } from '../loaders/compare-loader.ts';
import { compareMessages } from '../messages/compare-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<CompareData> =>
  (await import('../loaders/compare-loader.ts')).loadCompare(context);

export const head = (_data: CompareData, { locale }: Pick<LoaderContext, 'locale'>): Head => ({
  title: compareMessages(locale).title,
  robots: 'noindex',
});

/** Up to four products side by side; the address says which. */
export default function CompareScreen() {
  const { products } = useScreenData<CompareData>();
  const texts = compareMessages(useLocale());
  return (
    <Container
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[6],
        paddingBlock: `${space[6]} ${space[8]}`,
      }}
    >
      <Heading level={1}>{texts.title}</Heading>
      {products.length > 0 ? (
        <CompareTable products={products} />
      ) : (
        <EmptyState
          title={texts.emptyTitle}
          actions={
            <Link to="/search" css={buttonStyle({ variant: 'secondary' })}>
              {texts.lookAround}
            </Link>
          }
        >
          {texts.emptyText}
        </EmptyState>
      )}
    </Container>
  );
}
