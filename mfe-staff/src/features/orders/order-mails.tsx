import { resendOrderMail, type StaffOrder } from 'shared-contracts/calls/staff-orders';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Stack, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useChangeKey } from 'storefront-kit/use-change-key';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { orderMessages } from '../../messages/order-messages.ts';
import { shopActionMessages } from '../../messages/shop-action-messages.ts';
import { foundList, foundRow } from '../area/found-list.ts';

interface OrderMailsProps {
  readonly detail: StaffOrder;
  readonly onChanged: (detail: StaffOrder) => void;
}

const keyOf = ({ mail, about = '' }: StaffOrder['mails'][number]): string => `${mail} ${about}`;

/** The mails about an order, each of which can be sent again. */
export function OrderMails({ detail: { order, mails }, onChanged }: OrderMailsProps) {
  const { locale, toasts } = usePlatform();
  const texts = orderMessages(locale);
  const names = shopActionMessages(locale);
  const calls = useStaffCalls('staff');
  const changeKey = useChangeKey();
  const { pending, isPending, error, failed, run } = useMutation({ remote: 'staff' });
  const resend = async (letter: StaffOrder['mails'][number]) => {
    const { mail, about, to, sentAt } = letter;
    const body = { mail, ...(about ? { about } : {}) };
    // A mail that has gone out since may be sent once more; a press that is repeated after a failure may not.
    const idempotencyKey = changeKey([body, sentAt]);
    const params = { orderNumber: order.orderNumber };
    const isSent = await run(async () => {
      onChanged(await calls(resendOrderMail, { params, body }, { idempotencyKey }));
      changeKey(undefined);
    }, keyOf(letter));
    if (isSent) toasts.show({ tone: 'success', text: texts.wasResent(to) });
  };
  return (
    <section css={sheetStyle} aria-labelledby="mails">
      <Heading level={2} look="h3" id="mails">
        {texts.mails}
      </Heading>
      <ul css={foundList}>
        {mails.map((letter) => (
          <li key={keyOf(letter)} css={foundRow}>
            <Stack gap={1} css={{ flex: '1 1 12rem' }}>
              <Text weight={600}>{names[letter.mail]}</Text>
              <Text look="small">{texts.sentTo(letter.to)}</Text>
              <Text look="small" tone="muted">
                {letter.sentAt.length > 0 ? texts.sentAt(moment(letter.sentAt.at(-1) ?? '', locale)) : texts.notSent}
              </Text>
              {error && failed === keyOf(letter) && (
                <Alert tone="error" announce="alert">
                  {error.message || texts.failed}
                </Alert>
              )}
            </Stack>
            <Button
              variant="ghost"
              size="small"
              aria-label={texts.resendOf(names[letter.mail])}
              loading={pending === keyOf(letter)}
              loadingText={texts.resending}
              disabled={isPending && pending !== keyOf(letter)}
              onClick={() => void resend(letter)}
            >
              {texts.resend}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
