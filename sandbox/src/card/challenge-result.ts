import { createHmac, timingSafeEqual } from 'node:crypto';

/** The cardholder's answer. */
export type ChallengeOutcome = 'confirmed' | 'failed';

const outcomes: readonly ChallengeOutcome[] = ['confirmed', 'failed'];

const signatureOf = (secret: string, id: string, outcome: ChallengeOutcome): string =>
  createHmac('sha256', secret).update(`${id}.${outcome}`).digest('hex');

/** Returns the signed result that the challenge page passes to the shop; only the provider can create it. */
export const challengeResult = (secret: string, id: string, outcome: ChallengeOutcome): string =>
  `${outcome}.${signatureOf(secret, id, outcome)}`;

/** Returns the outcome in a result for this payment; undefined when it is forged or belongs to another. */
export function outcomeOfResult(secret: string, id: string, result: string): ChallengeOutcome | undefined {
  return outcomes.find((outcome) => {
    const [given, expected] = [Buffer.from(result), Buffer.from(challengeResult(secret, id, outcome))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
