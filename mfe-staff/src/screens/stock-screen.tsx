import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { RoleOnly } from '../features/area/role-only.tsx';
import { StockSearch } from '../features/stock/stock-search.tsx';
import { stockMessages } from '../messages/stock-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: stockMessages(locale).title,
  robots: 'noindex',
});

/** Stock keepers find a size (OPS-07). */
export default function StockScreen() {
  const texts = stockMessages(useLocale());
  return (
    <PageBody title={texts.title}>
      <Link to="/staff" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.toStaff}
      </Link>
      <RoleOnly needs="stock" page="/staff/stock" refusal={texts.keepersOnly}>
        <StockSearch />
      </RoleOnly>
    </PageBody>
  );
}
