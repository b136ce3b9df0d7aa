import { useEffect, useRef, useState } from 'react';
import { getInstruments } from 'shared-contracts/calls/consumer-wallet';
import type { CardProvider } from 'shared-contracts/calls/payment';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useReport } from 'storefront-kit/use-report';
import { CardForm, type CardFormHandle } from '../features/payment/card-form.tsx';
import { addCardMessages } from '../messages/add-card-messages.ts';

/** The provider's form for saving a card; its token goes to the caller. */
export default function AddCardDialog({
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Record<string, never>, string>) {
  const { calls, locale } = usePlatform();
  const report = useReport('checkout');
  const texts = addCardMessages(locale);
  const form = useRef<CardFormHandle>(null);
  const [provider, setProvider] = useState<CardProvider>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [saving, setSaving] = useState(false);
  const [silent, setSilent] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    calls(getInstruments, { query: { type: 'CREDIT_CARD' } }, { signal: abort.signal }).then(
      ({ cardProvider }) => setProvider(cardProvider),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        report(error);
        setFailed(true);
      },
    );
    return () => abort.abort();
  }, [calls, report, attempt]);

  async function save(): Promise<void> {
    setSaving(true);
    setSilent(false);
    try {
      const card = await form.current?.tokenise();
      if (card) resolve(card.token);
    } catch (error) {
      report(error);
      setSilent(true);
    }
    setSaving(false);
  }
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
        <Button block disabled={!provider} loading={saving} loadingText={texts.saving} onClick={() => void save()}>
          {texts.save}
        </Button>
      }
    >
      <div css={{ display: 'grid', gap: space[4] }}>
        <Text tone="muted">{texts.text}</Text>
        {silent && (
          <Alert tone="error" announce="alert">
            {texts.silent}
          </Alert>
        )}
        {failed && (
          <RetryAlert
            retryText={texts.tryAgain}
            onRetry={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {texts.failed}
          </RetryAlert>
        )}
        {provider && <CardForm ref={form} provider={provider} />}
        {!provider && !failed && (
          <SkeletonGroup label={texts.loading}>
            <Skeleton height="15.5rem" />
          </SkeletonGroup>
        )}
      </div>
    </Dialog>
  );
}
