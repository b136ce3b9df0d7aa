import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import { type CardFormRequest, cardFormMessage } from 'shared-contracts/card-form';
import { useLocale } from 'storefront-kit/use-locale';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { cardLabel } from '../../model/card-payment.ts';
import type { PaymentMethods } from '../../model/checkout-state.ts';
import type { TokenisedCard } from '../../model/ready-payment.ts';
import { type FrameHandle, ProviderFrame } from './provider-frame.tsx';
import { shownTheme } from './shown-theme.ts';

/** Milliseconds until a form that is not ready counts as unresponsive. */
const readyDeadline = 10_000;
/** Milliseconds until a requested token counts as lost. */
const tokenDeadline = 15_000;

export interface CardFormHandle {
  /**
   * A token for the typed card; undefined when the form has marked invalid fields. Rejects when the form does not
   * answer.
   */
  tokenise(): Promise<TokenisedCard | undefined>;
}

interface CardFormProps {
  readonly provider: PaymentMethods['cardProvider'];
  /** A card stored by the provider: only its security code is asked for. */
  readonly saved?: SavedInstrument;
  readonly ref: Ref<CardFormHandle>;
}

/** The card provider's form in a frame of its own origin: the page never sees a card number. */
export function CardForm({ provider, saved, ref }: CardFormProps) {
  const locale = useLocale();
  const paying = paymentMessages(locale);
  const frame = useRef<FrameHandle>(null);
  const waiting = useRef(new Map<string, (card: TokenisedCard | undefined) => void>());
  const isReady = useRef(false);
  const [height, setHeight] = useState(saved ? 104 : 248);
  const [src] = useState(() => formAddress(provider, locale.id, saved?.brand));

  const request = (requestId: string) =>
    frame.current?.send({ type: 'card-form.tokenise', requestId } satisfies CardFormRequest);

  useImperativeHandle(ref, () => ({
    tokenise() {
      const requestId = crypto.randomUUID();
      const { promise, resolve, reject } = Promise.withResolvers<TokenisedCard | undefined>();
      const late = setTimeout(() => reject(new Error('The card form gave no token in time')), tokenDeadline);
      waiting.current.set(requestId, resolve);
      // A form that is still loading is asked once it is ready.
      if (isReady.current) request(requestId);
      return promise.finally(() => {
        clearTimeout(late);
        waiting.current.delete(requestId);
      });
    },
  }));

  return (
    <ProviderFrame
      ref={frame}
      src={src}
      title={saved ? paying.codeFrame(cardLabel(saved, locale)) : paying.cardFrame}
      height={height}
      deadline={readyDeadline}
      schema={cardFormMessage}
      silentText={paying.cardUnavailable}
      retryText={paying.cardReload}
      onMessage={(message) => {
        if (message.type === 'card-form.ready') {
          isReady.current = true;
          for (const requestId of waiting.current.keys()) request(requestId);
          return 'success';
        }
        if (message.type === 'card-form.height') setHeight(Math.ceil(message.height));
        if (message.type === 'card-form.token') {
          const { token, brand, lastFour, expiry } = message;
          waiting.current.get(message.requestId)?.({ token, brand, lastFour, expiry });
        }
        if (message.type === 'card-form.code' && saved) {
          const { brand = '', lastFour, expiry = '' } = saved;
          waiting.current.get(message.requestId)?.({ token: message.token, brand, lastFour, expiry });
        }
        if (message.type === 'card-form.invalid') {
          waiting.current.get(message.requestId)?.(undefined);
          frame.current?.reveal();
        }
        return undefined;
      }}
    />
  );
}

function formAddress(
  { formUrl, publicKey }: PaymentMethods['cardProvider'],
  locale: string,
  savedBrand: string | undefined,
): string {
  const url = new URL(formUrl);
  url.search = new URLSearchParams({
    locale,
    key: publicKey,
    parent: location.origin,
    theme: shownTheme(),
    ...(savedBrand === undefined ? {} : { card: savedBrand }),
  }).toString();
  return url.href;
}
