import { useState } from 'react';
import { replayEvents, type WebhookDelivery } from 'shared-contracts/calls/staff-webhooks';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { webhookMessages } from '../../messages/webhook-messages.ts';
import { foundRow } from '../area/found-list.ts';

const tones = { waiting: 'warning', failed: 'sale', delivered: 'success' } as const;

/** What came of a message, in words. */
export const statusNames = (texts: ReturnType<typeof webhookMessages>) => ({
  waiting: texts.statusWaiting,
  failed: texts.statusFailed,
  delivered: texts.statusDelivered,
});

interface DeliveryRowProps {
  readonly webhookId: string;
  readonly delivery: WebhookDelivery;
  readonly onSent: () => void;
}

/** A message to a system, and what came of it. */
export function DeliveryRow({ webhookId, delivery, onSent }: DeliveryRowProps) {
  const { locale, toasts } = usePlatform();
  const texts = webhookMessages(locale);
  const calls = useStaffCalls('staff');
  const { isPending, error, run } = useMutation({ remote: 'staff' });
  const [isSentAgain, setSentAgain] = useState(false);
  const { eventId, type, orderNumber, at } = delivery;
  const time = moment(at, locale);
  const name = [texts[type], orderNumber].filter(Boolean).join(' · ');
  const status = isSentAgain ? 'waiting' : delivery.status;
  const again = () =>
    run(async () => {
      const { count } = await calls(replayEvents, { params: { webhookId }, body: { eventId } });
      toasts.show({ tone: 'success', text: texts.willBeSent(`${count}`) });
      setSentAgain(true);
      onSent();
    });
  return (
    <li css={foundRow}>
      <Stack gap={1} css={{ flex: '1 1 12rem' }}>
        <Row gap={2}>
          <Text weight={600}>{name}</Text>
          <Badge tone={tones[status]}>{statusNames(texts)[status]}</Badge>
        </Row>
        <Text look="small" tone="muted" figures>
          <time dateTime={at}>{time}</time>
        </Text>
        {!isSentAgain && <Outcome delivery={delivery} />}
        {error && (
          <InlineMessage tone="error" announce="alert">
            {error.message || texts.failed}
          </InlineMessage>
        )}
      </Stack>
      <Button
        variant="ghost"
        size="small"
        aria-label={texts.againOf(name, time)}
        loading={isPending}
        loadingText={texts.replaying}
        onClick={() => void again()}
      >
        {texts.again}
      </Button>
    </li>
  );
}

function Outcome({ delivery: { status, attempts, answer, when } }: { readonly delivery: WebhookDelivery }) {
  const { locale } = usePlatform();
  const texts = webhookMessages(locale);
  const facts = [
    attempts > 0 && texts.attempts(`${attempts}`),
    answer !== undefined && texts.answer(`${answer}`),
    when && (status === 'delivered' ? texts.deliveredAt : texts.nextAt)(moment(when, locale)),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Text look="small" tone="muted" figures>
      {facts.join(' · ')}
    </Text>
  );
}
