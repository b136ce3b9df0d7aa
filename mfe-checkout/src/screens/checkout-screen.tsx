import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Container } from 'shared-ui/layout';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useSearchParams } from 'storefront-kit/routing';
import { useRefusal } from 'storefront-kit/use-refusal';
import { CheckoutSkeleton } from '../features/checkout-skeleton.tsx';
import { CheckoutSteps } from '../features/checkout-steps.tsx';
import { EditorWords } from '../features/editor-words.tsx';
import { EmptyCheckout } from '../features/empty-checkout.tsx';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import { checkoutModel } from '../model/checkout-model.ts';
import { forgetTyped } from '../model/form-memory.ts';

export const head = (
  _data: unknown,
  { locale }: { readonly locale: Parameters<typeof checkoutMessages>[0] },
): Head => ({ title: checkoutMessages(locale).title, robots: 'noindex' });

/** Checkout in three steps. The server renders the frame; everything inside it is personal. */
export default function CheckoutScreen() {
  const platform = usePlatform();
  const texts = checkoutMessages(platform.locale);
  const model = checkoutModel(platform);
  const state = useAtomValue(model.atom, { store: platform.store });
  const refusalOf = useRefusal('checkout');
  const [resuming, setResuming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [parameters] = useSearchParams();
  // Without a step in the URL, express checkout may jump to the review; a reload there stays there.
  const express = useRef(!parameters.has('step') || parameters.get('checkoutStatus') === 'EXPRESS');

  /** Set by an express payment started on a product page. */
  const storeContext = useRef(parameters.get('storeContext'));

  const confirm = (order: Order) => {
    forgetTyped();
    const context = storeContext.current ? `&storeContext=${storeContext.current}` : '';
    platform.navigate(`/order-confirmation?order=${order.orderNumber}${context}`, { replace: true });
  };
  const confirmed = useRef(confirm);
  useEffect(() => {
    let gone = false;
    async function begin() {
      setResuming(true);
      try {
        const order = await model.resume();
        if (order) return confirmed.current(order);
      } catch (error) {
        setProblem(refusalOf(error).message || texts.lost);
      }
      if (gone) return;
      setResuming(false);
      await model.load({ express: express.current });
    }
    void begin();
    return () => {
      gone = true;
    };
  }, [model, refusalOf, texts.lost]);

  const { status, cart } = state;
  const empty = status === 'success' && (cart === undefined || cart.totalItems === 0);
  return (
    <>
      <Container css={{ paddingBlock: `${space[5]} ${space[8]}` }}>
        <Heading level={1} look="h2">
          {texts.title}
        </Heading>
        {resuming && state.placing && (
          <Alert tone="info" announce="status">
            {texts.resuming}
          </Alert>
        )}
        {status === 'error' && (
          <RetryAlert retryText={texts.tryAgain} onRetry={() => void model.load()}>
            {texts.loadFailed} {state.error?.message}
          </RetryAlert>
        )}
        {(status === 'idle' || (status === 'pending' && !cart)) && <CheckoutSkeleton label={texts.loading} />}
        {empty && <EmptyCheckout />}
        {cart && !empty && status !== 'error' && state.rules.length > 0 && (
          <CheckoutSteps state={state} model={model} initialProblem={problem} onPlaced={confirm} />
        )}
      </Container>
      {status === 'success' && <EditorWords />}
    </>
  );
}
