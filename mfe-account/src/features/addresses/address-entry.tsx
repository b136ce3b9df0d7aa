import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { addAddress, type ConsumerAddress, updateAddress } from 'shared-contracts/calls/consumer';
import type { AddressFieldName, AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { isProductError, type ProductError } from 'shared-contracts/errors/product-error';
import { nationalPhone } from 'shared-contracts/national-phone';
import { usePlatform } from 'shared-contracts/platform';
import { AddressFields } from 'shared-ui/address-fields';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { FormError } from 'shared-ui/form-error';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import { sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { type AddressValues, addressOf, formValues, valuesOf } from 'storefront-kit/address-values';
import { useAddressLookUp } from 'storefront-kit/use-address-look-up';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { usePhoneCountry } from 'storefront-kit/use-phone-country';
import { addressesMessages } from '../../messages/addresses-messages.ts';
import { areaMessages } from '../../messages/area-messages.ts';
import { errorSummaryMessages } from '../../messages/error-summary-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';

interface AddressEntryProps {
  readonly type: ConsumerAddress['approachType'];
  readonly rules: readonly AddressFieldRule[];
  /** The address to change; undefined for a new one. */
  readonly known: ConsumerAddress | undefined;
  /** What is already known about the account holder. */
  readonly start: AddressValues;
  readonly onSaved: (address: ConsumerAddress) => void;
  /** Closes without saving. */
  readonly onCancel: () => void;
  /** Called when the address no longer exists: what is shown is out of date. */
  readonly onGone: () => void;
}

const phoneProblems: readonly ErrorId[] = ['SHP410', 'BILL410'];

/** The field of a refusal; undefined when it concerns the whole address. */
function fieldOf({ id, details }: ProductError, rules: readonly AddressFieldRule[]): AddressFieldName | undefined {
  const named = phoneProblems.includes(id) ? 'phone' : details[0]?.field;
  return rules.find(({ name }) => name === named)?.name;
}

/** Adds or edits an address by the country's rules (ACC-10). */
export function AddressEntry({ type, rules: ofCountry, known, start, onSaved, onCancel, onGone }: AddressEntryProps) {
  const { locale, toasts } = usePlatform();
  const calls = useAccountCalls();
  const texts = addressesMessages(locale);
  const area = areaMessages(locale);
  // Nobody takes delivery of an invoice.
  const rules = ofCountry.filter(({ name }) => type === 'S' || name !== 'recipientContactPhone');
  const title = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLElement>(null);
  const form = useForm<AddressValues & { main: boolean }>({
    defaultValues: { ...formValues(rules, known ? valuesOf(known) : start), main: known?.main ?? false },
    mode: 'onTouched',
    resolver: useFormResolver((f) => f.intersect([f.addressForm(rules, locale), f.object({ main: f.boolean() })])),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'account',
    failedText: texts.failed,
    fieldOf: (error) => fieldOf(error, rules),
  });
  const id = `address-${known?.addressId ?? type}`;
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  const fill = (name: AddressFieldName, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const lookUp = useAddressLookUp({ remote: 'account', country: form.watch('country') || locale.country, fill });
  const fields = usePhoneCountry({ rules, phone: form.watch('phone'), phoneCode: form.watch('phoneCode'), fill });
  const submit = form.handleSubmit(async ({ main, ...typed }) => {
    const address = { ...addressOf(rules, typed, locale), approachType: type, main };
    try {
      const { addressId } = known
        ? await calls(updateAddress, { params: { addressId: known.addressId }, body: { address } })
        : await calls(addAddress, { body: { address } });
      toasts.show({ tone: 'success', text: texts.saved });
      onSaved({ ...address, addressId });
    } catch (error) {
      if (!isProductError(error, 'INVALID_ADDRESS_ID')) return refuse(error);
      toasts.show({ tone: 'error', text: error.message || texts.failed });
      onGone();
    }
  });
  const listed =
    submitCount > 0
      ? rules.flatMap(({ name, label }) =>
          errors[name]?.message ? [{ fieldId: `${id}-${name}`, text: `${label}: ${errors[name].message}` }] : [],
        )
      : [];
  return (
    <section css={sheetStyle} aria-labelledby={`${id}-title`}>
      <Heading level={3} ref={title} tabIndex={-1} id={`${id}-title`}>
        {known ? texts.editTitle : texts[`new${type}`]}
      </Heading>
      <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
        <FormErrorSummary
          ref={summary}
          title={errorSummaryMessages(locale).errorsTitle(listed.length)}
          errors={listed}
        />
        <AddressFields
          id={id}
          rules={fields}
          errors={errors}
          optionalText={area.optional}
          placeholder={texts.choose}
          register={form.register}
          nationalPhone={nationalPhone}
          lookUp={lookUp}
        />
        {!known?.main && <Checkbox label={texts.useAsMain} {...form.register('main')} />}
        <FormError error={errors.root} />
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
          <Button type="submit" loading={isSubmitting} loadingText={area.saving}>
            {texts.save}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {area.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
