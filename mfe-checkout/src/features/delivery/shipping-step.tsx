import { useCallback, useState } from 'react';
import type { Address, ApplicableShippingMethod } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldName } from 'shared-contracts/calls/utilities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import type { CheckoutModel, CheckoutState } from '../../model/checkout-model.ts';
import { keepTyped, typedBefore } from '../../model/form-memory.ts';
import { AddressForm, type AddressValues, valuesOf } from '../address/address-form.tsx';
import { AddressSuggestion } from '../address/address-suggestion.tsx';
import { DeliveryMethods } from './delivery-methods.tsx';

interface ShippingStepProps {
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  readonly onDone: () => void;
}

const formId = 'shipping';

/** Address first, then dates and prices for it. */
export function ShippingStep({ state, model, onDone }: ShippingStepProps) {
  const { locale } = usePlatform();
  const texts = checkoutMessages(locale);
  const { cart, rules } = state;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<AddressFieldName, string>>>();
  const [suggested, setSuggested] = useState<{ readonly typed: Address; readonly suggestion: Address }>();
  const [values, setValues] = useState<AddressValues>(() => typedBefore(formId) ?? valuesOf(cart?.shippingAddress));
  const [formVersion, setFormVersion] = useState(0);
  const keep = useCallback((typed: AddressValues) => keepTyped(formId, typed), []);

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

  const save = async (address: Address) => {
    await model.submitShippingAddress(address);
    setSuggested(undefined);
    onDone();
  };
  const submit = (address: Address) =>
    attempt(async () => {
      const suggestion = await model.suggestion(address);
      if (suggestion) setSuggested({ typed: address, suggestion });
      else await save({ ...address, isValidated: true });
    });
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
      <AddressForm
        key={formVersion}
        id={formId}
        rules={rules}
        values={values}
        onSubmit={submit}
        onInput={keep}
        {...(fieldErrors ? { serverErrors: fieldErrors } : {})}
      />
      {suggested && (
        <AddressSuggestion
          suggestion={suggested.suggestion}
          onTake={() => {
            const taken = { ...suggested.typed, ...suggested.suggestion, isValidated: true };
            setValues(valuesOf(taken));
            keepTyped(formId, valuesOf(taken));
            setFormVersion((version) => version + 1);
            void attempt(() => save(taken));
          }}
          onKeep={() => void attempt(() => save(suggested.typed))}
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
