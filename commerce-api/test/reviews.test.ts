import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallInput } from 'shared-contracts/call';
import { cancelOrder } from 'shared-contracts/calls/orders';
import { getProductDetails } from 'shared-contracts/calls/products';
import {
  deleteReview,
  flagReview,
  getOwnOpinions,
  getReviews,
  translateReview,
  voteReview,
  writeReview,
} from 'shared-contracts/calls/reviews';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import { decideText, getTextQueue, type ModeratedText } from 'shared-contracts/calls/text-moderation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { newConsumer, type SignedIn } from './people.ts';
import { cards, openShop, type Sellable, type Shop } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';

type Body = CallInput<typeof writeReview>['body'];
const words: Body = { score: 4, title: 'Good', body: 'Warm and quiet.', nickname: 'Ines' };

describe.each(engines)('reviews on %s', (engine) => {
  let shop: Shop;
  let moderator: StaffCaller;
  let goods: Sellable;
  let params: { readonly productId: string };
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now });
    moderator = await signInStaff(shop, 'milo@demo.example', now);
    [goods] = (await shop.sellable()) as [Sellable];
    params = { productId: goods.productId };
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    now = new Date(now.getTime() + 1000);
  });

  const list = (query: CallInput<typeof getReviews>['query'] = {}, locale: 'en-us' | 'de-de' = 'en-us') =>
    shop.read(getReviews, { params, query: { count: 96, ...query } }, { locale });
  const write = (writer: SignedIn, change: Partial<Body> = {}) =>
    writer.call(writeReview, { params, body: { ...words, ...change } });
  const own = (writer: SignedIn) => writer.ok(getOwnOpinions, { params });
  const queued = async (textId: string, queue: 'pending' | 'reported' = 'pending') => {
    const found: ModeratedText[] = [];
    for (let after: string | undefined, page = 0; page < 20; page += 1) {
      const { texts, next } = await moderator.ok(getTextQueue, { query: { queue, ...(after ? { after } : {}) } });
      found.push(...texts);
      if (!next) break;
      after = next;
    }
    return found.find((text) => text.textId === textId);
  };
  const decide = async (
    reviewId: string,
    status: 'approved' | 'refused',
    queue: 'pending' | 'reported' = 'pending',
  ) => {
    const revision = (await queued(reviewId, queue))?.revision ?? 0;
    return moderator.call(decideText, { params: { textKind: 'review', textId: reviewId }, body: { status, revision } });
  };
  /** A shopper who has ordered units of the goods, with the order. */
  const newBuyer = async (...items: readonly (Sellable & { readonly qty?: number })[]) => {
    const buyer = await newConsumer(shop);
    await shop.setUnits(goods.upc, 20);
    const { body: order } = await shop.place(buyer, await shop.readyCart(buyer, [goods, ...items]), cards.approve);
    return { buyer, order: order! };
  };
  /** A review that is shown. */
  const shown = async (change: Partial<Body> = {}) => {
    const writer = await newConsumer(shop);
    const { body } = await write(writer, change);
    const { reviewId } = body!;
    await decide(reviewId, 'approved');
    return { writer, reviewId };
  };

  test('waits for a moderator, is seen by its writer only, then counts on the product [CAT-06]', async () => {
    const before = await list();
    const writer = await newConsumer(shop);
    const { body } = await write(writer, { fit: 'small', quality: 5 });
    expect(body).toMatchObject({ state: 'pending', verified: false, author: 'Ines', language: 'en' });
    const { reviewId } = body!;
    expect(await list()).toEqual(before);
    expect((await own(writer)).review).toMatchObject({ reviewId, state: 'pending' });
    expect((await own(await newConsumer(shop))).review).toBeUndefined();
    expect(await queued(reviewId)).toMatchObject({ kind: 'review', title: 'Good', score: 4, verified: false });
    expect((await decide(reviewId, 'approved')).body).toEqual({ state: 'approved' });
    const after = await list();
    expect(after.total).toBe(before.total + 1);
    expect(after.distribution[3]).toBe(before.distribution[3] + 1);
    expect(after.written.fit.small).toBe(before.written.fit.small + 1);
    expect(after.reviews.find((review) => review.reviewId === reviewId)).toMatchObject({ fit: 'small', quality: 5 });
    expect((await shop.read(getProductDetails, { params })).rating.reviewsCount).toBe(after.total);
    const orla = await signInStaff(shop, 'orla@demo.example', now);
    const { actions } = await orla.ok(getStaffActions, { query: {} });
    expect(actions).toContainEqual(expect.objectContaining({ action: 'review.approve', of: reviewId }));
  });

  test('is one for each shopper and product: writing again replaces it and waits again [CAT-06]', async () => {
    const before = await list();
    const { writer, reviewId } = await shown({ score: 5 });
    const { body } = await write(writer, { score: 1, title: 'No longer' });
    expect(body).toMatchObject({ reviewId, state: 'pending', score: 1 });
    expect((await list()).distribution).toEqual(before.distribution);
    expect((await decide(reviewId, 'refused')).body).toEqual({ state: 'refused' });
    expect((await own(writer)).review).toMatchObject({ state: 'refused', title: 'No longer' });
    expect((await list()).total).toBe(before.total);
    expect(await writer.ok(deleteReview, { params })).toEqual({ deleted: true });
    expect(await writer.ok(deleteReview, { params })).toEqual({ deleted: false });
    expect((await own(writer)).review).toBeUndefined();
  });

  test('loses its rating when its writer deletes it [CAT-06]', async () => {
    const before = await list();
    const { writer } = await shown({ score: 2 });
    expect((await list()).total).toBe(before.total + 1);
    await writer.ok(deleteReview, { params });
    expect((await list()).distribution).toEqual(before.distribution);
  });

  test('is verified when its writer has bought the product [CAT-06]', async () => {
    const { buyer: writer } = await newBuyer();
    const variant = await shop.db
      .selectFrom('variant')
      .select('size')
      .where('upc', '=', goods.upc)
      .executeTakeFirstOrThrow();
    const { body } = await write(writer, { size: variant.size });
    expect(body).toMatchObject({ verified: true, size: { id: variant.size } });
    expect(await own(writer)).toMatchObject({ isBuyer: true });
    expect((await write(await newConsumer(shop), { size: 'NONE' })).error?.errorId).toBe('API422');
  });

  test('is verified until every unit of the purchase is cancelled, and stays so after a return [CAT-06]', async () => {
    const [, other] = await shop.sellable(2);
    const { buyer: writer, order } = await newBuyer(goods, other!);
    const itemId = order.items.find(({ productId }) => productId === goods.productId)!.id;
    const { reviewId } = (await write(writer)).body!;
    const marks = async () => {
      const waiting = (await queued(reviewId))?.verified;
      const { isBuyer, review } = await own(writer);
      return [waiting, review?.verified, isBuyer];
    };
    const cancelOne = () =>
      writer.ok(cancelOrder, { body: { orderNumber: order.orderNumber, lines: [{ itemId, qty: 1 }] } });
    await cancelOne();
    expect(await marks()).toEqual([true, true, true]);
    const line = shop.db.updateTable('order_line').where('line_id', '=', itemId);
    await line.set({ returned_qty: 1 }).execute();
    expect(await marks()).toEqual([true, true, true]);
    await line.set({ returned_qty: 0 }).execute();
    await cancelOne();
    expect(await marks()).toEqual([false, false, false]);
    await decide(reviewId, 'approved');
    expect((await list({ sort: 'newest' })).reviews.find((review) => review.reviewId === reviewId)?.verified).toBe(
      false,
    );
  });

  test.each([
    ['title', 81],
    ['body', 4001],
  ])('refuses a %s of %d letters with REV410, and names the field [CAT-06]', async (field, letters) => {
    const writer = await newConsumer(shop);
    const { status, error } = await write(writer, { [field]: 'a'.repeat(letters) });
    expect({ status, ...error }).toMatchObject({ status: 400, errorId: 'REV410', field });
    expect((await write(writer, { [field]: 'a'.repeat(letters - 1) })).status).toBe(200);
  });

  test('is not written by guests [CAT-06]', async () => {
    const guest = await shop.guest();
    expect((await guest.call(writeReview, { params, body: words })).status).toBeGreaterThanOrEqual(400);
  });

  test('is sorted and filtered by stars, language, and size, with pages [CAT-06]', async () => {
    const scores = (reviews: readonly { readonly score: number }[]) => reviews.map(({ score }) => score);
    await shown({ score: 1 });
    await shown({ score: 5 });
    const all = await list();
    const rising = scores(all.reviews).sort((one, other) => one - other);
    expect(scores((await list({ sort: 'lowest' })).reviews)).toEqual(rising);
    expect(scores((await list({ sort: 'highest' })).reviews)).toEqual(rising.toReversed());
    const dates = (await list({ sort: 'newest' })).reviews.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const ones = await list({ stars: 1 });
    expect(ones.matching).toBe(all.written.stars[0]);
    expect(new Set(scores(ones.reviews))).toEqual(new Set([1]));
    const ids = async (start: number) => (await list({ start, count: 2 })).reviews.map(({ reviewId }) => reviewId);
    expect([...(await ids(0)), ...(await ids(2))]).toEqual(all.reviews.slice(0, 4).map(({ reviewId }) => reviewId));
    for (const { language, count } of all.written.languages) {
      const { matching, reviews } = await list({ language });
      expect(matching).toBe(count);
      expect(new Set(reviews.map((review) => review.language))).toEqual(new Set([language]));
    }
    for (const { id, count } of all.written.sizes) expect((await list({ size: id })).matching).toBe(count);
  });

  test('comes first in the language of the shopper [CAT-06]', async () => {
    const writer = await newConsumer(shop);
    const { body } = await writer.call(writeReview, { params, body: words }, { locale: 'de-de' });
    await decide(body!.reviewId, 'approved');
    expect((await list({}, 'de-de')).reviews[0]?.language).toBe('de');
    expect((await list()).reviews[0]?.language).toBe('en');
  });

  test('is voted on once by each shopper, who may think otherwise, and not by its writer [CAT-06]', async () => {
    const { writer, reviewId } = await shown();
    const voter = await newConsumer(shop);
    const vote = (who: Pick<SignedIn, 'call'>, helpful: boolean | null) =>
      who.call(voteReview, { params: { ...params, reviewId }, body: { helpful } });
    expect((await vote(voter, true)).body).toEqual({ helpful: 1, unhelpful: 0 });
    expect((await vote(voter, true)).body).toEqual({ helpful: 1, unhelpful: 0 });
    expect((await vote(await shop.guest(), true)).body).toEqual({ helpful: 2, unhelpful: 0 });
    expect((await vote(voter, false)).body).toEqual({ helpful: 1, unhelpful: 1 });
    expect((await own(voter)).votes).toEqual([{ id: reviewId, helpful: false }]);
    expect((await vote(voter, null)).body).toEqual({ helpful: 1, unhelpful: 0 });
    expect((await vote(writer, true)).error?.errorId).toBe('API422');
    await write(writer);
    expect((await vote(voter, true)).error?.errorId).toBe('API404');
  });

  test('is hidden by three reports of customers, not of guests or fresh accounts, until a moderator keeps it [CAT-06]', async () => {
    const { writer, reviewId } = await shown();
    const isListed = async () => (await list()).reviews.some((review) => review.reviewId === reviewId);
    const flag = (who: Pick<SignedIn, 'call'>) =>
      who.call(flagReview, { params: { ...params, reviewId }, body: { reason: 'advertising', text: 'A link' } });
    expect((await flag(writer)).error?.errorId).toBe('API422');
    const [first, second, cancelled] = [await newBuyer(), await newBuyer(), await newBuyer()];
    await cancelled.buyer.ok(cancelOrder, { body: { orderNumber: cancelled.order.orderNumber } });
    for (const who of [
      first.buyer,
      first.buyer,
      second.buyer,
      cancelled.buyer,
      await shop.guest(),
      await newConsumer(shop),
      await newConsumer(shop),
      await newConsumer(shop),
    ])
      expect((await flag(who)).body).toEqual({ flagged: true });
    expect(await isListed()).toBe(true);
    expect((await own(first.buyer)).flagged).toEqual([reviewId]);
    expect(await queued(reviewId, 'reported')).toMatchObject({ isHidden: false, reports: { length: 7 } });
    await flag((await newBuyer()).buyer);
    expect(await isListed()).toBe(false);
    const seen = await queued(reviewId, 'reported');
    expect(seen).toMatchObject({
      isHidden: true,
      reports: new Array(8).fill({ reason: 'advertising', text: 'A link' }),
    });
    expect((await decide(reviewId, 'approved', 'reported')).status).toBe(200);
    expect(await isListed()).toBe(true);
    expect(await queued(reviewId, 'reported')).toBeUndefined();
  });

  test('is not decided about twice, nor by who is no moderator [CAT-06]', async () => {
    const writer = await newConsumer(shop);
    const { body } = await write(writer);
    const { reviewId } = body!;
    const input = {
      params: { textKind: 'review', textId: reviewId },
      body: { status: 'approved', revision: 1 },
    } as const;
    await write(writer, { title: 'Changed' });
    expect((await moderator.call(decideText, input)).error?.errorId).toBe('REV409');
    const erin = await signInStaff(shop, 'erin@demo.example', now);
    expect((await erin.call(decideText, input)).status).toBeGreaterThanOrEqual(400);
    const nothing = { ...input, params: { ...input.params, textId: crypto.randomUUID() } };
    expect((await moderator.call(decideText, nothing)).error?.errorId).toBe('API404');
  });

  test('of a product that is not there, or not about it, is API404', async () => {
    const someone = await newConsumer(shop);
    const { reviewId } = await shown();
    const nowhere = { productId: 'TFAAAAAAAAA' };
    const flag = { reason: 'other' } as const;
    const vote = { helpful: true };
    const id = crypto.randomUUID();
    const answers = [
      await shop.anyone(getReviews, { params: nowhere }),
      await someone.call(writeReview, { params: nowhere, body: words }),
      await someone.call(deleteReview, { params: nowhere }),
      await someone.call(getOwnOpinions, { params: nowhere }),
      await someone.call(voteReview, { params: { ...nowhere, reviewId }, body: vote }),
      await someone.call(voteReview, { params: { ...params, reviewId: id }, body: vote }),
      await someone.call(flagReview, { params: { ...nowhere, reviewId }, body: flag }),
      await someone.call(flagReview, { params: { ...params, reviewId: id }, body: flag }),
      await shop.anyone(translateReview, { params: { reviewId: id }, body: { language: 'fr' } }),
    ];
    expect(answers.map(({ error }) => error?.errorId)).toEqual(answers.map(() => 'API404'));
  });

  test('is translated once for each language, and anew after a change [CAT-06]', async () => {
    const { writer, reviewId } = await shown();
    const translate = () => shop.anyone(translateReview, { params: { reviewId }, body: { language: 'de' } });
    const kept = () =>
      shop.db.selectFrom('review_translation').select('title').where('review_id', '=', reviewId).execute();
    expect((await translate()).body).toEqual({
      title: '[Deutsch] Good',
      body: '[Deutsch] Warm and quiet.',
      language: 'de',
    });
    await shop.db.updateTable('review_translation').set({ title: 'Gut' }).where('review_id', '=', reviewId).execute();
    expect((await translate()).body?.title).toBe('Gut');
    await write(writer, { title: 'Better' });
    expect(await kept()).toEqual([]);
    expect((await translate()).error?.errorId).toBe('API404');
  });

  describe('with a translator that does not work', () => {
    let server: Server;
    let broken: Shop;
    let answer = { status: 503, body: '' };
    beforeAll(async () => {
      server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      broken = await openShop(engine, { translationUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    });
    afterAll(async () => {
      server.close();
      await broken.close();
    });

    test('says so, and keeps nothing [CAT-06]', async () => {
      const { reviewId, language } = await broken.db
        .selectFrom('review')
        .select(['review_id as reviewId', 'language'])
        .where('language', '=', 'en')
        .executeTakeFirstOrThrow();
      expect(language).toBe('en');
      for (answer of [
        { status: 503, body: '' },
        { status: 456, body: '' },
        { status: 200, body: '<html>' },
        { status: 200, body: '{"translations":[]}' },
      ]) {
        const outcome = await broken.anyone(translateReview, { params: { reviewId }, body: { language: 'fr' } });
        expect(outcome.error?.errorId).toBe('REV502');
      }
      expect(await broken.db.selectFrom('review_translation').select('title').execute()).toEqual([]);
    });
  });
});
