/** The behavior of a test card. */
export type Behavior =
  | 'approve'
  | 'decline'
  | 'insufficient-funds'
  | 'fraud'
  | 'expired'
  | 'challenge'
  | 'challenge-decline'
  | 'challenge-expired'
  | 'slow'
  | 'fail-after-work'
  | 'capture-later';

/**
 * Test numbers with a fixed outcome; all other valid numbers are declined, so that nobody mistakes this for a real
 * provider.
 */
export const testCards: Readonly<Record<string, Behavior>> = {
  '4111111111111111': 'approve',
  '5555555555554444': 'approve',
  '378282246310005': 'approve',
  '6011001000000002': 'approve',
  '4000002000000008': 'decline',
  '4000002100000007': 'insufficient-funds',
  '4000002200000006': 'fraud',
  '4000002300000005': 'expired',
  '4000003000000006': 'challenge',
  '4000003100000005': 'challenge-decline',
  '4000003200000004': 'challenge-expired',
  '4000004000000004': 'slow',
  '4000004100000003': 'fail-after-work',
  '4000004200000002': 'capture-later',
};

export const behaviorOf = (digits: string): Behavior => testCards[digits] ?? 'decline';

/** The security code that is wrong for every saved card; the payment is declined. */
export const wrongCode = '000';

/** Saved cards of the demo accounts. */
export const demoCards: Readonly<
  Record<string, { readonly brand: string; readonly lastFour: string; readonly behavior: Behavior }>
> = {
  card_demo_approve: { brand: 'visa', lastFour: '1111', behavior: 'approve' },
  card_demo_challenge: { brand: 'visa', lastFour: '0006', behavior: 'challenge' },
  card_demo_decline: { brand: 'visa', lastFour: '0008', behavior: 'decline' },
};
