import { useEffect } from 'react';
import { adjustmentTexts } from 'shared-contracts/adjustment-labels';
import { getPurchase, type Order } from 'shared-contracts/calls/checkout';
import { recipientOf } from 'shared-contracts/gift-recipient';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import {
  accountFromOrderSlot,
  nextCustomerSlot,
  type OrderingPerson,
  passkeyOfferSlot,
} from 'shared-contracts/slots/account';
import { Alert } from 'shared-ui/alert';
import { buttonStyle } from 'shared-ui/button';
import { ContourLines } from 'shared-ui/contour-lines';
import { Container, sheetStyle } from 'shared-ui/layout';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { arrival } from 'storefront-kit/arrival';
import { pendingPointsWords } from 'storefront-kit/earning-words';
import { PageBlocks } from 'storefront-kit/page-blocks';
import { Link, useSearchParams } from 'storefront-kit/routing';
import { Slot } from 'storefront-kit/slot';
import { useCall } from 'storefront-kit/use-call';
import { useSession } from 'storefront-kit/use-session';
import { useTracked } from 'storefront-kit/use-tracked';
import { AddressLines } from '../features/address/address-lines.tsx';
import { OrderLines } from '../features/summary/order-lines.tsx';
import { OrderTotals } from '../features/summary/order-totals.tsx';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import { deliveryMessages } from '../messages/delivery-messages.ts';
import { forgetAttempt } from '../model/place-attempt.ts';
import { isNew, purchaseOf } from '../model/track-checkout.ts';

export const head = (
  _data: unknown,
  { locale }: { readonly locale: Parameters<typeof checkoutMessages>[0] },
): Head => ({ title: checkoutMessages(locale).thanks, robots: 'noindex' });

/** Where express payment began, for payments that began on a product page (docs/spec/commerce.md section 2). */
const productContexts: ReadonlySet<string> = new Set(['applePayPdp', 'paypalPdp']);

/** The order, its delivery dates, and its payment. Read from the services, so that a reload shows it again. */
export default function ConfirmationScreen() {
  const { locale } = usePlatform();
  const texts = checkoutMessages(locale);
  const [parameters] = useSearchParams();
  const orderId = parameters.get('order') ?? '';
  const { status, value: order } = useCall(getPurchase, { params: { orderId } }, { remote: 'checkout' });

  // Not as soon as it is shown: a reload may have begun on the page before, which asks for the order again.
  useEffect(() => (order ? forgetAttempt : undefined), [order]);

  const fromProduct = productContexts.has(parameters.get('storeContext') ?? '');
  if (order) return <Confirmation order={order} fromProduct={fromProduct} />;
  return (
    <Container css={{ paddingBlock: space[8], display: 'grid', gap: space[5] }}>
      <Heading level={1}>{texts.thanks}</Heading>
      {status === 'pending' ? (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height="16rem" />
        </SkeletonGroup>
      ) : (
        <Alert
          tone="warning"
          announce="alert"
          action={
            <Link to="/account" css={buttonStyle({ variant: 'secondary', size: 'small' })}>
              {texts.trackOrder}
            </Link>
          }
        >
          {texts.orderMissing}
        </Alert>
      )}
    </Container>
  );
}

interface ConfirmationProps {
  readonly order: Order;
  /** Whether express payment began on the page of the last product of the order. */
  readonly fromProduct: boolean;
}

