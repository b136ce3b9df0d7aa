import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Buyer } from '../buyers.ts';

export const money = v.object({
  currency_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  value: v.pipe(v.string(), v.regex(/^\d{1,7}\.\d{2}$/)),
});
export type Money = v.InferOutput<typeof money>;

export const shippingOptions = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      selected: v.boolean(),
      type: v.optional(v.picklist(['SHIPPING', 'PICKUP']), 'SHIPPING'),
      amount: money,
    }),
  ),
  v.maxLength(10),
);

/** An order of PayPal's Orders API, version 2, with the fields that shops use. */
export interface PayPalOrder {
  readonly id: string;
  readonly status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  readonly amount: Money;
  /** Whether the buyer chooses an address at PayPal for the shop. */
  readonly asksAddress: boolean;
  readonly options?: v.InferOutput<typeof shippingOptions>;
  /** The shop's order number. */
  readonly invoiceId?: string;
  readonly buyer?: Buyer;
  /** The amount that the buyer approved, which cannot be raised later. */
  readonly approved?: Money;
  /** The buyer's funding source declines the payment. */
  readonly declines?: boolean;
  readonly authorization?: {
    readonly id: string;
    readonly status: 'CREATED' | 'CAPTURED' | 'VOIDED';
    readonly amount: Money;
  };
  readonly capture?: { readonly id: string; readonly amount: Money; readonly refunded: number };
}

/** A refusal in PayPal's format; `message` is the issue. */
export class PayPalRefusal extends Error {
  override readonly name = 'PayPalRefusal';
  readonly status: number;

  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
  }
}

export const cents = ({ value }: Money): number => Math.round(Number(value) * 100);
export const newId = (): string => randomBytes(9).toString('hex').slice(0, 17).toUpperCase();
export const payerIdOf = ({ id }: Pick<PayPalOrder, 'id'>): string => `PAYER${id.slice(0, 8)}`;

/** @throws {PayPalRefusal} INVALID_REQUEST */
export function parse<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new PayPalRefusal(400, 'INVALID_REQUEST');
  return result.output;
}

function shippingOf({ asksAddress, buyer, options }: PayPalOrder): object {
  if (!asksAddress || !buyer) return options ? { shipping: { options } } : {};
  return {
    shipping: {
      name: { full_name: `${buyer.givenName} ${buyer.familyName}` },
      address: {
        address_line_1: buyer.street,
        admin_area_2: buyer.city,
        ...(buyer.state ? { admin_area_1: buyer.state } : {}),
        postal_code: buyer.postalCode,
        country_code: buyer.countryCode,
      },
      ...(options ? { options } : {}),
    },
  };
}

function payerOf(order: PayPalOrder): object {
  const { buyer } = order;
  if (!buyer) return {};
  return {
    payer: {
      payer_id: payerIdOf(order),
      email_address: buyer.email,
      name: { given_name: buyer.givenName, surname: buyer.familyName },
      phone: { phone_number: { national_number: buyer.phone } },
      address: { country_code: buyer.countryCode },
    },
  };
}

/** Returns the order as the API presents it. */
export function shown(order: PayPalOrder, publicUrl: string): object {
  const { id, status, amount, authorization, capture, invoiceId } = order;
  const captures = capture
    ? [
        {
          id: capture.id,
          status:
            capture.refunded === 0
              ? 'COMPLETED'
              : capture.refunded < cents(capture.amount)
                ? 'PARTIALLY_REFUNDED'
                : 'REFUNDED',
          amount: capture.amount,
        },
      ]
    : [];
  const refunds = capture?.refunded
    ? [
        {
          id: `R-${id}`,
          status: 'COMPLETED',
          amount: { ...capture.amount, value: (capture.refunded / 100).toFixed(2) },
        },
      ]
    : [];
  return {
    id,
    intent: 'AUTHORIZE',
    status,
    ...payerOf(order),
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        ...(invoiceId ? { invoice_id: invoiceId } : {}),
        ...shippingOf(order),
        ...(authorization ? { payments: { authorizations: [authorization], captures, refunds } } : {}),
      },
    ],
    links: [{ rel: 'approve', method: 'GET', href: `${publicUrl}/paypal/checkoutnow?token=${id}` }],
  };
}
