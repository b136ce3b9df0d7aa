import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { cardFormMessage } from 'shared-contracts/card-form';
import { useLocale } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Skeleton } from 'shared-ui/skeleton';
import * as v from 'valibot';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import type { PaymentMethods, TokenisedCard } from '../../model/checkout-model.ts';

/** Milliseconds until a form that has not said it is ready counts as not answering. */
const readyDeadline = 10_000;
/** Milliseconds until a token that was asked for counts as lost. */
const tokenDeadline = 15_000;

export interface CardFormHandle {
  /** A token for what was typed; undefined when the form has marked fields that are wrong. Rejects when it does not answer. */
  tokenise(): Promise<TokenisedCard | undefined>;
}

interface CardFormProps {
  readonly provider: PaymentMethods['cardProvider'];
  readonly ref: Ref<CardFormHandle>;
}

/** The card provider's own form in a frame of its own origin: the page never sees a card number. */
export function CardForm(props: CardFormProps) {
  const [attempt, setAttempt] = useState(0);
  return <CardFrame key={attempt} {...props} attempt={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function CardFrame({
  provider,
  ref,
  attempt,
  onRetry,
}: CardFormProps & { readonly attempt: number; readonly onRetry: () => void }) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, (card: TokenisedCard | undefined) => void>());
  const [height, setHeight] = useState(248);
  const [status, setStatus] = useState<'pending' | 'success' | 'error'>('pending');

  useEffect(() => {
    const late = setTimeout(() => setStatus((now) => (now === 'pending' ? 'error' : now)), readyDeadline);
    const receive = (event: MessageEvent) => {
      if (event.origin !== provider.origin || event.source !== frame.current?.contentWindow) return;
      const parsed = v.safeParse(cardFormMessage, event.data);
      if (!parsed.success) return;
      const message = parsed.output;
      if (message.type === 'card-form.ready') setStatus('success');
      if (message.type === 'card-form.height') setHeight(Math.ceil(message.height));
      if (message.type === 'card-form.token') {
        const { token, brand, lastFour, expiry } = message;
        waiting.current.get(message.requestId)?.({ token, brand, lastFour, expiry });
      }
      if (message.type === 'card-form.invalid') waiting.current.get(message.requestId)?.(undefined);
    };
    window.addEventListener('message', receive);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', receive);
    };
  }, [provider.origin]);

  useImperativeHandle(ref, () => ({
    tokenise() {
      const requestId = crypto.randomUUID();
      const { promise, resolve, reject } = Promise.withResolvers<TokenisedCard | undefined>();
      const late = setTimeout(() => reject(new Error('The card form gave no token in time')), tokenDeadline);
      waiting.current.set(requestId, resolve);
      frame.current?.contentWindow?.postMessage({ type: 'card-form.tokenise', requestId }, provider.origin);
      return promise.finally(() => {
        clearTimeout(late);
        waiting.current.delete(requestId);
      });
    },
  }));

  return (
    <div>
      {status === 'error' && (
        <Alert
          tone="error"
          announce="alert"
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {texts.cardReload}
            </Button>
          }
        >
          {texts.cardUnavailable}
        </Alert>
      )}
      <div css={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        {status === 'pending' && <Skeleton height={`${height}px`} />}
        <iframe
          ref={frame}
          title={texts.cardFrame}
          src={formAddress(provider, locale.id, attempt)}
          allow="payment"
          css={{ width: '100%', height, border: 0, colorScheme: 'normal', opacity: status === 'success' ? 1 : 0 }}
        />
      </div>
    </div>
  );
}

function formAddress({ formUrl, publicKey }: PaymentMethods['cardProvider'], locale: string, attempt: number): string {
  const url = new URL(formUrl);
  const chosen = document.documentElement.dataset.theme;
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  url.search = new URLSearchParams({
    locale,
    key: publicKey,
    parent: location.origin,
    theme: dark ? 'dark' : 'light',
    attempt: String(attempt),
  }).toString();
  return url.href;
}
