import { useCallback, useRef, useState } from 'react';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { LockIcon } from 'shared-ui/icon';
import { Heading, Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import type { CheckoutModel, CheckoutState } from '../../model/checkout-model.ts';
import { keepTyped, typedBefore } from '../../model/form-memory.ts';
import { AddressForm, type AddressValues, valuesOf } from '../address/address-form.tsx';
import { CardForm, type CardFormHandle } from './card-form.tsx';

interface BillingStepProps {
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  /** Why the shopper was sent back here. */
  readonly problem: string | undefined;
  readonly onDone: () => void;
}

const formId = 'billing';

/** Payment first, since that is what the shopper came for; the billing address is the delivery's unless told otherwise. */
export function BillingStep({ state, model, problem, onDone }: BillingStepProps) {
  const { report, locale } = usePlatform();
  const texts = checkoutMessages(locale);
  const { cart, rules, payment } = state;
  const card = useRef<CardFormHandle>(null);
  const [same, setSame] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const keep = useCallback((typed: AddressValues) => keepTyped(formId, typed), []);

  async function finish(billing: Address | undefined) {
    if (!billing) return;
    setBusy(true);
    setError(undefined);
    try {
      const token = await card.current?.tokenise();
      // The form has marked what is wrong and holds the focus.
      if (!token) return;
      await model.submitBillingAddress(billing);
      model.keepCard(token);
      await model.prepare();
      onDone();
    } catch (failure) {
      report(failure, { remote: 'checkout', phase: 'event' });
      setError(isProductError(failure) ? failure.message || texts.notSaved : texts.cardUnavailable);
    } finally {
      setBusy(false);
    }
  }

  if (!cart || !payment) return null;
  const message = error ?? problem;
  return (
    <div css={{ display: 'grid', gap: space[5] }}>
      {message && (
        <Alert tone="error" announce="alert">
          {message}
        </Alert>
      )}
      <div
        css={{
          display: 'grid',
          gap: space[3],
          padding: space[5],
          border: `1px solid ${color.line}`,
          borderRadius: radius.card,
          background: color.surface,
        }}
      >
        <Heading level={3}>{texts.card}</Heading>
        <CardForm ref={card} provider={payment.cardProvider} />
        <Text look="small" tone="muted" css={{ display: 'flex', gap: space[2] }}>
          <LockIcon size={18} /> {texts.cardNote}
        </Text>
      </div>
      <div css={{ display: 'grid', gap: space[4] }}>
        <Heading level={3}>{texts.billingAddress}</Heading>
        <Checkbox
          label={texts.sameAsShipping}
          checked={same}
          onChange={(event) => setSame(event.currentTarget.checked)}
        />
        {!same && (
          <AddressForm
            id={formId}
            rules={rules}
            values={typedBefore(formId) ?? valuesOf(cart.billingAddress)}
            onSubmit={finish}
            onInput={keep}
          />
        )}
      </div>
      <Button
        type={same ? 'button' : 'submit'}
        form={same ? undefined : formId}
        size="large"
        loading={busy}
        loadingText={texts.saving}
        onClick={same ? () => void finish(cart.shippingAddress) : undefined}
      >
        {texts.toReview}
      </Button>
    </div>
  );
}
