import type { CardProvider } from 'shared-contracts/calls/payment';
import type { AccessTokens } from '../auth/access-token.ts';
import type { BotCheck } from '../auth/bot-check.ts';
import type { LinkTokens } from '../auth/mailed-links.ts';
import type { Db } from '../database/database.ts';
import { once } from '../idempotency/once.ts';
import type { CardVault } from '../payment/provider.ts';
import type { CallContext } from '../server/route.ts';

/** What the calls of signed-in people are made of. */
export interface ConsumerParts {
  readonly db: Db;
  readonly tokens: AccessTokens;
  readonly links: LinkTokens;
  readonly botCheck: BotCheck;
  readonly vault: CardVault;
  readonly cardProvider: CardProvider;
  readonly now: () => Date;
}

/** Makes a change of the caller's once, under the key of the call. */
export const changing =
  (db: Db) =>
  <T>(
    call: string,
    request: unknown,
    { subject, idempotencyKey }: CallContext,
    work: (transaction: Db) => Promise<T>,
  ): Promise<T> =>
    once(db, { subjectId: subject.id, key: idempotencyKey, call, request }, work);
