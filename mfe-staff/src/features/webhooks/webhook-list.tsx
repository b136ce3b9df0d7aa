import { useState } from 'react';
import { addWebhook, getWebhooks, type Webhook } from 'shared-contracts/calls/staff-webhooks';
import { orderEventTypes } from 'shared-contracts/order-events';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { webhookMessages } from '../../messages/webhook-messages.ts';
import { foundList, foundRow } from '../area/found-list.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { SigningSecret } from './signing-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The systems that receive order events, and a form that adds one. */
export function WebhookList() {
  const { locale, toasts } = usePlatform();
  const texts = webhookMessages(locale);
  const calls = useStaffCalls('staff');
  const reading = useCall(getWebhooks, {}, { remote: 'staff', calls });
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <Text>{texts.intro}</Text>
      {secret && <SigningSecret key={secret} secret={secret} />}
      <section css={sheetStyle} aria-labelledby="webhooks">
        <Heading level={2} look="h3" id="webhooks">
          {texts.existing}
        </Heading>
        <WhenReady reading={reading}>
          {({ webhooks }) => (
            <>
              {webhooks.length === 0 && <Text>{texts.none}</Text>}
              <ul css={foundList}>
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.webhookId} webhook={webhook} />
                ))}
              </ul>
            </>
          )}
        </WhenReady>
      </section>
      <section css={sheetStyle} aria-labelledby="add-webhook">
        <Heading level={2} look="h3" id="add-webhook">
          {texts.addTitle}
        </Heading>
        <WebhookForm
          key={secret}
          settings={{ name: '', url: '', types: [...orderEventTypes] }}
          action={texts.add}
          busyText={texts.adding}
          onSave={async (settings) => {
            const added = await calls(addWebhook, { body: settings });
            toasts.show({ tone: 'success', text: texts.wasAdded(settings.name) });
            setSecret(added.secret);
            reading.again();
          }}
        />
      </section>
    </>
  );
}

function WebhookRow({ webhook: { webhookId, name, url, isPaused, failed } }: { readonly webhook: Webhook }) {
  const texts = webhookMessages(usePlatform().locale);
  return (
    <li css={foundRow}>
      <Stack gap={1}>
        <Link to={`/staff/webhooks/${webhookId}`} css={[linkStyle, { justifySelf: 'start', fontWeight: 600 }]}>
          {name}
        </Link>
        <Text look="small" tone="muted">
          {url}
        </Text>
      </Stack>
      <Row gap={2}>
        {failed > 0 && <Badge tone="sale">{texts.isFailing(`${failed}`)}</Badge>}
        <Badge tone={isPaused ? 'warning' : 'success'}>{isPaused ? texts.paused : texts.active}</Badge>
      </Row>
    </li>
  );
}
