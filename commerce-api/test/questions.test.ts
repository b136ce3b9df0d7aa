import { cancelOrder } from 'shared-contracts/calls/orders';
import { answerQuestion, askQuestion, getQuestions, voteAnswer } from 'shared-contracts/calls/questions';
import { getOwnOpinions } from 'shared-contracts/calls/reviews';
import { answerAsShop, decideText, getTextQueue } from 'shared-contracts/calls/text-moderation';
import type { TextKind } from 'shared-contracts/review-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { newConsumer } from './people.ts';
import { cards, openShop, type Sellable, type Shop } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';

describe.each(engines)('questions on %s', (engine) => {
  let shop: Shop;
  let moderator: StaffCaller;
  let goods: Sellable;
  let params: { readonly productId: string };
  const now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine);
    moderator = await signInStaff(shop, 'milo@demo.example', now);
    [goods] = (await shop.sellable()) as [Sellable];
    params = { productId: goods.productId };
  });
  afterAll(() => shop.close());

  const body = { body: 'Does the hood fit over a helmet?', nickname: 'Priya' };
  const read = async (questionId: string) => {
    const { questions } = await shop.read(getQuestions, { params, query: { count: 48 } });
    return questions.find((question) => question.questionId === questionId);
  };
  const decide = async (textKind: TextKind, textId: string, status: 'approved' | 'refused') => {
    const { texts } = await moderator.ok(getTextQueue, { query: { queue: 'pending' } });
    const revision = texts.find((text) => text.textId === textId)?.revision ?? 0;
    return moderator.ok(decideText, { params: { textKind, textId }, body: { status, revision } });
  };
  const asked = async () => {
    const asker = await newConsumer(shop);
    const { id } = await asker.ok(askQuestion, { params, body });
    return { asker, questionId: id };
  };

  test('are asked, approved, and answered by the shop [CAT-06]', async () => {
    const { asker, questionId } = await asked();
    expect(await read(questionId)).toBeUndefined();
    expect((await asker.ok(getOwnOpinions, { params })).questions).toMatchObject([
      { id: questionId, state: 'pending' },
    ]);
    await decide('question', questionId, 'approved');
    expect(await read(questionId)).toMatchObject({ body: body.body, author: 'Priya', answers: [] });
    await moderator.ok(answerAsShop, { params: { questionId }, body: { body: 'Yes, it does.' } });
    expect((await read(questionId))?.answers).toMatchObject([
      { by: 'shop', author: 'Tarnfell', body: 'Yes, it does.' },
    ]);
    const unknown = { params: { questionId: crypto.randomUUID() }, body: { body: 'Yes.' } };
    expect((await moderator.call(answerAsShop, unknown)).error?.errorId).toBe('API404');
  });

  test('are answered by those who bought the product only, after a moderator has looked [CAT-06]', async () => {
    const { questionId } = await asked();
    const buyer = await newConsumer(shop);
    const input = { params: { ...params, questionId }, body: { body: 'Mine does.', nickname: 'Ewan' } };
    expect((await buyer.call(answerQuestion, input)).error?.errorId).toBe('API404');
    await decide('question', questionId, 'approved');
    expect((await buyer.call(answerQuestion, input)).error?.errorId).toBe('REV403');
    await shop.setUnits(goods.upc, 20);
    const { body: order } = await shop.place(buyer, await shop.readyCart(buyer, [goods]), cards.approve);
    const { id } = await buyer.ok(answerQuestion, input);
    expect((await read(questionId))?.answers).toEqual([]);
    expect((await buyer.ok(getOwnOpinions, { params })).answers).toMatchObject([{ id, questionId, state: 'pending' }]);
    await decide('answer', id, 'approved');
    expect((await read(questionId))?.answers).toMatchObject([{ answerId: id, by: 'buyer', author: 'Ewan' }]);
    const vote = { params: { ...params, answerId: id } };
    const voter = await newConsumer(shop);
    expect(await voter.ok(voteAnswer, { ...vote, body: { helpful: true } })).toEqual({ helpful: 1, unhelpful: 0 });
    expect(await voter.ok(voteAnswer, { ...vote, body: { helpful: false } })).toEqual({ helpful: 0, unhelpful: 1 });
    expect((await voter.ok(getOwnOpinions, { params })).votes).toEqual([{ id, helpful: false }]);
    expect((await buyer.call(voteAnswer, { ...vote, body: { helpful: true } })).error?.errorId).toBe('API422');
    await buyer.ok(cancelOrder, { body: { orderNumber: order!.orderNumber } });
    expect((await read(questionId))?.answers).toEqual([]);
    expect((await buyer.call(answerQuestion, input)).error?.errorId).toBe('REV403');
  });

  test('are shown in the language of the shopper first, and not when refused [CAT-06]', async () => {
    const asker = await newConsumer(shop);
    const { id } = await asker.ok(askQuestion, { params, body }, { locale: 'fr-ca' });
    await decide('question', id, 'approved');
    const { questions } = await shop.read(getQuestions, { params }, { locale: 'fr-ca' });
    expect(questions[0]).toMatchObject({ language: 'fr' });
    const { questionId } = await asked();
    await decide('question', questionId, 'refused');
    expect(await read(questionId)).toBeUndefined();
    expect((await (await shop.guest()).call(askQuestion, { params, body })).status).toBeGreaterThanOrEqual(400);
  });

  test('of a product that is not there are API404', async () => {
    const nowhere = { params: { productId: 'TFAAAAAAAAA' } };
    const asker = await newConsumer(shop);
    expect((await asker.call(askQuestion, { ...nowhere, body })).error?.errorId).toBe('API404');
    expect((await shop.anyone(getQuestions, nowhere)).error?.errorId).toBe('API404');
    const vote = { params: { ...params, answerId: crypto.randomUUID() }, body: { helpful: true } };
    expect((await asker.call(voteAnswer, vote)).error?.errorId).toBe('API404');
  });
});