function Confirmation({ order, fromProduct }: ConfirmationProps) {
  const { locale } = usePlatform();
  const texts = checkoutMessages(locale);
  const product = fromProduct ? order.items.at(-1) : undefined;
  const person = personOf(order);
  const { status } = useSession();
  useTracked(isNew(order) ? order.orderNumber : undefined, () => purchaseOf(order));
  const onward = (
    <Link to={product?.pdpUrl ?? '/'} css={buttonStyle({ variant: 'secondary', block: true })}>
      {product ? texts.backTo(product.name) : texts.toShop}
    </Link>
  );
  return (
    <>
      <div
        data-theme="dark"
        css={{ position: 'relative', overflow: 'hidden', background: color.paper, color: color.ink }}
      >
        <ContourLines />
        <Container
          css={{ position: 'relative', paddingBlock: `${space[8]} ${space[7]}`, display: 'grid', gap: space[3] }}
        >
          <Text tone="muted" weight={600}>
            {texts.thanks}
          </Text>
          <Heading level={1}>{texts.confirmedTitle}</Heading>
          <Text measured>{texts.confirmedText(order.email)}</Text>
          <Text figures>
            {texts.orderNumber} <strong>{order.orderNumber}</strong>
          </Text>
        </Container>
      </div>
      <Container
        css={{
          paddingBlock: space[7],
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[7],
          alignItems: 'start',
          [media.desktop]: { gridTemplateColumns: '7fr 5fr' },
        }}
      >
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }}>
          {order.shipments.map((shipment) => (
            <section key={shipment.shipmentId} css={{ display: 'grid', gap: space[4] }}>
              <div>
                <Heading level={2} look="h3">
                  {[shipment.shippingMethod.label, shipment.storeName].filter(Boolean).join(' · ')}
                </Heading>
                <Text tone="muted">{arrival({ ...shipment, code: shipment.shippingMethod.code }, locale)}</Text>
              </div>
              <OrderLines
                currency={order.currency}
                lines={order.items
                  .filter((item) => item.shipmentId === shipment.shipmentId)
                  .map((item) => ({ ...item, amount: item.rowTotal, notes: adjustmentTexts(order, locale, item.id) }))}
              />
              {shipment.shippingMethod.code === 'digital' && <Recipients order={order} shipment={shipment} />}
              {shipment.address && shipment.storeId && (
                <div>
                  <Text weight={600}>{deliveryMessages(locale).pickedUpBy}</Text>
                  <Text>{`${shipment.address.firstName} ${shipment.address.lastName}`}</Text>
                </div>
              )}
              {shipment.address && (
                <div>
                  <Text weight={600}>{shipment.storeId ? shipment.storeName : texts.shipTo}</Text>
                  <AddressLines
                    address={shipment.storeId ? { ...shipment.address, firstName: '', lastName: '' } : shipment.address}
                    locale={locale}
                  />
                </div>
              )}
            </section>
          ))}
          {person && <Slot slot={accountFromOrderSlot} props={{ person }} />}
          {status === 'consumer' && <Slot slot={passkeyOfferSlot} props={{}} />}
        </div>
        <aside aria-label={texts.orderSummary} css={sheetStyle}>
          <OrderTotals totals={order.totals} currency={order.currency} />
          {order.pendingPoints !== undefined && (
            <Text look="small" figures>
              {pendingPointsWords(order.pendingPoints, locale)}
            </Text>
          )}
          {adjustmentTexts(order, locale).map((text) => (
            <Text key={text} look="small" tone="pine" figures>
              {text}
            </Text>
          ))}
          <ul css={{ display: 'grid', gap: space[1] }}>
            {order.paymentMethod.map((payment) => (
              <li key={payment.code + (payment.additionalData.lastFour ?? '')}>
                <Text look="small" tone="muted">
                  {texts.paid}: {paymentText(payment, locale.language)}
                  {order.paymentMethod.length > 1 && ` · ${formatMoney(payment.amount, order.currency, locale)}`}
                </Text>
              </li>
            ))}
          </ul>
          {order.billingAddress && (
            <div>
              <Text look="small" weight={600}>
                {texts.billingAddress}
              </Text>
              <AddressLines address={order.billingAddress} locale={locale} />
            </div>
          )}
          {status === 'associate' ? <Slot slot={nextCustomerSlot} props={{}} fallback={onward} /> : onward}
        </aside>
      </Container>
      <PageBlocks page="order-confirmation" remote="checkout" />
    </>
  );
}

/** Whom the gift cards of a shipment go to. */
function Recipients({
  order,
  shipment,
}: {
  readonly order: Order;
  readonly shipment: Pick<Order['shipments'][number], 'shipmentId'>;
}) {
  const { locale } = usePlatform();
  const people = order.items.flatMap(({ shipmentId, giftOption }) =>
    shipmentId === shipment.shipmentId && giftOption ? [recipientOf(giftOption)] : [],
  );
  return (
    people.length > 0 && (
      <div>
        <Text weight={600}>{deliveryMessages(locale).mailedTo}</Text>
        {people.map((person) => (
          <Text key={person}>{person}</Text>
        ))}
      </div>
    )
  );
}

/** The orderer, as needed to create an account; undefined for an order without an address. */
function personOf({ email, shipments, billingAddress }: Order): OrderingPerson | undefined {
  const address = billingAddress ?? shipments.find((shipment) => shipment.address)?.address;
  if (!address) return undefined;
  const { firstName, lastName, postalCode } = address;
  return { email, firstName, lastName, postalCode };
}
