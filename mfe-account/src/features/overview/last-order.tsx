import { purchaseHistory } from 'shared-contracts/calls/orders';
import { buttonStyle } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { historyMessages } from '../../messages/history-messages.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { OrderRow } from '../history/order-row.tsx';
import { OverviewCard } from './overview-card.tsx';

/** The newest order with where its parcels are. */
export function LastOrder() {
  const locale = useLocale();
  const texts = historyMessages(locale);
  const reading = useCall(purchaseHistory, { body: { count: 1 } }, { remote: 'account', calls: useAccountCalls() });
  return (
    <OverviewCard title={texts.last} to="/account/orders" more={texts.all}>
      <WhenRead reading={reading} texts={texts} height="7rem">
        {({ orders: [order] }) =>
          order ? (
            <OrderRow order={order} />
          ) : (
            <>
              <Text tone="muted">{texts.none}</Text>
              <Link to="/" css={[buttonStyle({ variant: 'secondary', size: 'small' }), { justifySelf: 'start' }]}>
                {overviewMessages(locale).toShop}
              </Link>
            </>
          )
        }
      </WhenRead>
    </OverviewCard>
  );
}
