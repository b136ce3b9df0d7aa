import { orderNumber } from 'shared-contracts/calls/checkout';
import type { Locale } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import type { FormSchemas } from 'storefront-kit/form-resolver';
import type { GenericSchema } from 'valibot';
import { accountMessages } from '../../messages/account-messages.ts';
import { emailRule } from '../person/email-rule.ts';

export interface LookUpValues {
  readonly orderNumber: string;
  readonly email: string;
}

/** The fields in the order of the form. */
export const lookUpFields = ['orderNumber', 'email'] as const satisfies readonly (keyof LookUpValues)[];

/** The schema of the form; its output can be sent. */
export function lookUpForm(f: FormSchemas, locale: Locale): GenericSchema<LookUpValues> {
  const texts = accountMessages(locale);
  return f.object({
    orderNumber: f.pipe(
      f.string(),
      f.transform(writtenOrderNumber),
      f.nonEmpty(texts.numberMissing),
      f.check((number) => f.is(orderNumber, number), texts.numberShape),
    ),
    email: f.pipe(f.requiredText(texts.emailMissing), f.addressField({ ...emailRule, required: false }, locale)),
  });
}
