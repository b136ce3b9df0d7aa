import {
  addInstrument,
  deleteInstrument,
  getInstruments,
  updateInstrument,
} from 'shared-contracts/calls/consumer-wallet';
import { setDefaultCard } from '../payment/saved-cards.ts';
import { giftCardLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { keepCard, readInstruments, removeInstrument, saveCard, saveReward, toSavedInstrument } from './instruments.ts';
import { type ConsumerParts, changing } from './parts.ts';

/** Saved cards and rewards. */
export function walletRoutes({ db, vault, cardProvider, botCheck, now }: ConsumerParts): Route[] {
  const change = changing(db);
  return [
    route('consumer', getInstruments, async ({ query }, { subject }) => ({
      paymentInstruments: await readInstruments(db, subject.id, query.type),
      cardProvider,
    })),

    route(
      'consumer',
      addInstrument,
      async ({ body }, context) => {
        const { subject, idempotencyKey } = context;
        await botCheck.check(body.recaptcha_response, 'login');
        const request = { ...body, recaptcha_response: undefined };
        const answer = (paymentInstrumentId: string) => ({ card: { paymentInstrumentId } });
        if (body.type !== 'CREDIT_CARD')
          return change(addInstrument.name, request, context, async (transaction) =>
            answer(await saveReward(transaction, body, subject.id)),
          );
        const card = await keepCard(vault, {
          subjectId: subject.id,
          key: idempotencyKey,
          token: body.token,
          now: now(),
        });
        return change(addInstrument.name, request, context, async (transaction) =>
          answer(await saveCard(transaction, subject.id, card, body.default ?? false)),
        );
      },
      { limits: giftCardLimits },
    ),

    route('consumer', updateInstrument, ({ params }, context) =>
      change(updateInstrument.name, params, context, async (transaction) =>
        toSavedInstrument(await setDefaultCard(transaction, context.subject.id, params.paymentInstrumentId)),
      ),
    ),

    route('consumer', deleteInstrument, ({ params }, context) =>
      change(deleteInstrument.name, params, context, async (transaction) => {
        await removeInstrument(transaction, context.subject.id, params.paymentInstrumentId);
        return {};
      }),
    ),
  ];
}
