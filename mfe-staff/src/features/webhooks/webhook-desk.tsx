import { useState } from 'react';
import { changeWebhook, getWebhooks, type Webhook } from 'shared-contracts/calls/staff-webhooks';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { useCall } from 'storefront-kit/use-call';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { webhookMessages } from '../../messages/webhook-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { Deliveries } from './deliveries.tsx';
import { ReplayForm } from './replay-form.tsx';
import { SigningSecret } from './signing-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookState } from './webhook-state.tsx';

/** A system that receives order events: how it does, its settings, and what it was sent. */
export function WebhookDesk({ webhookId }: { readonly webhookId: string }) {
  const texts = webhookMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const reading = useCall(getWebhooks, {}, { remote: 'staff', calls });
  return (
    <WhenReady reading={reading}>
      {({ webhooks }) => {
        const webhook = webhooks.find((one) => one.webhookId === webhookId);
        if (!webhook) return <InlineMessage tone="warning">{texts.gone}</InlineMessage>;
        return <Desk webhook={webhook} onChanged={reading.again} />;
      }}
    </WhenReady>
  );
}

interface DeskProps {
  readonly webhook: Webhook;
  readonly onChanged: () => void;
}

function Desk({ webhook, onChanged }: DeskProps) {
  const { locale, toasts } = usePlatform();
  const texts = webhookMessages(locale);
  const calls = useStaffCalls('staff');
  const [secret, setSecret] = useState<string>();
  const [version, setVersion] = useState(0);
  const { webhookId, isPaused, failed } = webhook;
  const params = { webhookId };
  const renew = () => {
    setVersion((count) => count + 1);
    onChanged();
  };
  return (
    <>
      <WebhookState
        webhook={webhook}
        onSecret={(renewed) => {
          setSecret(renewed);
          onChanged();
        }}
        onTested={renew}
        onChanged={onChanged}
      />
      {secret && <SigningSecret key={secret} secret={secret} />}
      <section css={sheetStyle} aria-labelledby="webhook-settings">
        <Heading level={2} look="h3" id="webhook-settings">
          {texts.settings}
        </Heading>
        <WebhookForm
          settings={webhook}
          action={texts.save}
          busyText={texts.saving}
          onSave={async (settings) => {
            await calls(changeWebhook, { params, body: { ...settings, isPaused } });
            toasts.show({ tone: 'success', text: texts.saved });
            onChanged();
          }}
        />
      </section>
      <Deliveries webhookId={webhookId} failed={failed} version={version} onChanged={renew} onOneSent={onChanged} />
      <ReplayForm webhookId={webhookId} onSent={renew} />
    </>
  );
}
