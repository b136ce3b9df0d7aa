import { useCallback, useEffect, useState } from 'react';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldName } from 'shared-contracts/calls/utilities';
import { usePlatform } from 'shared-contracts/platform';
import { Checkbox } from 'shared-ui/checkbox';
import { space } from 'shared-ui/tokens';
import { type AddressValues, valuesOf } from 'storefront-kit/address-values';
import { useReport } from 'storefront-kit/use-report';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import type { CheckoutModel, CheckoutState } from '../../model/checkout-state.ts';
import { keepTyped, typedBefore } from '../../model/form-memory.ts';
import { cartAddressOf } from '../../model/saved.ts';
import { AddressForm } from '../address/address-form.tsx';
import { AddressSuggestion } from '../address/address-suggestion.tsx';
import { type AddressChoice, SavedAddresses } from '../address/saved-addresses.tsx';
import { firstChoice } from './first-choice.ts';

interface ShippingAddressProps {
  readonly id: string;
  readonly state: CheckoutState;
  readonly model: CheckoutModel;
  readonly serverErrors: Partial<Record<AddressFieldName, string>> | undefined;
  /** Called with the address as it is chosen or typed. */
  readonly onAddress: (values: AddressValues) => void;
  /** Called with the delivery address; the caller shows its rejection. */
  readonly onSubmit: (address: Address) => Promise<void>;
  /** Shows an error of an operation started here. */
  readonly attempt: (work: () => Promise<void>) => Promise<unknown>;
}

/** The delivery address: saved or typed, with the carrier's correction if there is one. */
export function ShippingAddress({
  id,
  state,
  model,
  serverErrors,
  onAddress,
  onSubmit,
  attempt,
}: ShippingAddressProps) {
  const { locale, toasts } = usePlatform();
  const report = useReport('checkout');
  const texts = checkoutMessages(locale);
  const { cart, rules, saved, contact } = state;
  /** Whether what is typed can be kept in the account. */
  const keepable = saved !== undefined && !saved.isServed;
  const [choice, setChoice] = useState<AddressChoice>(() =>
    firstChoice(saved?.addresses ?? [], cart?.shippingAddress, typedBefore(id)),
  );
  const [values, setValues] = useState<AddressValues>(
    () => typedBefore(id) ?? valuesOf(cart?.shippingAddress ?? (saved?.isServed ? contact : undefined)),
  );
  const [version, setVersion] = useState(0);
  const [keeps, setKeeps] = useState(true);
  const [suggested, setSuggested] = useState<{ readonly typed: Address; readonly suggestion: Address }>();
  const keep = useCallback(
    (typed: AddressValues) => {
      keepTyped(id, typed);
      onAddress(typed);
    },
    [id, onAddress],
  );
  const picked = choice.kind === 'new' ? undefined : saved?.addresses.find((one) => one.addressId === choice.addressId);
  useEffect(
    () => onAddress(choice.kind === 'saved' && picked ? valuesOf(picked) : values),
    [onAddress, choice.kind, picked, values],
  );
  const fill = (next: AddressValues) => {
    setValues(next);
    setVersion((count) => count + 1);
  };

  function choose(next: AddressChoice) {
    setSuggested(undefined);
    setChoice(next);
    if (next.kind === 'edit') fill(valuesOf(saved?.addresses.find(({ addressId }) => addressId === next.addressId)));
    if (next.kind === 'new') fill(typedBefore(id) ?? {});
  }

  /** The order comes first: a failure to save for next time never blocks it. */
  async function save(address: Address) {
    setSuggested(undefined);
    await onSubmit(address);
    if (!keepable || (choice.kind === 'new' && !keeps)) return;
    try {
      await model.keepAddress(address, picked?.addressId);
      if (picked) setChoice({ kind: 'saved', addressId: picked.addressId });
    } catch (error) {
      report(error);
      toasts.show({ tone: 'warning', text: texts.addressNotKept });
    }
  }
  const submitTyped = (address: Address) =>
    attempt(async () => {
      const suggestion = await model.suggestion(address);
      if (suggestion) setSuggested({ typed: address, suggestion });
      else await save({ ...address, isValidated: true });
    });

  return (
    <div css={{ display: 'grid', gap: space[5] }}>
      {saved && saved.addresses.length > 0 && (
        <SavedAddresses addresses={saved.addresses} choice={choice} onChoose={choose} />
      )}
      {choice.kind === 'saved' && picked ? (
        // Also a form, so that one button submits in both cases.
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(() => onSubmit(cartAddressOf(picked)));
          }}
        />
      ) : (
        <>
          <AddressForm
            key={version}
            id={id}
            rules={rules}
            values={values}
            onSubmit={submitTyped}
            onInput={keep}
            {...(serverErrors ? { serverErrors } : {})}
          />
          {keepable && choice.kind === 'new' && (
            <Checkbox
              label={texts.saveAddress}
              checked={keeps}
              onChange={(event) => setKeeps(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      {suggested && (
        <AddressSuggestion
          suggestion={suggested.suggestion}
          onTake={() => {
            const taken = { ...suggested.typed, ...suggested.suggestion, isValidated: true };
            keepTyped(id, valuesOf(taken));
            fill(valuesOf(taken));
            void attempt(() => save(taken));
          }}
          onKeep={() => void attempt(() => save(suggested.typed))}
        />
      )}
    </div>
  );
}
