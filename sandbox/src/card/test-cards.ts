/** What a test number makes happen. */
export type Behaviour =
  | 'approve'
  | 'decline'
  | 'insufficient-funds'
  | 'fraud'
  | 'expired'
  | 'challenge'
  | 'challenge-decline'
  | 'slow'
  | 'fail-after-work'
  | 'capture-later';

/** Numbers that stand for an outcome; every other valid number is declined, so that nobody takes this for a real provider. */
export const testCards: Readonly<Record<string, Behaviour>> = {
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
  '4000004000000004': 'slow',
  '4000004100000003': 'fail-after-work',
  '4000004200000002': 'capture-later',
};

export const behaviourOf = (digits: string): Behaviour => testCards[digits] ?? 'decline';
