import { useCallback, useRef, useState } from 'react';
import { addressLines } from 'shared-contracts/address-lines';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { ScrollHere } from 'shared-ui/scroll-here';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { type AddressValues, valuesOf } from 'storefront-kit/address-values';
import { useMutation } from 'storefront-kit/use-mutation';
import { billingMessages } from '../../messages/billing-messages.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { isBilledTo, sameWish } from '../../model/billing.ts';
import type { CheckoutModel, CheckoutState } from '../../model/checkout-state.ts';
import { billsAddress, needsOf } from '../../model/delivery-needs.ts';
import { keepTyped, typedBefore } from '../../model/form-memory.ts';
import type { ReadyPayment } from '../../model/ready-payment.ts';
import { AddressForm } from '../address/address-form.tsx';
import { firstChoice, PaymentChoice, type PaymentChoiceHandle } from './payment-choice.tsx';
import { StoredValue } from './stored-value.tsx';

interface BillingStepProps {
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  /** The reason the shopper was sent back. */
  readonly problem: string | undefined;
  /** Whether the payment was given before and must be given again, as after a reload. */
  readonly isRepeated: boolean;
  readonly onDone: () => void;
}

const formId = 'billing';

const isName = (field: string): boolean => field === 'firstName' || field === 'lastName';
const isOfBill = (field: string): boolean => field !== 'email' && field !== 'recipientContactPhone';

/**
 * Payment first; the billing address equals the delivery address unless changed. Where nothing is delivered, a name is
 * enough for most payments.
 */
export function BillingStep({ state, model, problem, isRepeated, onDone }: BillingStepProps) {
  const { locale } = usePlatform();
  const { run, isPending, error } = useMutation({ remote: 'checkout' });
  const texts = checkoutMessages(locale);
  const paying = paymentMessages(locale);
  const billingTexts = billingMessages(locale);
  const { cart, rules, payment, saved, contact } = state;
  const choice = useRef<PaymentChoiceHandle>(null);
  const [wish, setWish] = useState(sameWish.read);
  const [choosing, setChoosing] = useState<string>();
  const keep = useCallback((typed: AddressValues) => keepTyped(formId, typed), []);

  async function finish(billing: Address, approved: ReadyPayment | undefined) {
    const isCovered = cart?.totals.remainingToPay === 0;
    const payment = isCovered ? undefined : (approved ?? (await choice.current?.ready()));
    // Missing fields have been marked where they are.
    if (!payment && !isCovered) return;
    await model.submitBillingAddress(billing);
    if (payer) sameWish.keep(isSame);
    model.keepPayment(payment);
    await model.prepare();
    onDone();
  }
  const submit = (billing: Address, approved?: ReadyPayment) => run(() => finish(billing, approved));

  if (!cart || !payment) return null;
  const { goesHome, usesPoint } = needsOf(cart);
  const delivered = goesHome ? cart.shippingAddress : undefined;
  const chosen = choosing ?? firstChoice(state);
  const isBilledByName = !delivered && !billsAddress(cart, chosen);
  const named =
    isBilledByName && contact?.firstName && contact.addressLine1 === ''
      ? { ...contact, country: locale.country }
      : undefined;
  const payer = delivered ?? named;
  const isSame = payer !== undefined && (wish ?? isBilledTo(cart, payer));
  // The receipt and a requested newsletter go to the address of the confirmation.
  const { email, subscriptions } = delivered ?? contact ?? {};
  const known = cart.billingAddress ?? saved?.billing ?? saved?.addresses[0] ?? contact;
  return (
    <div css={{ display: 'grid', gap: space[5] }}>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      {isRepeated && !problem && (
        <Alert tone="info" announce="status">
          {billingTexts.payAgain}
        </Alert>
      )}
      {cart.totals.remainingToPay > 0 ? (
        <PaymentChoice
          ref={choice}
          cart={cart}
          methods={payment}
          saved={state.saved}
          ready={state.ready}
          usedUp={state.usedUp}
          // Offers saved data to shoppers who sign in midway.
          key={state.saved ? 'member' : 'guest'}
          model={model}
          chosen={chosen}
          onChoose={setChoosing}
          onApproved={(approved) => {
            if (isSame) void submit(payer, approved);
          }}
        />
      ) : (
        <Alert tone="success">{paying.covered}</Alert>
      )}
      <StoredValue cart={cart} offered={payment.paymentMethods} saved={saved?.values ?? []} model={model} />
      <div css={{ display: 'grid', gap: space[4] }}>
        <Heading level={3}>{texts.billingAddress}</Heading>
        {payer && (
          <Checkbox
            label={
              named
                ? billingTexts.inTheNameOf(`${named.firstName} ${named.lastName}`)
                : usesPoint
                  ? billingTexts.sameAsYours
                  : billingTexts.sameAsShipping
            }
            hint={named ? undefined : addressLines(payer, locale).slice(1, -1).join(', ')}
            checked={isSame}
            onChange={(event) => {
              setWish(event.currentTarget.checked);
              sameWish.keep(event.currentTarget.checked);
            }}
          />
        )}
        {!isSame && (
          <AddressForm
            id={formId}
            rules={rules.filter(({ name }) => (isBilledByName && !named ? isName(name) : isOfBill(name)))}
            values={typedBefore(formId) ?? valuesOf(known)}
            onSubmit={(address) =>
              submit({ ...address, ...(email ? { email } : {}), ...(subscriptions ? { subscriptions } : {}) })
            }
            onInput={keep}
          />
        )}
      </div>
      {error && (
        <ScrollHere>
          <Alert tone="error" announce="alert">
            {error.message || (error.id === 'GEN500' ? paying.cardUnavailable : texts.notSaved)}
          </Alert>
        </ScrollHere>
      )}
      <Button
        type={isSame ? 'button' : 'submit'}
        form={isSame ? undefined : formId}
        size="large"
        loading={isPending}
        loadingText={texts.saving}
        onClick={isSame ? () => void submit(payer) : undefined}
      >
        {texts.toReview}
      </Button>
    </div>
  );
}
