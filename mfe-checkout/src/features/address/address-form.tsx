import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldName, AddressFieldRule } from 'shared-contracts/calls/utilities';
import { nationalPhone } from 'shared-contracts/national-phone';
import { AddressFields } from 'shared-ui/address-fields';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import { space } from 'shared-ui/tokens';
import { type AddressValues, addressOf, formValues } from 'storefront-kit/address-values';
import { useAddressLookUp } from 'storefront-kit/use-address-look-up';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useLocale } from 'storefront-kit/use-locale';
import { usePhoneCountry } from 'storefront-kit/use-phone-country';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

interface AddressFormProps {
  /** Distinguishes the shipping form's fields from the billing form's. */
  readonly id: string;
  readonly rules: readonly AddressFieldRule[];
  readonly values: AddressValues;
  /** Called with a complete address; the caller shows its rejection. */
  readonly onSubmit: (address: Address) => Promise<unknown>;
  /** Called on each input, so that leaving the step loses nothing. */
  readonly onInput: (values: AddressValues) => void;
  /** Errors from the services, by field. */
  readonly serverErrors?: Partial<Record<AddressFieldName, string>>;
}

/** The address form of a country: fields, order, masks and messages come from its rules. */
export function AddressForm({ id, rules, values, onSubmit, onInput, serverErrors }: AddressFormProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  const summary = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(0);
  const [hasRecipient] = useState(() => Boolean(values.recipientContactPhone));
  const asked = useMemo(
    () => rules.filter(({ name }) => hasRecipient || name !== 'recipientContactPhone'),
    [rules, hasRecipient],
  );
  const form = useForm<AddressValues>({
    defaultValues: formValues(asked, values),
    mode: 'onTouched',
    resolver: useFormResolver((f) => f.addressForm(asked, locale)),
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  useEffect(() => {
    const subscription = form.watch((typed) => onInput(typed as AddressValues));
    return () => subscription.unsubscribe();
  }, [form, onInput]);
  useEffect(() => {
    for (const [name, message] of Object.entries(serverErrors ?? {}))
      form.setError(name as AddressFieldName, { type: 'server', message });
    if (serverErrors && Object.keys(serverErrors).length > 0) setFailed((count) => count + 1);
  }, [form, serverErrors]);
  useEffect(() => {
    if (failed > 0) summary.current?.focus();
  }, [failed]);

  const fill = (name: AddressFieldName, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const lookUp = useAddressLookUp({ remote: 'checkout', country: form.watch('country') || locale.country, fill });
  const fields = usePhoneCountry({
    rules: asked,
    phone: form.watch('phone'),
    phoneCode: form.watch('phoneCode'),
    fill,
  });
  const submit = form.handleSubmit(
    (typed) => onSubmit(addressOf(asked, typed, locale)),
    () => setFailed((count) => count + 1),
  );
  const listed =
    failed > 0
      ? asked.flatMap(({ name, label }) =>
          errors[name]?.message ? [{ fieldId: `${id}-${name}`, text: `${label}: ${errors[name].message}` }] : [],
        )
      : [];
  return (
    <form id={id} noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <FormErrorSummary ref={summary} title={texts.errorsTitle(listed.length)} errors={listed} />
      <AddressFields
        id={id}
        rules={fields}
        errors={errors}
        optionalText={texts.optional}
        placeholder={texts.select}
        register={form.register}
        nationalPhone={nationalPhone}
        lookUp={lookUp}
      />
    </form>
  );
}
