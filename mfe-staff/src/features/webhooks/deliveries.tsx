import { useCallback, useState } from 'react';
import { getWebhookDeliveries, replayEvents, type WebhookDelivery } from 'shared-contracts/calls/staff-webhooks';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { webhookMessages } from '../../messages/webhook-messages.ts';
import { focusFirst } from '../area/focus-first.ts';
import { Found } from '../area/found.tsx';
import { DeliveryRow, statusNames } from './delivery-row.tsx';

const statuses = ['waiting', 'failed', 'delivered'] as const;

interface DeliveriesProps {
  readonly webhookId: string;
  /** Messages that were given up. */
  readonly failed: number;
  /** The list is read anew when this changes. */
  readonly version: number;
  /** Several are sent again, or the list is wanted anew. */
  readonly onChanged: () => void;
  /** One is sent again. */
  readonly onOneSent: () => void;
}

/** What a system was sent, and what came of it. */
export function Deliveries({ webhookId, failed, version, onChanged, onOneSent }: DeliveriesProps) {
  const { locale, toasts } = usePlatform();
  const texts = webhookMessages(locale);
  const calls = useStaffCalls('staff');
  const [status, setStatus] = useState<WebhookDelivery['status']>();
  const { isPending, error, run } = useMutation({ remote: 'staff' });
  const read = useCallback(
    async (after: string | undefined, signal: AbortSignal | undefined) => {
      const query = { ...(status ? { status } : {}), ...(after ? { after } : {}) };
      const { deliveries, hasMore } = await calls(
        getWebhookDeliveries,
        { params: { webhookId }, query },
        signal ? { signal } : {},
      );
      return { items: deliveries, next: hasMore ? deliveries.at(-1)?.eventId : undefined };
    },
    [calls, webhookId, status],
  );
  const replayFailed = () =>
    void run(async () => {
      const { count } = await calls(replayEvents, { params: { webhookId }, body: { failed: true } });
      toasts.show({ tone: 'success', text: texts.willBeSent(`${count}`) });
      // The button goes with the last message that failed.
      focusFirst('deliveries-shown');
      onChanged();
    });
  const names = statusNames(texts);
  return (
    <Stack gap={4}>
      <Row align="end">
        <SelectField
          id="deliveries-shown"
          label={texts.show}
          options={[{ value: '', label: texts.all }, ...statuses.map((value) => ({ value, label: names[value] }))]}
          value={status ?? ''}
          onChange={({ target }) => setStatus(statuses.find((value) => value === target.value))}
          css={{ flex: '0 1 14rem' }}
        />
        <Button variant="secondary" onClick={onChanged}>
          {texts.refresh}
        </Button>
        {failed > 0 && (
          <Button variant="secondary" loading={isPending} loadingText={texts.replaying} onClick={replayFailed}>
            {texts.replayFailed}
          </Button>
        )}
      </Row>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
      <Found
        key={version}
        title={texts.deliveries}
        texts={{ ...texts, none: texts.noDeliveries }}
        read={read}
        row={(delivery) => (
          <DeliveryRow key={delivery.eventId} webhookId={webhookId} delivery={delivery} onSent={onOneSent} />
        )}
      />
    </Stack>
  );
}
