import * as v from 'valibot';
import { type DeclineReason, type ProviderPayment, ProviderUnsureError } from './provider.ts';

/** The fields that the shop reads from `/payments` and `/payments/details` of Adyen's Checkout API. */
const paymentAnswer = v.object({
  resultCode: v.string(),
  pspReference: v.optional(v.string(), ''),
  refusalReasonCode: v.optional(v.string(), ''),
  /** Input for the page: a 3-D Secure 2 challenge, or a redirect to the bank. */
  action: v.optional(v.looseObject({ type: v.string() })),
  paymentMethod: v.optional(v.object({ brand: v.optional(v.string()) })),
  additionalData: v.optional(v.record(v.string(), v.unknown()), {}),
});
export type AdyenPaymentAnswer = v.InferOutput<typeof paymentAnswer>;

/** Adyen refusal codes with a more specific meaning than "declined". */
const reasons: Readonly<Record<string, DeclineReason>> = {
  '6': 'expired_card',
  '11': 'authentication_failed',
  '12': 'insufficient_funds',
  '14': 'suspected_fraud',
  '20': 'suspected_fraud',
  '22': 'suspected_fraud',
  '28': 'insufficient_funds',
  '31': 'suspected_fraud',
};
const asksShopper: readonly string[] = ['ChallengeShopper', 'IdentifyShopper', 'RedirectShopper'];
const brands: Readonly<Record<string, string>> = { mc: 'mastercard' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const brandOf = ({ paymentMethod, additionalData }: AdyenPaymentAnswer): string => {
  const brand = paymentMethod?.brand ?? textOf(additionalData.paymentMethod);
  return brands[brand] ?? brand;
};

/**
 * Converts an answer to a payment result.
 * @throws {ProviderUnsureError} for an answer that is neither an approval nor a refusal; the payment is then voided
 */
export function toPayment(value: unknown): ProviderPayment {
  const answer = v.parse(paymentAnswer, value);
  const { resultCode, pspReference, refusalReasonCode, action, additionalData } = answer;
  const base = {
    reference: pspReference,
    brand: brandOf(answer),
    lastFour: textOf(additionalData.cardSummary).slice(-4),
    captured: 0,
    // Sent when the account is set up for it: Additional data settings, "Card alias".
    ...(typeof additionalData.alias === 'string' ? { card: additionalData.alias } : {}),
  };
  if (resultCode === 'Authorized') return { ...base, status: 'approved' };
  if (asksShopper.includes(resultCode) && action)
    return { ...base, status: 'challenge', challengeUrl: JSON.stringify(action) };
  if (resultCode === 'Refused' || resultCode === 'Cancelled' || resultCode === 'Error')
    return { ...base, status: 'declined', reason: reasons[refusalReasonCode] ?? 'declined' };
  throw new ProviderUnsureError(`Adyen answered ${resultCode}`);
}

const storedCard = v.object({
  resultCode: v.literal('Authorized'),
  additionalData: v.looseObject({
    'tokenization.storedPaymentMethodId': v.optional(v.string()),
    'recurring.recurringDetailReference': v.optional(v.string()),
    alias: v.optional(v.string()),
    cardSummary: v.optional(v.string(), ''),
    cardHolderName: v.optional(v.string(), ''),
    /** M/YYYY */
    expiryDate: v.optional(v.string(), ''),
  }),
});

/** Returns the card stored by a zero-amount payment; undefined when none was stored. */
export function toStoredCard(value: unknown) {
  const parsed = v.safeParse(storedCard, value);
  if (!parsed.success) return undefined;
  const data = parsed.output.additionalData;
  const id = data['tokenization.storedPaymentMethodId'] ?? data['recurring.recurringDetailReference'];
  if (!id) return undefined;
  const [month = '', year = ''] = data.expiryDate.split('/');
  return {
    id,
    fingerprint: data.alias ?? id,
    brand: brandOf(v.parse(paymentAnswer, value)),
    lastFour: data.cardSummary.slice(-4),
    expiry: `${month.padStart(2, '0')}/${year.slice(-2)}`,
    holder: data.cardHolderName,
  };
}
