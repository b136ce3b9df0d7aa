import type { StaffOrder } from 'shared-contracts/calls/staff-orders';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { sheetStyle } from 'shared-ui/layout';
import { RecordList } from 'shared-ui/record-list';
import { Heading } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { orderMessages } from '../../messages/order-messages.ts';
import { mailName, shopActionMessages } from '../../messages/shop-action-messages.ts';

type Entry = StaffOrder['history'][number];

/** What happened to an order, and who did it. */
export function OrderHistory({ detail: { order, history } }: { readonly detail: StaffOrder }) {
  const { locale } = usePlatform();
  const texts = orderMessages(locale);
  const names = shopActionMessages(locale);
  const entries = history.map((entry, index) => {
    const { at, event, by, amount = 0, reason } = entry;
    const what = [
      eventText(event, texts, mailName(entry.mail ?? '', names)),
      amount > 0 ? texts.refundedAmount(formatMoney(amount, order.currency, locale)) : '',
      reason ? names.because(reason) : '',
    ];
    return {
      id: `${at} ${event} ${index}`,
      at,
      time: moment(at, locale),
      who: by ?? whoseEvent(entry, texts),
      what: what.filter(Boolean).join(' · '),
    };
  });
  return (
    <section css={sheetStyle} aria-labelledby="history">
      <Heading level={2} look="h3" id="history">
        {texts.history}
      </Heading>
      <RecordList entries={entries} />
    </section>
  );
}

type Texts = ReturnType<typeof orderMessages>;

const whoseEvent = ({ event }: Entry, { shop, shopper }: Texts): string =>
  event.startsWith('shipment.') ? shop : shopper;

function eventText(event: string, texts: Texts, mail: string): string {
  const known: Readonly<Record<string, string>> = {
    placed: texts.eventPlaced,
    cancelled: texts.eventCancelled,
    returned: texts.eventReturned,
    'order.open': texts.opened,
    'order.cancel': texts.eventCancelled,
    'order.refund': texts.eventRefunded,
    'order.resendMail': texts.sentAgain(mail),
    'shipment.packed': texts.packed,
    'shipment.shipped': texts.shipped,
    'shipment.delivered': texts.delivered,
    'shipment.ready': texts.ready,
    'shipment.collected': texts.collected,
    'shipment.cancelled': texts.cancelled,
  };
  return known[event] ?? event;
}
