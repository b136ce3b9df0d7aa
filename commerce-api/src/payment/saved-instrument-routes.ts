import {
  addInstrument,
  deleteInstrument,
  getInstruments,
  updateInstrument,
} from 'shared-contracts/calls/consumer-wallet';
import type { CardProvider } from 'shared-contracts/calls/payment';
import type { BotCheck } from '../auth/bot-check.ts';
import type { Db } from '../database/database.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { giftCardLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { CardVault } from './provider.ts';
import { setDefaultCard } from './saved-cards.ts';
import {
  openAskedValue,
  readInstruments,
  removeInstrument,
  saveCard,
  saveValue,
  toSavedInstrument,
  vaultCardByToken,
} from './saved-instruments.ts';

export interface SavedInstrumentDependencies {
  readonly db: Db;
  readonly vault: CardVault;
  readonly cardProvider: CardProvider;
  readonly botCheck: BotCheck;
  readonly now: () => Date;
}

/** Calls for an account's saved cards, gift cards, and rewards. */
export function savedInstrumentRoutes({
  db,
  vault,
  cardProvider,
  botCheck,
  now,
}: SavedInstrumentDependencies): Route[] {
  return [
    route(getInstruments, async ({ query }, { subject }) => ({
      paymentInstruments: await readInstruments(db, subject.id, query.type),
      cardProvider,
    })),

    route(
      addInstrument,
      async ({ body }, context) => {
        const { subject, idempotencyKey } = context;
        await botCheck.check(body.recaptcha_response, 'login');
        const request = { ...body, recaptcha_response: undefined };
        const answer = (paymentInstrumentId: string) => ({ card: { paymentInstrumentId } });
        if (body.type !== 'CREDIT_CARD') {
          const opened = await openAskedValue(db, body, now());
          return changeOnce(db, addInstrument.name, request, context, async (transaction) =>
            answer(await saveValue(transaction, body, { subjectId: subject.id, opened })),
          );
        }
        const card = await vaultCardByToken(vault, {
          subjectId: subject.id,
          key: idempotencyKey,
          token: body.token,
          now: now(),
        });
        return changeOnce(db, addInstrument.name, request, context, async (transaction) =>
          answer(await saveCard(transaction, subject.id, card, body.default ?? false)),
        );
      },
      { limits: giftCardLimits },
    ),

    route(updateInstrument, ({ params }, context) =>
      changeOnce(db, updateInstrument.name, params, context, async (transaction) =>
        toSavedInstrument(await setDefaultCard(transaction, context.subject.id, params.paymentInstrumentId)),
      ),
    ),

    route(deleteInstrument, ({ params }, context) =>
      changeOnce(db, deleteInstrument.name, params, context, async (transaction) => {
        await removeInstrument(transaction, context.subject.id, params.paymentInstrumentId);
        return {};
      }),
    ),
  ];
}
