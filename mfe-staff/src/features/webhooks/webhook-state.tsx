import { useState } from 'react';
import {
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from 'shared-contracts/calls/staff-webhooks';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { webhookMessages } from '../../messages/webhook-messages.ts';

type Key = 'test' | 'pause' | 'renew' | 'remove';

interface WebhookStateProps {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
  readonly onTested: () => void;
  readonly onChanged: () => void;
}

/** How a system does that receives order events, and what operators do about it. */
export function WebhookState({ webhook, onSecret, onTested, onChanged }: WebhookStateProps) {
  const { locale, toasts, navigate } = usePlatform();
  const texts = webhookMessages(locale);
  const calls = useStaffCalls('staff');
  const { pending, isPending, error, run } = useMutation({ remote: 'staff' });
  const [asked, setAsked] = useState<Key>();
  const [tested, setTested] = useState<WebhookDelivery>();
  const { webhookId, name, url, types, isPaused } = webhook;
  const params = { webhookId };
  const work: Readonly<Record<Key, () => Promise<unknown>>> = {
    test: async () => {
      setTested(await calls(testWebhook, { params }));
      onTested();
    },
    pause: async () => {
      await calls(changeWebhook, { params, body: { name, url, types, isPaused: !isPaused } });
      toasts.show({ tone: 'success', text: isPaused ? texts.wasResumed : texts.wasPaused });
      onChanged();
    },
    renew: async () => onSecret((await calls(renewWebhookSecret, { params })).secret),
    remove: async () => {
      await calls(removeWebhook, { params });
      toasts.show({ tone: 'success', text: texts.wasRemoved(name) });
      navigate('/staff/webhooks', { replace: true });
    },
  };
  const button = (key: Key, label: string, confirmation?: string) => (
    <Button
      variant={key === 'test' ? 'primary' : 'secondary'}
      loading={pending === key}
      loadingText={key === 'test' ? texts.testing : label}
      disabled={isPending && pending !== key}
      onClick={() => {
        setTested(undefined);
        // The second press of the same button confirms.
        if (confirmation && asked !== key) return setAsked(key);
        setAsked(undefined);
        void run(work[key], key);
      }}
    >
      {confirmation && asked === key ? confirmation : label}
    </Button>
  );
  return (
    <section css={sheetStyle} aria-labelledby="webhook-state">
      <Row gap={2}>
        <Heading level={2} look="h3" id="webhook-state">
          {name}
        </Heading>
        <Badge tone={isPaused ? 'warning' : 'success'}>{isPaused ? texts.paused : texts.active}</Badge>
      </Row>
      <Facts webhook={webhook} />
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
      {tested && <TestResult tested={tested} />}
      <Row>
        {button('test', texts.test)}
        {button('pause', isPaused ? texts.resume : texts.pause)}
        {button('renew', texts.renew, texts.renewNow)}
        {button('remove', texts.remove, texts.removeNow)}
      </Row>
    </section>
  );
}

function Facts({ webhook }: Pick<WebhookStateProps, 'webhook'>) {
  const { locale } = usePlatform();
  const texts = webhookMessages(locale);
  const { waiting, failed, isPaused, lastDeliveredAt, formerSecretUntil } = webhook;
  return (
    <Stack gap={1}>
      <Text figures>{texts.waiting(`${waiting}`)}</Text>
      <Text figures>{texts.givenUp(`${failed}`)}</Text>
      <Text tone="muted">
        {lastDeliveredAt ? texts.lastDelivered(moment(lastDeliveredAt, locale)) : texts.neverDelivered}
      </Text>
      {isPaused && <Text tone="muted">{texts.pausedText}</Text>}
      {formerSecretUntil && <Text tone="muted">{texts.formerSecret(moment(formerSecretUntil, locale))}</Text>}
    </Stack>
  );
}

function TestResult({ tested: { status, answer } }: { readonly tested: WebhookDelivery }) {
  const texts = webhookMessages(usePlatform().locale);
  if (status === 'delivered')
    return (
      <Alert tone="success" announce="status">
        {texts.testDelivered(`${answer}`)}
      </Alert>
    );
  return (
    <Alert tone="error" announce="alert">
      {answer === undefined ? texts.testUnanswered : texts.testRefused(`${answer}`)}
    </Alert>
  );
}
