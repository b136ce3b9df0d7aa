import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the holder of a card answered. */
export type ChallengeOutcome = 'confirmed' | 'failed';

const outcomes: readonly ChallengeOutcome[] = ['confirmed', 'failed'];

const signatureOf = (secret: string, id: string, outcome: ChallengeOutcome): string =>
  createHmac('sha256', secret).update(`${id}.${outcome}`).digest('hex');

/** What the challenge's page hands to the shop: nobody but the provider can make it. */
export const challengeResult = (secret: string, id: string, outcome: ChallengeOutcome): string =>
  `${outcome}.${signatureOf(secret, id, outcome)}`;

/** The outcome that a result tells of this payment; undefined for one that was made up or belongs to another. */
export function outcomeOfResult(secret: string, id: string, result: string): ChallengeOutcome | undefined {
  return outcomes.find((outcome) => {
    const [given, expected] = [Buffer.from(result), Buffer.from(challengeResult(secret, id, outcome))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
