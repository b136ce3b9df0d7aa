import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link, useParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { RoleOnly } from '../features/area/role-only.tsx';
import { Shelves } from '../features/stock/shelves.tsx';
import { stockMessages } from '../messages/stock-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: stockMessages(locale).title,
  robots: 'noindex',
});

/** Stock keepers correct the stock of a size by what was counted (OPS-07). */
export default function ShelvesScreen() {
  const texts = stockMessages(useLocale());
  const { upc = '' } = useParams();
  return (
    <PageBody title={texts.title}>
      <Link to="/staff/stock" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.backToStock}
      </Link>
      <RoleOnly needs="stock" page={`/staff/stock/${upc}`} refusal={texts.keepersOnly}>
        <Shelves key={upc} upc={upc} />
      </RoleOnly>
    </PageBody>
  );
}
