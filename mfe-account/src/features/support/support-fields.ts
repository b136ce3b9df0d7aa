import type { CallInput } from 'shared-contracts/call';
import type { contactUs, openWarrantyCase } from 'shared-contracts/calls/consumer-service';
import { caseLimits } from 'shared-contracts/case-limits';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { Locale } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import type { FormSchemas } from 'storefront-kit/form-resolver';
import type { GenericSchema } from 'valibot';
import { warrantyMessages } from '../../messages/warranty-messages.ts';
import { emailRule } from '../person/email-rule.ts';

/** The most characters that the calls take. */
export const textLimits = { message: caseLimits.message, description: 2000 } as const;

interface WriterValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly orderNumber: string;
}

export interface ContactValues extends WriterValues {
  readonly category: string;
  readonly subject: string;
  readonly message: string;
}

export interface WarrantyValues extends WriterValues {
  readonly phone: string;
  readonly product: string;
  readonly serialNumber: string;
  /** YYYY-MM-DD, as date fields have it; blank when unknown. */
  readonly purchasedOn: string;
  readonly purchasedAt: string;
  readonly description: string;
}

const writerFields = (f: FormSchemas, locale: Locale) => ({
  firstName: f.limitedText({ maxLength: 60 }, locale),
  lastName: f.limitedText({ maxLength: 60 }, locale),
  email: f.pipe(f.addressField(emailRule, locale), f.trim()),
  orderNumber: f.pipe(
    f.string(),
    f.transform(writtenOrderNumber),
    f.limitedText({ maxLength: 40, optional: true }, locale),
  ),
});

/** The schema of the contact form; its output can be sent. */
export const contactForm = (f: FormSchemas, locale: Locale): GenericSchema<ContactValues> =>
  f.object({
    ...writerFields(f, locale),
    category: f.limitedText({ maxLength: 40 }, locale),
    subject: f.limitedText({ maxLength: 40 }, locale),
    message: f.limitedText({ maxLength: textLimits.message }, locale),
  });

/**
 * The schema of the warranty form; its output can be sent.
 * @param today YYYY-MM-DD where the shopper is
 */
export const warrantyForm = (f: FormSchemas, locale: Locale, today: string): GenericSchema<WarrantyValues> =>
  f.object({
    ...writerFields(f, locale),
    phone: f.limitedText({ maxLength: 30, optional: true }, locale),
    product: f.limitedText({ maxLength: 120 }, locale),
    serialNumber: f.limitedText({ maxLength: caseLimits.serialNumber, optional: true }, locale),
    purchasedOn: f.pipe(
      f.string(),
      f.check((day) => day <= today, warrantyMessages(locale).dayAhead),
    ),
    purchasedAt: f.limitedText({ maxLength: 120, optional: true }, locale),
    description: f.limitedText({ maxLength: textLimits.description }, locale),
  });

/** The message of a valid form. */
export const contactBody = ({ orderNumber, ...values }: ContactValues): CallInput<typeof contactUs>['body'] => ({
  ...values,
  ...(orderNumber ? { orderNumber } : {}),
});

/**
 * The warranty case of a valid form.
 * @param pictures ids of uploaded pictures
 */
export function warrantyBody(
  values: WarrantyValues,
  { country }: Locale,
  pictures: readonly string[] = [],
): CallInput<typeof openWarrantyCase>['body'] {
  const { orderNumber, phone, purchasedOn, purchasedAt, serialNumber, ...required } = values;
  return {
    ...required,
    country,
    ...(serialNumber ? { serialNumber } : {}),
    ...(pictures.length > 0 ? { pictures: [...pictures] } : {}),
    ...(orderNumber ? { orderNumber } : {}),
    ...(phone ? { phone } : {}),
    ...(purchasedOn ? { purchasedOn } : {}),
    ...(purchasedAt ? { purchasedAt } : {}),
  };
}

/** The field of a form that a refusal concerns; undefined for none. */
export const refusedField = <Field extends string>(
  { id, details }: Pick<ProductError, 'id' | 'details'>,
  fields: readonly Field[],
): Field | undefined => fields.find((field) => field === (id === 'AUT453' ? 'email' : details[0]?.field));
