import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { checkField, problemText } from 'shared-contracts/address-check';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldName, AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-contracts/platform';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import { applyMask, applyPhoneMask } from 'shared-ui/mask';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { type AddressValues, addressOf } from './address-values.ts';

interface AddressFormProps {
  /** Distinguishes the shipping form's fields from the billing form's. */
  readonly id: string;
  readonly rules: readonly AddressFieldRule[];
  readonly values: AddressValues;
  /** Called with a complete address; its rejection is the caller's to show. */
  readonly onSubmit: (address: Address) => Promise<void>;
  /** Called with what is typed, so that nothing is lost by leaving the step. */
  readonly onInput: (values: AddressValues) => void;
  /** Errors of the server, by field. */
  readonly serverErrors?: Partial<Record<AddressFieldName, string>>;
}

/** The address form of a country: fields, order, masks and messages come from its rules. */
export function AddressForm({ id, rules, values, onSubmit, onInput, serverErrors }: AddressFormProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  const summary = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(0);
  const form = useForm<AddressValues>({
    defaultValues: defaultsOf(rules, values),
    mode: 'onTouched',
    resolver: resolverOf(rules, locale),
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

  const submit = form.handleSubmit(
    (typed) => onSubmit(addressOf(rules, typed, locale)),
    () => setFailed((count) => count + 1),
  );
  const listed =
    failed > 0
      ? rules.flatMap(({ name, label }) =>
          errors[name]?.message ? [{ fieldId: `${id}-${name}`, text: `${label}: ${errors[name].message}` }] : [],
        )
      : [];
  return (
    <form id={id} noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], containerType: 'inline-size' }}>
      <FormErrorSummary ref={summary} title={texts.errorsTitle(listed.length)} errors={listed} />
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
          columnGap: space[4],
          rowGap: space[4],
        }}
      >
        {rules.map((rule) => (
          <div
            key={rule.name}
            // By the room of the form, not of the window: beside the order there is less of it.
            css={{
              gridColumn: '1 / -1',
              '@container (min-width: 26rem)': { gridColumn: `span ${Math.max(rule.width, 6)}` },
              '@container (min-width: 42rem)': { gridColumn: `span ${rule.width}` },
            }}
          >
            <AddressField
              id={`${id}-${rule.name}`}
              rule={rule}
              error={errors[rule.name]?.message}
              optionalText={texts.optional}
              placeholder={texts.select}
              field={form.register(rule.name)}
            />
          </div>
        ))}
      </div>
    </form>
  );
}

interface AddressFieldProps {
  readonly id: string;
  readonly rule: AddressFieldRule;
  readonly error: string | undefined;
  readonly optionalText: string;
  readonly placeholder: string;
  readonly field: ReturnType<ReturnType<typeof useForm<AddressValues>>['register']>;
}

function AddressField({ id, rule, error, optionalText, placeholder, field }: AddressFieldProps) {
  const common = {
    id,
    label: rule.label,
    autoComplete: rule.autocomplete,
    'aria-required': rule.required,
    ...field,
    ...(rule.hint ? { hint: rule.hint } : {}),
    error,
    ...(rule.required ? {} : { optionalText }),
  };
  if (rule.options) return <SelectField {...common} options={rule.options} placeholder={placeholder} />;
  const shape = shaperOf(rule);
  return (
    <TextField
      {...common}
      {...(shape ? { shape } : {})}
      {...(rule.inputMode ? { inputMode: rule.inputMode } : {})}
      type={rule.name === 'email' ? 'email' : rule.name === 'phone' ? 'tel' : 'text'}
    />
  );
}

/** Shapes what is typed as the country writes it; never throws any of it away. */
function shaperOf({ name, mask, transforms }: AddressFieldRule): ((text: string) => string) | undefined {
  const capitals = transforms?.includes('capitalize') ?? false;
  if (!mask) return capitals ? (text) => text.toUpperCase() : undefined;
  if (name === 'phone') return (text) => applyPhoneMask(mask, text);
  return (text) => applyMask(mask, capitals ? text.toUpperCase() : text);
}

function defaultsOf(rules: readonly AddressFieldRule[], values: AddressValues): AddressValues {
  return Object.fromEntries(
    rules.map(({ name, options }) => [
      name,
      values[name] ?? (name === 'country' && options?.length === 1 ? options[0]?.value : '') ?? '',
    ]),
  );
}

function resolverOf(rules: readonly AddressFieldRule[], locale: Locale): Resolver<AddressValues> {
  return (values) => {
    const errors = Object.fromEntries(
      rules.flatMap((rule) => {
        const problem = checkField(rule, values[rule.name]);
        return problem ? [[rule.name, { type: problem.kind, message: problemText(problem, locale.language) }]] : [];
      }),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
