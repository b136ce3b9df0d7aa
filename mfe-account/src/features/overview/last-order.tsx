import { purchaseHistory } from 'shared-contracts/calls/orders';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { historyMessages } from '../../messages/history-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { NoOrdersInShort } from '../history/no-orders.tsx';
import { OrderRow } from '../history/order-row.tsx';
import { OverviewCard } from './overview-card.tsx';

/** The newest order with where its parcels are. */
export function LastOrder() {
  const texts = historyMessages(useLocale());
  const reading = useCall(purchaseHistory, { body: { count: 1 } }, { remote: 'account', calls: useAccountCalls() });
  return (
    <OverviewCard title={texts.last} to="/account/orders" more={reading.value?.total === 0 ? undefined : texts.all}>
      <WhenRead reading={reading} texts={texts} height="7rem">
        {({ orders: [order] }) => (order ? <OrderRow order={order} /> : <NoOrdersInShort />)}
      </WhenRead>
    </OverviewCard>
  );
}
