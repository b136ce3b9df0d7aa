import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { getPaymentMethods, getPaymentSession } from 'shared-contracts/calls/payment';
import type { CardFormMessage } from 'shared-contracts/card-form';
import { PlatformProvider } from 'shared-contracts/platform';
import type { WalletFrameMessage } from 'shared-contracts/wallet-frame';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutModel } from '../../model/checkout-state.ts';
import { PaymentChoice, type PaymentChoiceHandle } from './payment-choice.tsx';

afterEach(cleanup);

const methods = {
  ...getPaymentMethods.example,
  paymentMethods: (['CREDIT_CARD', 'PAYPAL', 'KLARNA'] as const).map((id) => ({ id, label: id })),
};
const ref = createRef<PaymentChoiceHandle>();
const beginWallet = vi.fn<CheckoutModel['beginWallet']>();
function Choice({ usedUp }: { readonly usedUp: number }) {
  const [chosen, setChosen] = useState('CREDIT_CARD');
  return (
    <PaymentChoice
      ref={ref}
      cart={exampleCart}
      methods={methods}
      saved={undefined}
      ready={undefined}
      usedUp={usedUp}
      chosen={chosen}
      onChoose={setChosen}
      model={{ beginWallet } as Partial<CheckoutModel> as CheckoutModel}
      onApproved={() => undefined}
    />
  );
}
const choice = (usedUp: number) => (
  <PlatformProvider platform={fakePlatform()}>
    <Choice usedUp={usedUp} />
  </PlatformProvider>
);
const frame = (title: string) => screen.getByTitle<HTMLIFrameElement>(title);
/** What the page of a frame tells. */
const post = (title: string, data: WalletFrameMessage | CardFormMessage) =>
  act(async () => {
    const { src, contentWindow: source } = frame(title);
    window.dispatchEvent(new MessageEvent('message', { data, origin: new URL(src).origin, source }));
  });
/** Presses the button that goes on to the review. */
const goOn = async () => {
  let ready: unknown = 'waiting';
  await act(async () => {
    ref.current?.ready().then((payment) => {
      ready = payment;
    });
  });
  return () => ready;
};

beforeEach(() => {
  beginWallet.mockReset().mockResolvedValue(getPaymentSession.example);
});

describe('paying with Klarna [CHK-16]', () => {
  const open = async () => {
    const view = render(choice(0));
    fireEvent.click(screen.getByRole('radio', { name: /KLARNA/ }));
    return view;
  };
  const openWidget = async () => {
    const view = await open();
    await post('Klarna', { type: 'wallet.loaded' });
    await post('Klarna', { type: 'wallet.ready' });
    return view;
  };

  test('goes on with the authorization', async () => {
    await openWidget();
    const ready = await goOn();
    await post('Klarna', { type: 'wallet.done', additionalData: { authorizationToken: 'k-1' } });
    await eventually(() => expect(ready()).toMatchObject({ code: 'KLARNA' }));
  });

  test('says so while the widget is not there yet', async () => {
    await open();
    const ready = await goOn();
    await eventually(() => expect(ready()).toBeUndefined());
    expect(screen.getByRole('alert').textContent).toMatch(/is not answering/);
  });

  test('ends when the widget turns out to be unavailable', async () => {
    await openWidget();
    const ready = await goOn();
    await post('Klarna', { type: 'wallet.unavailable' });
    await eventually(() => expect(ready()).toBeUndefined());
    expect(screen.getByText(/is not available for this order/)).toBeTruthy();
    const again = await goOn();
    await eventually(() => expect(again()).toBeUndefined());
  });

  test('ends when another way is chosen', async () => {
    await openWidget();
    const ready = await goOn();
    fireEvent.click(screen.getByRole('radio', { name: /PAYPAL/ }));
    await eventually(() => expect(ready()).toBeUndefined());
  });

  test('begins anew in a fresh frame once an authorization was used up', async () => {
    const { rerender } = await openWidget();
    const before = frame('Klarna');
    rerender(choice(1));
    expect(frame('Klarna')).not.toBe(before);
    await post('Klarna', { type: 'wallet.loaded' });
    expect(beginWallet).toHaveBeenCalledTimes(2);
  });
});

describe('what is missing comes into view on a phone', () => {
  const scrolled: Element[] = [];
  beforeEach(() => {
    scrolled.length = 0;
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    render(choice(0));
  });
  afterEach(() => vi.restoreAllMocks());

  test('what a wallet still needs, at its own choice [CHK-14]', async () => {
    fireEvent.click(screen.getByRole('radio', { name: /PAYPAL/ }));
    await goOn();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/approve the payment with the PayPal button/);
    const paypal = screen.getByRole('radio', { name: /PAYPAL/ }).closest('label')?.parentElement;
    expect(paypal?.contains(alert)).toBe(true);
    expect(scrolled.map((element) => element.contains(alert))).toEqual([true]);
  });

  test('the card form that has marked a field [CHK-12]', async () => {
    const form = document.querySelector('iframe');
    await post(form?.title ?? '', { type: 'card-form.invalid', requestId: 'r-1' });
    expect(scrolled).toEqual([form]);
  });
});

test('an approval by PayPal is not used again after its order was refused [CHK-14]', async () => {
  const { rerender } = render(choice(0));
  fireEvent.click(screen.getByRole('radio', { name: /PAYPAL/ }));
  await post('PayPal', { type: 'wallet.done', additionalData: { orderId: 'p-1' } });
  const ready = await goOn();
  await eventually(() => expect(ready()).toMatchObject({ code: 'PAYPAL' }));
  rerender(choice(1));
  const again = await goOn();
  await eventually(() => expect(again()).toBeUndefined());
});
