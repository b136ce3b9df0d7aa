import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Cart, PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { LockIcon } from 'shared-ui/icon';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import type { CheckoutModel, PaymentMethods, ReadyPayment } from '../../model/checkout-model.ts';
import { CardForm, type CardFormHandle } from './card-form.tsx';
import { WalletFrame, type WalletHandle } from './wallet-frame.tsx';

/** Methods that pay what stored value leaves, in the order they are offered. */
const paying = ['CREDIT_CARD', 'PAYPAL', 'KLARNA'] as const satisfies readonly PaymentMethodId[];
type Paying = (typeof paying)[number];
const notes = { CREDIT_CARD: 'cardBrands', PAYPAL: 'payPalNote', KLARNA: 'klarnaNote' } as const;

export interface PaymentChoiceHandle {
  /**
   * What was chosen, ready to be sent; undefined when the shopper has to do something first, which has been said.
   * Rejects when the provider does not answer.
   */
  ready(): Promise<ReadyPayment | undefined>;
}

interface PaymentChoiceProps {
  readonly cart: Cart;
  readonly methods: PaymentMethods;
  readonly model: CheckoutModel;
  readonly ref: Ref<PaymentChoiceHandle>;
  /** A wallet with a button of its own has been approved. */
  readonly onApproved: (payment: ReadyPayment) => void;
}

/** The way to pay what is left: each choice holds what belongs to it. */
export function PaymentChoice({ cart, methods, model, ref, onApproved }: PaymentChoiceProps) {
  const { locale } = usePlatform();
  const texts = checkoutMessages(locale);
  const card = useRef<CardFormHandle>(null);
  const klarna = useRef<WalletHandle>(null);
  const authorised = useRef<PromiseWithResolvers<ReadyPayment | undefined>>(null);
  const [chosen, setChosen] = useState<Paying>('CREDIT_CARD');
  const [notice, setNotice] = useState<string>();
  const [approved, setApproved] = useState<{ readonly begun: string; readonly payment: ReadyPayment }>();
  const offered = paying.flatMap((id) => methods.paymentMethods.filter((method) => method.id === id));

  // A wallet is begun with an amount: another amount is another payment.
  const begun = `${cart.basketId} ${cart.totals.remainingToPay}`;

  function choose(id: Paying) {
    setChosen(id);
    setNotice(undefined);
  }
  function ended(reason: 'refused' | 'failed' | 'cancelled') {
    setNotice(
      reason === 'cancelled' ? texts.walletCancelled : reason === 'refused' ? texts.walletRefused : texts.walletSilent,
    );
    authorised.current?.resolve(undefined);
  }

  useImperativeHandle(ref, () => ({
    async ready() {
      setNotice(undefined);
      if (chosen === 'CREDIT_CARD') {
        const token = await card.current?.tokenise();
        return token && cardPayment(token, texts.paidBy);
      }
      if (chosen === 'PAYPAL') {
        if (approved?.begun === begun) return approved.payment;
        setNotice(texts.payPalFirst);
        return undefined;
      }
      authorised.current = Promise.withResolvers();
      klarna.current?.authorise();
      return authorised.current.promise;
    },
  }));

  const contents: Readonly<Record<Paying, ReactNode>> = {
    CREDIT_CARD: (
      // Stays while another way is looked at: nothing typed is lost.
      <div hidden={chosen !== 'CREDIT_CARD'} css={{ display: 'grid', gap: space[3], '&[hidden]': { display: 'none' } }}>
        <CardForm ref={card} provider={methods.cardProvider} />
        <Text look="small" tone="muted" css={{ display: 'flex', gap: space[2] }}>
          <LockIcon size={18} /> {texts.cardNote}
        </Text>
      </div>
    ),
    PAYPAL: (
      <WalletFrame
        key={begun}
        name="paypal"
        title="PayPal"
        settings={async () => ({ ...methods.wallets.paypal, locale: locale.tag.replace('-', '_') })}
        answers={{
          createOrder: async () => {
            const { orderId } = (await model.beginWallet('PAYPAL')).meta;
            if (typeof orderId !== 'string') throw new ProductError('PAY400', '');
            return { orderId };
          },
        }}
        onDone={(additionalData) => {
          const payment = { code: 'PAYPAL', additionalData, label: 'PayPal' } as const;
          setApproved({ begun, payment });
          setNotice(undefined);
          onApproved(payment);
        }}
        onEnd={ended}
      />
    ),
    KLARNA: (
      <WalletFrame
        key={begun}
        ref={klarna}
        name="klarna"
        title="Klarna"
        settings={async () => (await model.beginWallet('KLARNA')).meta}
        onDone={(additionalData) => authorised.current?.resolve({ code: 'KLARNA', additionalData, label: 'Klarna' })}
        onEnd={ended}
      />
    ),
  };

  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      {notice && (
        <Alert tone="warning" announce="alert">
          {notice}
        </Alert>
      )}
      <RadioGroup label={texts.payWith} hideLabel>
        {offered.map(({ id, label }) => (
          <RadioCard
            key={id}
            name="payment-method"
            value={id}
            label={label}
            note={texts[notes[id as Paying]]}
            checked={chosen === id}
            onChange={() => choose(id as Paying)}
            // What is kept, but not shown, takes no room.
            css={{ '& > div:has(> [hidden])': { display: 'none' } }}
          >
            {chosen === id || id === 'CREDIT_CARD' ? contents[id as Paying] : undefined}
          </RadioCard>
        ))}
      </RadioGroup>
    </div>
  );
}

function cardPayment(
  { token, brand, lastFour }: { readonly token: string; readonly brand: string; readonly lastFour: string },
  label: (brand: string, lastFour: string) => string,
): ReadyPayment {
  return { code: 'CREDIT_CARD', additionalData: { token }, label: label(brand, lastFour) };
}
