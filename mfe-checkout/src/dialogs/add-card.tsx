import { useRef } from 'react';
import { getInstruments } from 'shared-contracts/calls/consumer-wallet';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { CardForm, type CardFormHandle } from '../features/payment/card-form.tsx';
import { addCardMessages } from '../messages/add-card-messages.ts';

/** The provider's form for saving a card; its token goes to the caller. */
export default function AddCardDialog({
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Record<string, never>, string>) {
  const texts = addCardMessages(usePlatform().locale);
  const form = useRef<CardFormHandle>(null);
  const wallet = useCall(getInstruments, { query: { type: 'CREDIT_CARD' } }, { remote: 'checkout' });
  const { run, isPending, error } = useMutation({ remote: 'checkout' });
  const provider = wallet.value?.cardProvider;

  const save = () =>
    run(async () => {
      const card = await form.current?.tokenise();
      if (card) resolve(card.token);
    });
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title}
      closeLabel={texts.cancel}
      variant="modal"
      size="small"
      footer={
        <Button block disabled={!provider} loading={isPending} loadingText={texts.saving} onClick={() => void save()}>
          {texts.save}
        </Button>
      }
    >
      <div css={{ display: 'grid', gap: space[4] }}>
        <Text tone="muted">{texts.text}</Text>
        {error && (
          <Alert tone="error" announce="alert">
            {texts.silent}
          </Alert>
        )}
        {wallet.error && (
          <RetryAlert retryText={texts.tryAgain} onRetry={wallet.again}>
            {texts.failed}
          </RetryAlert>
        )}
        {provider && <CardForm ref={form} provider={provider} />}
        {wallet.status === 'pending' && (
          <SkeletonGroup label={texts.loading}>
            <Skeleton height="15.5rem" />
          </SkeletonGroup>
        )}
      </div>
    </Dialog>
  );
}
