import { type ReactNode, useEffect, useRef } from 'react';
import { addressLines } from 'shared-contracts/address-lines';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import type { Locale } from 'shared-contracts/locale';
import { Alert } from 'shared-ui/alert';
import { ContourCard } from 'shared-ui/contour-card';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { pendingPointsWords } from 'storefront-kit/earning-words';
import { useLocale } from 'storefront-kit/use-locale';
import { type AccountMessages, accountMessages } from '../../messages/account-messages.ts';
import { AfterSales } from '../after-sales/after-sales.tsx';
import { AddressBlock } from './address-block.tsx';
import { longDay } from './days.ts';
import { OrderTotals } from './order-totals.tsx';
import { ReturnsSection } from './returns-section.tsx';
import { ShipmentSection } from './shipment-section.tsx';

interface OrderViewProps {
  readonly order: Order;
  /** Whether the order was opened to withdraw from its contract. */
  readonly withdraws?: boolean;
  /** What leads back. */
  readonly back: ReactNode;
  /** Called when the order has changed or was read again. */
  readonly onOrder: (order: Order) => void;
}

/** An order: where it is, its lines, and its cost. */
export function OrderView({ order, withdraws = false, back, onOrder }: OrderViewProps) {
  const locale = useLocale();
  const texts = accountMessages(locale);
  const heading = useRef<HTMLHeadingElement>(null);
  const opensForm = withdraws && order.actions?.withdrawable === true;
  // The order replaces what held the focus in the page. A form that is open takes it itself, and who is typing elsewhere goes on.
  useEffect(() => {
    const held = document.activeElement;
    const isFree = held === null || held === document.body || held.closest('main') !== null;
    if (!opensForm && isFree) heading.current?.focus();
  }, []);
  const notice = noticeOf(order, texts);
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }}>
      <div>{back}</div>
      <ContourCard css={{ gap: space[2] }}>
        <Text tone="muted" weight={600}>
          {texts.yourOrder}
        </Text>
        <Heading level={1} look="h2" ref={heading} tabIndex={-1} css={{ justifySelf: 'start' }}>
          <span css={{ display: 'inline-block' }}>{order.orderNumber}</span>
        </Heading>
        <Text>{texts.orderedOn(longDay(order.createdAt, locale))}</Text>
        <Text tone="muted" css={{ overflowWrap: 'anywhere' }}>
          {texts.confirmationTo(order.email)}
        </Text>
      </ContourCard>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[7],
          alignItems: 'start',
          [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }}>
          {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
          {order.flash.map(({ code, message }) => (
            <Alert key={code} tone="info">
              {message}
            </Alert>
          ))}
          {order.shipments.map((shipment, index) => (
            <ShipmentSection key={shipment.shipmentId} order={order} shipment={shipment} place={index + 1} />
          ))}
          <ReturnsSection order={order} />
          <AfterSales order={order} withdraws={withdraws} onOrder={onOrder} />
        </div>
        <aside aria-label={texts.orderSummary} css={sheetStyle}>
          <Heading level={2} look="h3">
            {texts.orderSummary}
          </Heading>
          <OrderTotals order={order} />
          {order.pendingPoints !== undefined && (
            <Text look="small" figures>
              {pendingPointsWords(order.pendingPoints, locale)}
            </Text>
          )}
          {order.billingAddress &&
            (isDelivery(order.billingAddress, order, locale) ? (
              <div>
                <Text weight={600}>{texts.billTo}</Text>
                <Text>{texts.sameAddress}</Text>
              </div>
            ) : (
              <AddressBlock title={texts.billTo} address={order.billingAddress} />
            ))}
        </aside>
      </div>
    </div>
  );
}

/** Whether everything goes to this very address. */
const isDelivery = (address: Address, { shipments }: Order, locale: Locale): boolean =>
  shipments.length > 0 &&
  shipments.every(
    (shipment) =>
      shipment.address && addressLines(shipment.address, locale).join() === addressLines(address, locale).join(),
  );

/** A notice about any status other than placed. */
function noticeOf({ status }: Order, texts: AccountMessages) {
  if (status === 'pending') return { tone: 'info', text: texts.orderPending } as const;
  if (status === 'cancelled') return { tone: 'warning', text: texts.orderCancelled } as const;
  if (status === 'failed') return { tone: 'error', text: texts.orderFailed } as const;
  return undefined;
}
