import { adjustmentsOf, adjustmentText } from 'shared-contracts/adjustment-labels';
import type { Order } from 'shared-contracts/calls/checkout';
import { formatMoney } from 'shared-contracts/money';
import { quietLinkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { radius, space, tabular } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { returnedUnits, returnStatuses } from './returned-units.ts';

/** The lines of an order delivered together. */
export function OrderLines({ order, shipmentId }: { readonly order: Order; readonly shipmentId: string }) {
  const locale = useLocale();
  const texts = accountMessages(locale);
  return (
    <ul css={{ display: 'grid', gap: space[4] }}>
      {order.items
        .filter((item) => item.shipmentId === shipmentId)
        .map((item) => (
          <li
            key={item.id}
            css={{
              display: 'grid',
              gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
              gap: space[4],
              alignItems: 'start',
            }}
          >
            <Picture
              {...item.picture}
              alt=""
              sizes="72px"
              cover
              css={{ aspectRatio: '4 / 5', borderRadius: radius.card }}
            />
            <div>
              <Link to={item.pdpUrl} css={[quietLinkStyle, { fontWeight: 600 }]}>
                {item.name}
              </Link>
              <Text look="small" tone="muted">
                {[item.color, ...item.variants.map(({ label, value }) => `${label} ${value}`), texts.quantity(item.qty)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <ReversedUnits order={order} item={item} />
              {adjustmentsOf(order, item.id).map((adjustment) => (
                <Text key={adjustment.adjustmentId} look="small" tone="pine" figures>
                  {adjustmentText(adjustment, order.currency, locale)}
                </Text>
              ))}
            </div>
            <span css={tabular}>{formatMoney(item.rowTotal, order.currency, locale)}</span>
          </li>
        ))}
    </ul>
  );
}

/** Canceled units of a line, and where its returned units are. */
function ReversedUnits({ order, item }: { readonly order: Order; readonly item: Order['items'][number] }) {
  const texts = afterSalesMessages(useLocale());
  const { cancelledQty = 0 } = item;
  const returned = returnedUnits(order, item);
  const words = [
    cancelledQty > 0 && texts.unitsCancelled(cancelledQty),
    ...returnStatuses.map((status) => returned[status] > 0 && texts[status](returned[status])),
  ].filter(Boolean);
  return (
    words.length > 0 && (
      <Text look="small" weight={600}>
        {words.join(' · ')}
      </Text>
    )
  );
}
