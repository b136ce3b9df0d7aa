import { orderNumber } from 'shared-contracts/calls/checkout';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import { addressField } from 'storefront-kit/form-schemas';
import * as v from 'valibot';
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
export function lookUpForm(locale: Locale): v.GenericSchema<LookUpValues> {
  const texts = accountMessages(locale);
  return v.object({
    orderNumber: v.pipe(
      v.string(),
      v.transform(plainOrderNumber),
      v.nonEmpty(texts.numberMissing),
      v.check((number) => v.is(orderNumber, number), texts.numberShape),
    ),
    email: v.pipe(addressField(emailRule, locale), v.trim()),
  });
}
