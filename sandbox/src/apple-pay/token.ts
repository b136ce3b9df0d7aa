import * as v from 'valibot';

/** A payment token as `ApplePaySession` returns it to the page; `paymentData.data` is what the provider decrypts. */
const paymentToken = v.object({
  paymentData: v.object({ data: v.pipe(v.string(), v.maxLength(4000)), version: v.string() }),
  paymentMethod: v.object({ displayName: v.string(), network: v.string(), type: v.string() }),
  transactionIdentifier: v.string(),
});

/** Returns the provider's token inside an Apple Pay token given as JSON; empty for an invalid one. */
export function tokenOfApplePay(json: string): string {
  try {
    const parsed = v.safeParse(paymentToken, JSON.parse(json));
    return parsed.success ? Buffer.from(parsed.output.paymentData.data, 'base64').toString('utf8') : '';
  } catch {
    // Not valid JSON.
    return '';
  }
}

/** Wraps a token of the card provider as Apple Pay does. */
export function applePayToken(token: string, card: { readonly network: string; readonly lastFour: string }) {
  return {
    paymentData: { version: 'EC_v1', data: Buffer.from(token, 'utf8').toString('base64') },
    paymentMethod: { displayName: `${card.network} ${card.lastFour}`, network: card.network, type: 'debit' },
    transactionIdentifier: crypto.randomUUID().replaceAll('-', ''),
  };
}
