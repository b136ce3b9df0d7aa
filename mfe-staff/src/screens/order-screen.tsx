import type { Locale } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import type { Head } from 'shared-contracts/routing';
import { linkStyle } from 'shared-ui/link';
import { PageBody } from 'shared-ui/page-body';
import { Link, useParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { RoleOnly } from '../features/area/role-only.tsx';
import { OrderDesk } from '../features/orders/order-desk.tsx';
import { orderMessages } from '../messages/order-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: orderMessages(locale).title,
  robots: 'noindex',
});

/** Customer service looks at an order, cancels and refunds it, and sends its mails again (OPS-07). */
export default function OrderScreen() {
  const texts = orderMessages(useLocale());
  const { order = '' } = useParams();
  const orderNumber = writtenOrderNumber(order);
  return (
    <PageBody title={texts.orderTitle(orderNumber)}>
      <Link to="/staff/orders" css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.backToOrders}
      </Link>
      <RoleOnly needs="support" page={`/staff/orders/${orderNumber}`} refusal={texts.supportOnly}>
        <OrderDesk key={orderNumber} orderNumber={orderNumber} />
      </RoleOnly>
    </PageBody>
  );
}
