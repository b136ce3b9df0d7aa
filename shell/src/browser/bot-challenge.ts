import { botChallengeDialog } from 'shared-contracts/dialogs/checkout';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { botChallenge } from 'shared-contracts/events/platform';
import type { Platform } from 'shared-contracts/platform';
import { dialogResult } from 'storefront-kit/dialog-result';

/**
 * Challenges the shopper for each refused call. The returned function announces a refusal and resolves with the token of the
 * passed challenge; undefined when the shopper closed it. One question stands at a time, above what is open already.
 */
export function followBotChallenges({
  bus,
  dialogs,
}: Pick<Platform, 'bus' | 'dialogs'>): (error: ProductError) => Promise<string | undefined> {
  const refused = new Map<string, (token: Promise<string | undefined>) => void>();
  let last: Promise<unknown> = Promise.resolve();
  const challenge = () => dialogResult(dialogs.open(botChallengeDialog, {}, { above: true }));

  bus.subscribe(botChallenge, ({ payload: { correlationId = '' } }) => {
    const answer = refused.get(correlationId);
    // Remotes can publish it too, but no call of theirs waits for the answer.
    if (!answer) return;
    refused.delete(correlationId);
    const passed = last.then(challenge);
    last = passed.catch(() => undefined);
    answer(passed);
  });

  return ({ appId = '', correlationId = crypto.randomUUID() }) => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    refused.set(correlationId, resolve);
    bus.publish(botChallenge, { appId, correlationId });
    return promise;
  };
}
