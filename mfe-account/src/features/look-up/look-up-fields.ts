import { orderNumber } from 'shared-contracts/calls/checkout';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import type { FormSchemas } from 'storefront-kit/form-resolver';
import type { GenericSchema } from 'valibot';
import { accountMessages } from '../../messages/account-messages.ts';

export interface LookUpValues {
  readonly orderNumber: string;
  readonly email: string;
}

/** The fields in the order of the form. */
export const lookUpFields = ['orderNumber', 'email'] as const satisfies readonly (keyof LookUpValues)[];

const emailRule: AddressFieldRule = {
  name: 'email',
  label: '',
  required: true,
  maxLength: 100,
  autocomplete: 'email',
  width: 12,
};

/**
 * The order number in the services' form. A number copied from a mail may have spaces, lower-case letters, or the long
 * dashes that mail programs make of hyphens.
 */
export function plainOrderNumber(typed: string): string {
  return typed
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u200b\ufeff]/g, '')
    .toUpperCase();
}

/** The schema of the form; its output can be sent. */
export function lookUpForm(f: FormSchemas, locale: Locale): GenericSchema<LookUpValues> {
  const texts = accountMessages(locale);
  return f.object({
    orderNumber: f.pipe(
      f.string(),
      f.transform(plainOrderNumber),
      f.nonEmpty(texts.numberMissing),
      f.check((number) => f.is(orderNumber, number), texts.numberShape),
    ),
    email: f.pipe(f.addressField(emailRule, locale), f.trim()),
  });
}
