import { useState } from 'react';
import type { Address, ApplicableShippingMethod } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldName } from 'shared-contracts/calls/utilities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import type { CheckoutModel, CheckoutState } from '../../model/checkout-model.ts';
import { isSubscribed } from '../../model/saved.ts';
import { DeliveryMethods } from './delivery-methods.tsx';
import { ShippingAddress } from './shipping-address.tsx';

interface ShippingStepProps {
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  readonly onDone: () => void;
}

const formId = 'shipping';

/** Address first, then dates and prices for it. */
export function ShippingStep({ state, model, onDone }: ShippingStepProps) {
  const { locale, report } = usePlatform();
  const texts = checkoutMessages(locale);
  const { cart, rules, saved } = state;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<AddressFieldName, string>>>();
  const [wantsNews, setWantsNews] = useState(cart?.shippingAddress?.subscriptions?.newsletterConsent ?? false);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      const { message, details } = asProductError(failure);
      const field = details[0]?.field as AddressFieldName | undefined;
      if (field && rules.some(({ name }) => name === field)) setFieldErrors({ [field]: message });
      else setError(message || texts.notSaved);
    } finally {
      setBusy(false);
    }
  }

  async function submit(address: Address) {
    await model.submitShippingAddress({ ...address, subscriptions: { newsletterConsent: wantsNews } });
    // An account is subscribed at once; a guest with the order.
    if (saved && wantsNews)
      await model.subscribe().catch((fault: unknown) => report(fault, { remote: 'checkout', phase: 'event' }));
    onDone();
  }
  const choose = (shippingId: string, method: ApplicableShippingMethod) =>
    attempt(() => model.chooseMethod(shippingId, method));

  if (!cart) return null;
  const groups = cart.shippingMethods.filter(({ applicableShippingMethods }) => applicableShippingMethods.length > 0);
  return (
    <div css={{ display: 'grid', gap: space[5] }}>
      {error && (
        <Alert tone="error" announce="alert">
          {error}
        </Alert>
      )}
      <ShippingAddress
        // Who signs in half-way is offered what is saved.
        key={saved ? 'member' : 'guest'}
        id={formId}
        state={state}
        model={model}
        serverErrors={fieldErrors}
        onSubmit={submit}
        attempt={attempt}
      />
      {!(saved && isSubscribed(saved.profile)) && (
        <Checkbox
          label={texts.newsletter}
          hint={texts.newsletterNote}
          checked={wantsNews}
          onChange={(event) => setWantsNews(event.currentTarget.checked)}
        />
      )}
      <div css={{ display: 'grid', gap: space[3] }}>
        <Heading level={3}>{texts.deliveryMethod}</Heading>
        {groups.map((group) => (
          <DeliveryMethods
            key={group.shippingId}
            group={group}
            currency={cart.currency}
            onChoose={(method) => void choose(group.shippingId, method)}
          />
        ))}
      </div>
      <Button type="submit" form={formId} size="large" loading={busy} loadingText={texts.saving}>
        {texts.toPayment}
      </Button>
    </div>
  );
}
