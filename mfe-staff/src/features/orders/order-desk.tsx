import { useState } from 'react';
import { getStaffOrder, type StaffOrder } from 'shared-contracts/calls/staff-orders';
import { writtenPhone } from 'shared-contracts/national-phone';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Grid, Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { orderChangeMessages } from '../../messages/order-change-messages.ts';
import { orderMessages } from '../../messages/order-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** Everything about one order, and what customer service can do about it. */
export function OrderDesk({ orderNumber }: { readonly orderNumber: string }) {
  const calls = useStaffCalls('staff');
  const reading = useCall(getStaffOrder, { params: { orderNumber } }, { remote: 'staff', calls });
  return (
    <WhenReady reading={reading}>
      {(detail) => <Loaded detail={detail} onChanged={reading.set} onReadAgain={reading.again} />}
    </WhenReady>
  );
}

interface LoadedProps {
  readonly detail: StaffOrder;
  readonly onChanged: (detail: StaffOrder) => void;
  readonly onReadAgain: () => void;
}

type Action = 'cancel' | 'refund';

function Loaded({ detail, onChanged, onReadAgain }: LoadedProps) {
  const { order, refundable } = detail;
  const [action, setAction] = useState<Action>();
  const [isOpen, setOpen] = useState(false);
  const texts = orderChangeMessages(usePlatform().locale);
  const start = (next: Action) => () => {
    setAction(next);
    setOpen(true);
  };
  const dialog = {
    detail,
    open: isOpen,
    onClose: () => setOpen(false),
    onClosed: () => setAction(undefined),
    onChanged: (changed: StaffOrder) => {
      onChanged(changed);
      setOpen(false);
    },
    onReadAgain: () => {
      onReadAgain();
      setOpen(false);
    },
  };
  return (
    <>
      <Summary detail={detail} />
      <Row>
        {order.actions?.cancellable && (
          <Button variant="secondary" onClick={start('cancel')}>
            {texts.cancel}
          </Button>
        )}
        {refundable.total > 0 && (
          <Button variant="secondary" onClick={start('refund')}>
            {texts.refund}
          </Button>
        )}
      </Row>
      <Grid columns={[1, 1, 2]} gap={5}>
        <Stack gap={5}>
          <OrderItems order={order} />
          <OrderParcels order={order} />
        </Stack>
        <Stack gap={5}>
          <OrderMoney detail={detail} />
          <OrderMails detail={detail} onChanged={onChanged} />
        </Stack>
      </Grid>
      <OrderHistory detail={detail} />
      {action === 'cancel' && <CancelDialog {...dialog} />}
      {action === 'refund' && <RefundDialog {...dialog} />}
    </>
  );
}

function Summary({ detail: { order } }: Pick<LoadedProps, 'detail'>) {
  const { locale } = usePlatform();
  const texts = orderMessages(locale);
  const address = order.shipments.find((shipment) => shipment.address)?.address ?? order.billingAddress;
  const isCancelled = order.status === 'cancelled';
  return (
    <section css={sheetStyle} aria-labelledby="customer">
      <Row justify="space-between">
        <Heading level={2} look="h3" id="customer">
          {texts.customer}
        </Heading>
        <Badge tone={isCancelled ? 'paper' : 'success'}>{isCancelled ? texts.orderCancelled : texts.placed}</Badge>
      </Row>
      <Stack gap={1} css={{ overflowWrap: 'anywhere' }}>
        {address && <Text weight={600}>{`${address.firstName} ${address.lastName}`}</Text>}
        <Text>{order.email}</Text>
        {address?.phone && <Text figures>{writtenPhone(address)}</Text>}
        {address?.recipientContactPhone && <Text figures>{texts.recipient(address.recipientContactPhone)}</Text>}
        <Text look="small" tone="muted">
          {texts.placedAt(moment(order.createdAt, locale))}
        </Text>
      </Stack>
    </section>
  );
}
