import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Cart, PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Checkbox } from 'shared-ui/checkbox';
import { LockIcon } from 'shared-ui/icon';
import { RadioCard, RadioGroup } from 'shared-ui/radio-group';
import { ScrollHere } from 'shared-ui/scroll-here';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { isValidUntil } from 'storefront-kit/card-expiry';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { cardLabel, savedCardPayment, typedCardPayment } from '../../model/card-payment.ts';
import type { CheckoutModel, PaymentMethods } from '../../model/checkout-state.ts';
import type { ReadyPayment } from '../../model/ready-payment.ts';
import type { Saved } from '../../model/saved.ts';
import { applePaySettings } from '../express/apple-pay-request.ts';
import { merchantSession } from '../express/express-flows.ts';
import { CardForm, type CardFormHandle } from './card-form.tsx';
import { type WalletEnd, WalletFrame, type WalletHandle } from './wallet-frame.tsx';

/** Methods for the amount left after stored value, in the order offered. */
const inOrder = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const satisfies readonly PaymentMethodId[];
type Paying = (typeof inOrder)[number];
const notes = {
  CREDIT_CARD: 'cardBrands',
  PAYPAL: 'payPalNote',
  KLARNA: 'klarnaNote',
  DW_APPLE_PAY: 'applePayNote',
} as const;

export interface PaymentChoiceHandle {
  /**
   * The chosen payment, ready to send; undefined when the shopper must act first, which has been shown. Rejects when
   * the provider does not answer.
   */
  ready(): Promise<ReadyPayment | undefined>;
}

interface PaymentChoiceProps {
  readonly cart: Cart;
  readonly methods: PaymentMethods;
  /** The account's saved cards, and the option to save another. */
  readonly saved: Saved | undefined;
  /** An earlier approval, such as one by an express button. */
  readonly ready: ReadyPayment | undefined;
  /** How many approvals were used up. */
  readonly usedUp: number;
  readonly model: CheckoutModel;
  /** A payment method, or the id of a saved card. */
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
  readonly ref: Ref<PaymentChoiceHandle>;
  /** Called when a wallet with its own button was approved. */
  readonly onApproved: (payment: ReadyPayment) => void;
}

/** The choice before the shopper makes one: what was approved before, else a saved card that is valid, else a card. */
export function firstChoice({ saved, ready }: Pick<PaymentChoiceProps, 'saved' | 'ready'>): string {
  if (ready?.amount !== undefined) return ready.code;
  const now = new Date();
  return saved?.cards.find(({ expiry }) => isValidUntil(expiry, now))?.paymentInstrumentId ?? 'CREDIT_CARD';
}

/** A wallet approval is valid for one amount, and for one attempt to place the order. */
const begunWith = ({ basketId, totals }: Cart, usedUp: number): string =>
  `${basketId} ${totals.remainingToPay} ${usedUp}`;

