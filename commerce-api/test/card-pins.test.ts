import { addInstrument } from 'shared-contracts/calls/consumer-wallet';
import { addPaymentInstrument, giftCardBalance } from 'shared-contracts/calls/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../src/base/hash.ts';
import { hashSecret, openValueCard, readIssuedSecret } from '../src/ledger/open-value-card.ts';
import { cardNumberFrom, issuedCardSecret } from '../src/ledger/value-cards.ts';
import { engines } from './databases.ts';
import { demoPin, rewardCardNumber } from './demo-brand.ts';
import { issueGiftCard } from './gift-cards.ts';
import { signInAs } from './people.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('PINs of gift cards on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  let card: Awaited<ReturnType<typeof issueGiftCard>>;
  beforeEach(async () => {
    card = await issueGiftCard(shop, 5000);
  });
  const numberOf = () => card.body.c_gcCardNumber;

  /** Asks for the balance as a new guest from an address of its own; returns the error, or the balance. */
  const ask = async (number: string, pin: string) => {
    const remoteAddress = `198.51.100.${Math.floor(Math.random() * 250)}`;
    const guest = await shop.guest();
    const body = { c_gcCardNumber: number, c_gcPin: pin };
    const { body: answer, error } = await guest.call(
      giftCardBalance,
      { body },
      { headers: { 'x-forwarded-for': remoteAddress } },
    );
    return error?.errorId ?? answer?.balance;
  };
  const tryWrong = async (number: string, times: number) => {
    const answers: unknown[] = [];
    for (let tried = 0; tried < times; tried += 1) answers.push(await ask(number, String(tried).padStart(6, '0')));
    return answers;
  };
  const storedPin = (cardId = card.cardId) =>
    shop.db
      .selectFrom('value_card')
      .select(['pin_hash', 'pin_digits'])
      .where('card_id', '=', cardId)
      .executeTakeFirstOrThrow();

  test('lock the card after five wrong ones across shoppers and addresses, and then refuse the right one too', async () => {
    expect(await tryWrong(numberOf(), 6)).toEqual(['GFC760', 'GFC760', 'GFC760', 'GFC760', 'GFC765', 'GFC765']);
    expect(await ask(numberOf(), card.body.c_gcPin)).toBe('GFC765');
    const { shopper, basketId } = await shop.readyGuest(await shop.sellable());
    const response = await shop.inject(
      addPaymentInstrument,
      { params: { basketId }, body: card.body },
      { authorization: shopper.authorization },
    );
    expect(response.statusCode).toBe(423);
    expect(response.headers['retry-after']).toBe('3600');
  });

  test('lock a number that nobody was given in the same way', async () => {
    expect(await tryWrong(cardNumberFrom('4242'), 5)).toEqual(['GFC760', 'GFC760', 'GFC760', 'GFC760', 'GFC765']);
  });

  test('lock the card when all are tried at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, pin) => ask(numberOf(), `00${pin}`)));
    expect(answers.filter((answer) => answer === 'GFC760')).toHaveLength(4);
    expect(await ask(numberOf(), card.body.c_gcPin)).toBe('GFC765');
  });

  test('unlock the card after an hour, and count anew after the right one', async () => {
    await tryWrong(numberOf(), 5);
    await shop.db.updateTable('sign_in_attempt').set({ until: new Date() }).execute();
    expect(await ask(numberOf(), card.body.c_gcPin)).toBe(5000);
    expect(await tryWrong(numberOf(), 4)).not.toContain('GFC765');
    expect(await ask(numberOf(), card.body.c_gcPin)).toBe(5000);
  });

  test('lock a reward card that is saved to an account', async () => {
    const mara = await signInAs(shop, 'mara@demo.example');
    const save = async (pin: string) => {
      const body = { type: 'REWARD_CARD', number: rewardCardNumber('USD'), pin } as const;
      return (await mara.call(addInstrument, { body })).error?.errorId;
    };
    const answers = [];
    for (let tried = 0; tried < 5; tried += 1) answers.push(await save('000000'));
    expect(answers).toEqual(['PYT404', 'PYT404', 'PYT404', 'PYT404', 'GFC765']);
    expect(await save(demoPin)).toBe('GFC765');
  });

  test('have six digits, and are stored salted and slowly hashed', async () => {
    const number = cardNumberFrom('4343');
    const cardId = crypto.randomUUID();
    const twin = await hashSecret({ number, pin: card.body.c_gcPin });
    await openValueCard(shop.db, { id: cardId, kind: 'GIFT_CARD', unit: 'USD', opening: 100, ...twin });
    const [first, second] = [await storedPin(), await storedPin(cardId)];
    expect(first).toMatchObject({ pin_hash: expect.stringMatching(/^argon2id\$/), pin_digits: 6 });
    expect(first.pin_hash).not.toBe(second.pin_hash);
  });

  test('of four digits go on working, and are hashed anew when they are used', async () => {
    const { number, pin } = issuedCardSecret('tests', card.cardId, 4);
    expect(number).toBe(numberOf());
    const outdated = contentHash(`value-card-pin:${number}:${pin}`);
    await shop.db
      .updateTable('value_card')
      .set({ pin_hash: outdated, pin_digits: 4 })
      .where('card_id', '=', card.cardId)
      .execute();
    expect(await ask(number, '12345')).toBe('GFC760');
    expect(await ask(number, pin)).toBe(5000);
    expect((await storedPin()).pin_hash).toMatch(/^argon2id\$/);
    expect(await ask(number, pin)).toBe(5000);
    expect(await readIssuedSecret(shop.db, 'tests', card.cardId)).toEqual({ number, pin });
  });
});
