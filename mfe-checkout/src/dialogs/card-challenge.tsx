import { useState } from 'react';
import { cardChallengeMessage } from 'shared-contracts/card-challenge';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { ProviderFrame } from '../features/payment/provider-frame.tsx';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import { paymentMessages } from '../messages/payment-messages.ts';

/** The bank's page in an isolated frame; the services verify its result with the bank. */
export default function CardChallengeDialog({
  props: { action },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<{ readonly action: string }, string>) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  const paying = paymentMessages(locale);
  const [src] = useState(() => {
    const url = new URL(action);
    url.searchParams.set('parent', window.location.origin);
    url.searchParams.set('locale', locale.tag);
    return url.href;
  });
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={paying.challengeTitle}
      closeLabel={paying.challengeCancel}
      variant="modal"
      size="small"
    >
      <Text tone="muted" css={{ paddingBottom: space[4] }}>
        {paying.challengeText}
      </Text>
      <ProviderFrame
        src={src}
        title={paying.challengeFrame}
        height={320}
        deadline={10_000}
        schema={cardChallengeMessage}
        silentText={paying.challengeUnavailable}
        retryText={texts.tryAgain}
        onMessage={(message) => {
          if (message.type === 'card-challenge.ready') return 'success';
          resolve(message.threeDS2Result);
          return undefined;
        }}
      />
    </Dialog>
  );
}
