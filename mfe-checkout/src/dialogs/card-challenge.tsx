import { useEffect, useRef, useState } from 'react';
import { cardChallengeMessage } from 'shared-contracts/card-challenge';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { useLocale } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Skeleton } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import * as v from 'valibot';
import { checkoutMessages } from '../messages/checkout-messages.ts';

/** Milliseconds until a challenge that has not said it is ready counts as not answering. */
const readyDeadline = 10_000;

/** The bank's own page in a frame of its origin; the result goes to the services, which ask the bank whether it is true. */
export default function CardChallengeDialog({
  props: { action },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<{ readonly action: string }, string>) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.challengeTitle}
      closeLabel={texts.challengeCancel}
      variant="modal"
      size="small"
    >
      <Text tone="muted" css={{ paddingBottom: space[4] }}>
        {texts.challengeText}
      </Text>
      <ChallengeFrame
        key={attempt}
        action={action}
        title={texts.challengeFrame}
        onResult={resolve}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Dialog>
  );
}

interface ChallengeFrameProps {
  readonly action: string;
  readonly title: string;
  readonly onResult: (result: string) => void;
  readonly onRetry: () => void;
}

function ChallengeFrame({ action, title, onResult, onRetry }: ChallengeFrameProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  const frame = useRef<HTMLIFrameElement>(null);
  const result = useRef(onResult);
  const [status, setStatus] = useState<'pending' | 'success' | 'error'>('pending');
  const [address] = useState(() => {
    const url = new URL(action);
    url.searchParams.set('parent', window.location.origin);
    url.searchParams.set('locale', locale.tag);
    return url;
  });
  useEffect(() => {
    result.current = onResult;
  });
  useEffect(() => {
    const late = setTimeout(() => setStatus((now) => (now === 'pending' ? 'error' : now)), readyDeadline);
    const receive = (event: MessageEvent) => {
      if (event.origin !== address.origin || event.source !== frame.current?.contentWindow) return;
      const message = v.safeParse(cardChallengeMessage, event.data);
      if (!message.success) return;
      if (message.output.type === 'card-challenge.ready') setStatus('success');
      else result.current(message.output.threeDS2Result);
    };
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', receive);
    };
  }, [address]);
  return (
    <>
      {status === 'error' && (
        <Alert
          tone="error"
          announce="alert"
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.challengeUnavailable}
        </Alert>
      )}
      <div css={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        {status === 'pending' && <Skeleton height="20rem" />}
        <iframe ref={frame} src={address.href} title={title} css={{ width: '100%', height: '20rem', border: 0 }} />
      </div>
    </>
  );
}
