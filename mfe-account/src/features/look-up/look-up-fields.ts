import { checkField, problemText } from 'shared-contracts/address-check';
import { orderNumber } from 'shared-contracts/calls/checkout';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import * as v from 'valibot';
import { accountMessages } from '../../messages/account-messages.ts';

export interface LookUpValues {
  readonly orderNumber: string;
  readonly email: string;
}

/** The fields in the order they are asked. */
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
 * An order number as the services know it: copied from a mail it may come with blanks, in small letters or with the long
 * dashes that mail programs make of hyphens.
 */
export function plainOrderNumber(typed: string): string {
  return typed
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u200b\ufeff]/g, '')
    .toUpperCase();
}

/** What is wrong with the fields, in the shopper's words; empty when they can be sent. */
export function checkLookUp(typed: LookUpValues, locale: Locale): Partial<Record<keyof LookUpValues, string>> {
  const texts = accountMessages(locale);
  const number = plainOrderNumber(typed.orderNumber);
  const emailProblem = checkField(emailRule, typed.email);
  return {
    ...(number === '' ? { orderNumber: texts.numberMissing } : {}),
    ...(number !== '' && !v.is(orderNumber, number) ? { orderNumber: texts.numberShape } : {}),
    ...(emailProblem ? { email: problemText(emailProblem, locale.language) } : {}),
  };
}