/** The payment choice for the remaining amount: each option contains its own fields. */
export function PaymentChoice({
  cart,
  methods,
  saved,
  ready,
  usedUp,
  model,
  chosen,
  onChoose,
  ref,
  onApproved,
}: PaymentChoiceProps) {
  const platform = usePlatform();
  const { locale } = platform;
  const texts = checkoutMessages(locale);
  const paying = paymentMessages(locale);
  const card = useRef<CardFormHandle>(null);
  const code = useRef<CardFormHandle>(null);
  const klarna = useRef<WalletHandle>(null);
  const authorized = useRef<PromiseWithResolvers<ReadyPayment | undefined>>(null);
  const now = new Date();
  const savedCards = saved?.cards ?? [];
  const chosenCard = savedCards.find(({ paymentInstrumentId }) => paymentInstrumentId === chosen);
  // The form stays mounted once opened, so that switching methods loses no input.
  const [formOpened, setFormOpened] = useState(chosen === 'CREDIT_CARD');
  const [keepsCard, setKeepsCard] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [approved, setApproved] = useState<{ readonly begun: string; readonly payment: ReadyPayment } | undefined>(
    () => (ready?.amount === undefined ? undefined : { begun: begunWith(cart, usedUp), payment: ready }),
  );
  const offered = inOrder.flatMap((id) => methods.paymentMethods.filter((method) => method.id === id));

  const amount = cart.totals.remainingToPay;
  const begun = begunWith(cart, usedUp);

  function choose(id: string) {
    onChoose(id);
    authorized.current?.resolve(undefined);
    if (id === 'CREDIT_CARD') setFormOpened(true);
    setNotice(undefined);
  }
  function approve(payment: ReadyPayment) {
    setApproved({ begun, payment });
    setNotice(undefined);
    onApproved(payment);
  }
  function ended(reason: WalletEnd, refusal = '') {
    const notices = {
      cancelled: paying.walletCancelled,
      refused: paying.walletRefused,
      failed: refusal || paying.walletSilent,
      // Said in its place.
      unavailable: undefined,
    };
    setNotice(notices[reason]);
    authorized.current?.resolve(undefined);
  }

  useImperativeHandle(ref, () => ({
    async ready() {
      setNotice(undefined);
      if (chosenCard) {
        const token = await code.current?.tokenise();
        return token && savedCardPayment(chosenCard, token.token, locale);
      }
      if (chosen === 'CREDIT_CARD') {
        const typed = await card.current?.tokenise();
        // A token is single-use: saving the card needs a second one.
        const toKeep = typed && keepsCard ? await card.current?.tokenise() : undefined;
        return typed && typedCardPayment(typed, toKeep?.token, locale);
      }
      if (chosen === 'PAYPAL' || chosen === 'DW_APPLE_PAY') {
        if (approved?.begun === begun && approved.payment.code === chosen) return approved.payment;
        setNotice(chosen === 'PAYPAL' ? paying.payPalFirst : paying.applePayFirst);
        return undefined;
      }
      if (!klarna.current?.authorize()) {
        setNotice(paying.walletSilent);
        return undefined;
      }
      authorized.current = Promise.withResolvers();
      return authorized.current.promise;
    },
  }));

  const contents: Readonly<Record<Paying, ReactNode>> = {
    CREDIT_CARD: (
      <div hidden={chosen !== 'CREDIT_CARD'} css={{ display: 'grid', gap: space[3], '&[hidden]': { display: 'none' } }}>
        <CardForm ref={card} provider={methods.cardProvider} />
        {saved && !saved.isServed && (
          <Checkbox
            label={paying.saveCard}
            checked={keepsCard}
            onChange={(event) => setKeepsCard(event.currentTarget.checked)}
          />
        )}
        <Text look="small" tone="muted" css={{ display: 'flex', gap: space[2] }}>
          <LockIcon size={18} /> {paying.cardNote}
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
          approve({ code: 'PAYPAL', additionalData, label: 'PayPal', amount });
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
        onDone={(additionalData) =>
          authorized.current?.resolve({ code: 'KLARNA', additionalData, label: 'Klarna', amount })
        }
        onEnd={ended}
      />
    ),
    DW_APPLE_PAY: (
      <WalletFrame
        key={begun}
        name="apple-pay"
        title="Apple Pay"
        settings={async () => applePaySettings(cart, methods.wallets.applePay, platform, true)}
        answers={{
          validateMerchant: async ({ validationUrl }) => ({
            merchantSession: await merchantSession(platform, cart.basketId, validationUrl),
          }),
          // Address and delivery are already known: there is nothing to reject.
          authorized: async () => ({}),
        }}
        onDone={(additionalData) => approve({ code: 'DW_APPLE_PAY', additionalData, label: 'Apple Pay', amount })}
        onEnd={ended}
      />
    ),
  };

  /** Beside its cause: the button that goes on is further down the page. */
  const noticeText = notice && (
    <ScrollHere>
      <Alert tone="warning" announce="alert" css={{ marginBottom: space[3] }}>
        {notice}
      </Alert>
    </ScrollHere>
  );

  return (
    <RadioGroup label={texts.payWith} hideLabel>
      {savedCards.map((saved) => {
        const { paymentInstrumentId: id, expiry } = saved;
        const valid = isValidUntil(expiry, now);
        return (
          <RadioCard
            key={id}
            name="payment-method"
            value={id}
            label={cardLabel(saved, locale)}
            note={expiry && (valid ? paying.validUntil(expiry) : paying.expiredCard(expiry))}
            disabled={!valid}
            checked={chosen === id}
            onChange={() => choose(id)}
          >
            {chosen === id ? <CardForm ref={code} provider={methods.cardProvider} saved={saved} /> : undefined}
          </RadioCard>
        );
      })}
      {offered.map(({ id, label }) => (
        <RadioCard
          key={id}
          name="payment-method"
          value={id}
          label={id === 'CREDIT_CARD' && savedCards.length > 0 ? paying.otherCard : label}
          note={paying[notes[id as Paying]]}
          checked={chosen === id}
          onChange={() => choose(id)}
          // Hidden without taking up space.
          css={{ '& > div:has(> [hidden])': { display: 'none' } }}
        >
          {chosen === id || (id === 'CREDIT_CARD' && formOpened) ? (
            <>
              {chosen === id && noticeText}
              {contents[id as Paying]}
            </>
          ) : undefined}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
