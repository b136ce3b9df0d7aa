import { css } from '@emotion/react';
import type { OrderSummary } from 'shared-contracts/calls/orders';
import type { OrderStage } from 'shared-contracts/entities/order-status';
import { formatMoney } from 'shared-contracts/money';
import { Badge, type BadgeTone } from 'shared-ui/badge';
import { buttonStyle } from 'shared-ui/button';
import { Row } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { radius, space, tabular } from 'shared-ui/tokens';
import { Link, useLocation } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';
import { historyMessages } from '../../messages/history-messages.ts';
import { longDay } from '../order/days.ts';
import { orderPage } from '../order/order-page.ts';
import { isUnderWay, type Shipment } from '../order/shipment-progress.ts';
import { shipmentTitle } from '../order/shipment-words.ts';
import { TrackingLink } from '../order/tracking-link.tsx';

const pictures = 4;
const tones: Readonly<Record<OrderStage | 'pending' | 'failed', BadgeTone>> = {
  placed: 'info',
  shipped: 'info',
  ready: 'success',
  delivered: 'success',
  returned: 'paper',
  cancelled: 'warning',
  pending: 'warning',
  failed: 'warning',
};

const twoLines = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

type Parcel = OrderSummary['shipments'][number];
const hasMethod = (parcel: Parcel): parcel is Parcel & Pick<Shipment, 'shippingMethod'> =>
  parcel.shippingMethod !== undefined;

/** An order in short: what is in it, where it is, and the way to its page. */
export function OrderRow({ order }: { readonly order: OrderSummary }) {
  const locale = useLocale();
  const texts = historyMessages(locale);
  const { search } = useLocation();
  const { status, stage = 'placed', shipments } = order;
  const state = status === 'placed' ? stage : status;
  const texted = { ...texts, failed: texts.failedOrder };
  // The services of former versions do not name the method.
  const parcels = status === 'placed' ? shipments.filter(isUnderWay).filter(hasMethod) : [];
  const names = [...new Set(order.items.map(({ name }) => name))];
  return (
    <>
      <Row justify="space-between">
        <Badge tone={tones[state]}>{texted[state]}</Badge>
        <span css={[tabular, { fontWeight: 600 }]}>{formatMoney(order.total, order.currency, locale)}</span>
      </Row>
      {parcels.length > 0 && (
        <ul css={{ display: 'grid', gap: space[2] }}>
          {parcels.map((parcel) => (
            <li
              key={parcel.shipmentId}
              css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] }}
            >
              <Text>
                {shipments.length > 1 &&
                  `${accountMessages(locale).parcel(shipments.indexOf(parcel) + 1, shipments.length)}: `}
                <strong>{shipmentTitle(parcel, locale)}</strong>
              </Text>
              <TrackingLink shipment={parcel} />
            </li>
          ))}
        </ul>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }}>
        <div css={{ display: 'flex', gap: space[2] }}>
          {order.items.slice(0, pictures).map(({ id, picture }) => (
            <Picture
              key={id}
              {...picture}
              // The names are written beside them.
              alt=""
              sizes="64px"
              cover
              css={{ width: '4rem', aspectRatio: '4 / 5', borderRadius: radius.card }}
            />
          ))}
        </div>
        <div css={{ flex: '1 1 12rem' }}>
          <Text weight={600} css={twoLines}>
            {names.join(' · ')}
          </Text>
          <Text look="small" tone="muted">
            <span css={{ display: 'block' }}>{order.orderNumber}</span>
            {[longDay(order.createdAt, locale), texts.units(order.totalUnits)].join(' · ')}
          </Text>
        </div>
        <Link
          to={orderPage(order.orderNumber)}
          state={{ list: search }}
          aria-label={`${texts.open} ${order.orderNumber}`}
          css={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          {texts.open}
        </Link>
      </div>
    </>
  );
}
