import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { RoleOnly } from '../features/area/role-only.tsx';
import { OrderSearch } from '../features/orders/order-search.tsx';
import { orderMessages } from '../messages/order-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: orderMessages(locale).title,
  robots: 'noindex',
});

/** Customer service finds orders (OPS-07). */
export default function OrdersScreen() {
  const texts = orderMessages(useLocale());
  return (
    <PageBody title={texts.title}>
      <Link to="/staff" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.toStaff}
      </Link>
      <RoleOnly needs="support" page="/staff/orders" refusal={texts.supportOnly}>
        <OrderSearch />
      </RoleOnly>
    </PageBody>
  );
}
