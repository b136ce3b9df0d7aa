import type { FoundOrder } from 'shared-contracts/calls/staff-orders';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Row, Stack } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { orderMessages } from '../../messages/order-messages.ts';
import { foundRow } from '../area/found-list.ts';
import { statusTone } from './status-tone.ts';

/** An order that was found; it leads to its page. */
export function FoundOrderRow({ order }: { readonly order: FoundOrder }) {
  const { locale } = usePlatform();
  const texts = orderMessages(locale);
  const { orderNumber, name, email, createdAt, total, totalUnits, currency, status, shipments } = order;
  const states =
    status === 'cancelled' ? ['cancelled' as const] : [...new Set(shipments.map((parcel) => parcel.status))];
  return (
    <li css={foundRow}>
      <Stack gap={1}>
        <Link to={`/staff/orders/${orderNumber}`} css={[linkStyle, { justifySelf: 'start', fontWeight: 600 }]}>
          {texts.orderOf(orderNumber, name)}
        </Link>
        <Text look="small">{email}</Text>
        <Text look="small" tone="muted" figures>
          {moment(createdAt, locale)}
        </Text>
      </Stack>
      <Stack gap={1} css={{ justifyItems: 'end' }}>
        <Row gap={2}>
          {states.map((state) => (
            <Badge key={state} tone={statusTone[state]}>
              {texts[state]}
            </Badge>
          ))}
        </Row>
        <Text look="small" figures>
          {`${texts.units(totalUnits)} · ${formatMoney(total, currency, locale)}`}
        </Text>
      </Stack>
    </li>
  );
}
