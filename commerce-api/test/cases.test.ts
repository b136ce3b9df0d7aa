import { sql } from 'kysely';
import { getCart, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import { contactUs, openWarrantyCase } from 'shared-contracts/calls/consumer-service';
import { copyData, deleteAccount } from 'shared-contracts/calls/my-data';
import { answerCase, findCases, getStaffCase, getStaffCasePicture, turnCase } from 'shared-contracts/calls/staff-cases';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import {
  getCase,
  getCasePicture,
  getCases,
  replyToCase,
  uploadCasePicture,
} from 'shared-contracts/calls/support-cases';
import { type CaseState, caseLimits } from 'shared-contracts/case-limits';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../src/jobs/sweep.ts';
import { casePicture } from './case-picture.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { confirmByPassword, newConsumer, type SignedIn } from './people.ts';
import { cards, openShop, type Shop, type Shopper, seattle } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';
import { testClock } from './test-clock.ts';

const errorOf = async (attempt: Promise<{ readonly error?: { readonly errorId: string } }>) =>
  (await attempt).error?.errorId;

describe.each(engines)('service cases on %s', (engine) => {
  let shop: Shop;
  let support: StaffCaller;
  let colleague: StaffCaller;
  let operator: StaffCaller;
  let who: SignedIn;
  const clock = testClock();
  beforeAll(async () => {
    shop = await openShop(engine, { now: clock.now, rateLimits: true });
    support = await signInStaff(shop, 'suki@demo.example', clock.now());
    colleague = await signInStaff(shop, 'odin@demo.example', clock.now());
    operator = await signInStaff(shop, 'orla@demo.example', clock.now());
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await sql`delete from rate_window`.execute(shop.db);
    clock.wait(1000);
    who = await newConsumer(shop);
  });

  const open = async (sender: Shopper | SignedIn = who, change: object = {}, locale?: 'de-de') => {
    const email = 'email' in sender ? sender.email : `guest-${crypto.randomUUID()}@example.org`;
    const body = { firstName: 'Mara', lastName: 'L', email, product: 'Tent', description: 'The pole\nis bent.' };
    const settings = locale ? { locale } : {};
    const { caseNumber } = await sender.ok(openWarrantyCase, { body: { ...body, ...change } }, settings);
    return { caseNumber, email };
  };
  const upload = async (sender: Shopper | SignedIn = who) =>
    (await sender.ok(uploadCasePicture, { body: { data: await casePicture() } })).pictureId;
  const at = (caseNumber: string) => ({ params: { caseNumber } });
  const answer = (caseNumber: string, revision: number, text = 'Please send it to us.', by = support) =>
    by.call(answerCase, { ...at(caseNumber), body: { text, revision } });
  const turnTo = (caseNumber: string, revision: number, state: 'open' | 'closed') =>
    support.call(turnCase, { ...at(caseNumber), body: { state, revision } });
  const seenByStaff = (caseNumber: string) => support.ok(getStaffCase, at(caseNumber));
  const proveMailbox = ({ id }: SignedIn) =>
    shop.db.updateTable('account').set({ mailbox_proven_at: clock.now() }).where('subject_id', '=', id).execute();
  const changeEmail = ({ id }: SignedIn, email: string) =>
    shop.db.updateTable('account').set({ email, mailbox_proven_at: null }).where('subject_id', '=', id).execute();
  /** Ids of pictures of a sender that no case has taken, in the order in which they were sent. */
  const looseOf = async ({ id }: Shopper) =>
    (
      await shop.db
        .selectFrom('support_picture')
        .select('picture_id')
        .where('subject_id', '=', id)
        .where('case_number', 'is', null)
        .orderBy('added_at')
        .execute()
    ).map((row) => row.picture_id);
  /** Mails about cases, the newest first; not that the account is open. */
  const mailsTo = async (email: string) =>
    (await caughtMails(shop, email)).filter(({ subject }) => subject.includes('SC-'));

  test('mails the sender once what was received, in the language of the page [ACC-18]', async () => {
    const guest = await shop.guest();
    const email = `jonas-${crypto.randomUUID()}@example.org`;
    const body = { firstName: 'Jonas', lastName: 'B', email, product: 'Zelt', description: 'Gestänge\ngebrochen' };
    const settings = { key: crypto.randomUUID(), locale: 'de-de' } as const;
    const { caseNumber } = await guest.ok(openWarrantyCase, { body }, settings);
    await guest.ok(openWarrantyCase, { body }, settings);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(`Wir haben Ihre Nachricht: ${caseNumber}`);
    for (const part of [caseNumber, 'innerhalb eines Werktags', '/de-de/contact']) expect(mail?.text).toContain(part);
    // Whoever lives at the address has not written it.
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Gestänge|Jonas|Zelt/);
    const queued = await shop.db.selectFrom('outbox').select('outbox_id').where('kind', '=', 'case-opened').execute();
    expect(queued.length).toBeGreaterThan(0);
  });

  test('quotes what was written to the account that wrote it, and leads there [ACC-18]', async () => {
    await proveMailbox(who);
    await open();
    await expect.poll(() => mailsTo(who.email)).toHaveLength(1);
    const [mail] = await mailsTo(who.email);
    expect(mail?.text).toContain('/en-us/account');
    expect(mail?.html).toContain('The pole<br>is bent.');
  });

  test('is a guest’s when somebody types an address that is not the account’s [ACC-18]', async () => {
    const victim = await newConsumer(shop);
    const [goods] = await shop.sellable();
    const { orderNumber } = await shop.buy(victim, [goods!]);
    const { caseNumber } = await open(who, { email: victim.email, orderNumber });
    expect(await seenByStaff(caseNumber)).toMatchObject({ email: victim.email, hasAccount: false });
    expect((await answer(caseNumber, 1, 'Your refund goes to your card.')).status).toBe(200);
    for (const shopper of [who, victim]) {
      expect(await errorOf(shopper.call(getCase, at(caseNumber)))).toBe('API404');
      expect((await shopper.ok(getCases, {})).cases).toEqual([]);
      expect(await errorOf(shopper.call(replyToCase, { ...at(caseNumber), body: { text: 'Hi' } }))).toBe('API404');
    }
    await confirmByPassword(who);
    expect(JSON.stringify(await who.ok(copyData, { body: {} }))).not.toContain('Your refund goes to your card.');
    // An order of somebody else is no order of the sender.
    const { caseNumber: own } = await open(who, { orderNumber });
    expect(await seenByStaff(own)).toMatchObject({ hasAccount: true, isKnownOrder: false });
  });

  test('keeps what belongs to an address from somebody who opens an account with it [ACC-18]', async () => {
    const email = `owner-${crypto.randomUUID()}@example.org`;
    const owner = await shop.guest();
    const { caseNumber: first } = await open(owner, { email });
    const [goods] = await shop.sellable();
    const { orderNumber } = await shop.buy(owner, [goods!]);
    await sql`update orders set email = ${email} where order_number = ${orderNumber}`.execute(shop.db);

    const stranger = await newConsumer(shop, { email });
    expect((await stranger.ok(getCases, {})).cases).toEqual([]);
    expect(await errorOf(stranger.call(getCase, at(first)))).toBe('API404');
    expect(await errorOf(stranger.call(replyToCase, { ...at(first), body: { text: 'Hi' } }))).toBe('API404');
    const { caseNumber } = await open(stranger, { orderNumber, description: 'Words of a stranger' });
    await expect.poll(() => mailsTo(email)).toHaveLength(2);
    expect(JSON.stringify(await mailsTo(email))).not.toContain('Words of a stranger');
    const unconfirmed = { hasAccount: true, isAddressConfirmed: false, isKnownOrder: false };
    expect(await seenByStaff(caseNumber)).toMatchObject(unconfirmed);

    await proveMailbox(stranger);
    const confirmed = { hasAccount: true, isAddressConfirmed: true, isKnownOrder: true };
    expect(await seenByStaff(caseNumber)).toMatchObject(confirmed);
    await changeEmail(stranger, `new-${email}`);
    const changed = await seenByStaff(caseNumber);
    expect(changed).toMatchObject({ email, hasAccount: true, isKnownOrder: false });
    // Nothing tells any more whether it was.
    expect(changed).not.toHaveProperty('isAddressConfirmed');
    // Answers to a guest reach the mailbox alone.
    const { caseNumber: byGuest } = await open(owner, { email, orderNumber });
    expect(await seenByStaff(byGuest)).toMatchObject({ hasAccount: false, isKnownOrder: true });
  });

  test('knows an order by the address of its sender, however each of both was typed', async () => {
    const [goods] = await shop.sellable();
    const guest = await shop.guest();
    const basketId = await shop.cartWith(guest, [goods!]);
    const address = { ...seattle, email: ' Mara.Kess\u00ad@EXAMPLE.org ' };
    await guest.ok(setShippingAddress, { params: { basketId }, body: { addresses: [address] } });
    await guest.ok(setBillingAddress, { params: { basketId }, body: { address } });
    const cart = await guest.ok(getCart, { params: { basketId } });
    const { body: order } = await shop.place(guest, cart, cards.approve);
    const { caseNumber } = await open(await shop.guest(), {
      email: ' mara.kess\u00ad@example.org',
      orderNumber: order?.orderNumber,
    });
    expect(await seenByStaff(caseNumber)).toMatchObject({ email: 'mara.kess@example.org', isKnownOrder: true });
  });

  test('sends strangers no more than ten confirmations an hour to one address', async () => {
    const email = `often-${crypto.randomUUID()}@example.org`;
    const guests = [await shop.guest(), await shop.guest()];
    for (let sent = 0; sent < 10; sent += 1) await open(guests[sent % 2], { email });
    const body = { firstName: 'M', lastName: 'L', email, category: 'other', subject: 'other-message', message: 'Hi' };
    expect(await errorOf(guests[0]!.call(contactUs, { body }))).toBe('API429');
  });

  test('takes cases of an account whose address strangers have used up, and ten an hour [ACC-18]', async () => {
    const guests = [await shop.guest(), await shop.guest()];
    for (let sent = 0; sent < 10; sent += 1) await open(guests[sent % 2], { email: who.email });
    for (let sent = 0; sent < 10; sent += 1) await open();
    const body = { firstName: 'M', lastName: 'L', email: who.email, product: 'Tent', description: 'Torn' };
    expect(await errorOf(who.call(openWarrantyCase, { body }))).toBe('API429');
  });

  test('sends one account after the other no more than ten confirmations an hour to one address', async () => {
    const email = `borrowed-${crypto.randomUUID()}@example.org`;
    const first = await newConsumer(shop, { email });
    for (let sent = 0; sent < 10; sent += 1) await open(first);
    await changeEmail(first, `own-${email}`);
    const second = await newConsumer(shop, { email });
    const body = { firstName: 'M', lastName: 'L', email, product: 'Tent', description: 'Torn' };
    expect(await errorOf(second.call(openWarrantyCase, { body }))).toBe('API429');
    // Guests are counted apart.
    expect((await open(await shop.guest(), { email })).caseNumber).toMatch(/^SC-/);
  });

  test('shows staff everything that was sent, with labels in their language and the order when there is one [ACC-18]', async () => {
    const [goods] = await shop.sellable();
    const { orderNumber } = await shop.buy(who, [goods!]);
    const sent = {
      serialNumber: 'TF-22-0417',
      purchasedOn: '2026-03-14',
      purchasedAt: 'Portland',
      phone: '5035550142',
    };
    const { caseNumber } = await open(who, { ...sent, orderNumber }, 'de-de');
    expect(await seenByStaff(caseNumber)).toMatchObject({
      ...{ caseNumber, orderNumber, ...sent, kind: 'WARRANTY', subject: 'Tent', text: 'The pole\nis bent.' },
      ...{ state: 'open', revision: 1, language: 'de', isKnownOrder: true, hasAccount: true, messages: [] },
    });
    const guest = await shop.guest();
    const written = { firstName: 'M', lastName: 'L', email: 'm@example.org', message: 'Where is it?' };
    const about = { category: 'order', subject: 'order-delivery', orderNumber: 'TF-9999-9999' };
    const { caseNumber: other } = await guest.ok(contactUs, { body: { ...written, ...about } });
    const inGerman = await support.ok(getStaffCase, at(other), { locale: 'de-de' });
    expect(inGerman).toMatchObject({
      ...{ kind: 'CONTACT', category: 'Eine Bestellung', subject: 'Wo sie ist', text: 'Where is it?' },
      ...{ isKnownOrder: false, hasAccount: false, language: 'en' },
    });
    expect(await errorOf(support.call(getStaffCase, at('SC-2222-2222')))).toBe('API404');
  });

  test('takes a serial number of 60 characters, and none that is longer [ACC-18]', async () => {
    const serialNumber = 'S'.repeat(caseLimits.serialNumber);
    expect(await seenByStaff((await open(who, { serialNumber })).caseNumber)).toMatchObject({ serialNumber });
    const body = { firstName: 'M', lastName: 'L', email: who.email, product: 'Tent', description: 'Torn' };
    const tooLong = { ...body, serialNumber: `${serialNumber}S` };
    expect(await errorOf(who.call(openWarrantyCase, { body: tooLong }))).toBe('API422');
  });

  test('finds cases by number, email, and state; those that wait first, the longest of them first [ACC-18]', async () => {
    const { caseNumber: first } = await open();
    clock.wait(60_000);
    const { caseNumber: second } = await open();
    clock.wait(60_000);
    const { caseNumber: third } = await open();
    clock.wait(60_000);
    await answer(third, 1);
    const find = async (words: string, state?: CaseState) =>
      (await support.ok(findCases, { body: { words, ...(state ? { state } : {}) } })).cases.map(
        (one) => one.caseNumber,
      );
    expect(await find(who.email.toUpperCase())).toEqual([first, second, third]);
    expect(await find(who.email, 'answered')).toEqual([third]);
    expect(await find(first.toLowerCase().replaceAll('-', ''))).toEqual([first]);
    expect(await find('%')).toEqual([]);
  });

  test('lists all cases page by page, each once', async () => {
    const guests = [await shop.guest(), await shop.guest(), await shop.guest()];
    for (let count = 0; count < 27; count += 1) await open(guests[count % 3]);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await support.ok(findCases, { body: after ? { after } : {} });
      seen.push(...page.cases.map((one) => one.caseNumber));
      after = page.next;
    } while (after);
    const { length } = await shop.db.selectFrom('support_case').select('case_number').execute();
    expect(new Set(seen).size).toBe(length);
    expect(seen).toHaveLength(length);
  });

  test('mails an answer in the language of the case, and shows it in the account [ACC-18]', async () => {
    const { caseNumber } = await open(who, {}, 'de-de');
    const answered = await answer(caseNumber, 1);
    expect(answered.body).toMatchObject({
      ...{ state: 'answered', revision: 2 },
      messages: [{ by: 'staff', author: 'suki@demo.example', text: 'Please send it to us.' }],
    });
    await expect
      .poll(async () => (await mailsTo(who.email)).map(({ subject }) => subject))
      .toContain(`Unsere Antwort: ${caseNumber}`);
    const [mail] = await mailsTo(who.email);
    for (const part of [caseNumber, 'Please send it to us.', '/de-de/account']) expect(mail?.text).toContain(part);
    const own = await who.ok(getCase, at(caseNumber));
    expect(own).toMatchObject({ state: 'answered', subject: 'Tent', messages: [{ by: 'staff' }] });
    expect(JSON.stringify(own)).not.toContain('suki@demo.example');
  });

  test('mails an answer once, also when the call is repeated', async () => {
    const { caseNumber } = await open();
    const key = crypto.randomUUID();
    const input = { ...at(caseNumber), body: { text: 'Once.', revision: 1 } };
    await support.ok(answerCase, input, { key });
    expect((await support.ok(answerCase, input, { key })).messages).toHaveLength(1);
    await expect.poll(() => mailsTo(who.email)).toHaveLength(2);
  });

  test('tells the second of two who answer at once that the first was faster [ACC-18]', async () => {
    const { caseNumber } = await open();
    const outcomes = await Promise.all([
      answer(caseNumber, 1, 'Send it.'),
      answer(caseNumber, 1, 'Keep it.', colleague),
    ]);
    expect(outcomes.map(({ error }) => error?.errorId ?? 'done').sort()).toEqual(['CAS409', 'done']);
    expect((await seenByStaff(caseNumber)).messages).toHaveLength(1);
    expect(await errorOf(turnTo(caseNumber, 1, 'closed'))).toBe('CAS409');
    expect(await errorOf(answer('SC-2222-2222', 1))).toBe('API404');
    expect(await errorOf(turnTo('SC-2222-2222', 1, 'closed'))).toBe('API404');
  });

  test('waits for the shop again after a reply, which an answer must have seen [ACC-18]', async () => {
    const { caseNumber } = await open();
    await answer(caseNumber, 1);
    clock.wait(1000);
    const replied = await who.ok(replyToCase, { ...at(caseNumber), body: { text: 'Where to?' } });
    expect(replied).toMatchObject({ state: 'open', messages: [{ by: 'staff' }, { by: 'shopper', text: 'Where to?' }] });
    expect(await errorOf(answer(caseNumber, 2))).toBe('CAS409');
    expect((await answer(caseNumber, 3)).body?.state).toBe('answered');
  });

  test('takes nothing while it is closed, and can be opened again [ACC-18]', async () => {
    const { caseNumber } = await open();
    expect((await turnTo(caseNumber, 1, 'closed')).body?.state).toBe('closed');
    // The page repeats a reply with its key.
    const key = crypto.randomUUID();
    const reply = () => who.call(replyToCase, { ...at(caseNumber), body: { text: 'One more thing' } }, { key });
    expect(await errorOf(reply())).toBe('CAS410');
    expect(await errorOf(answer(caseNumber, 2))).toBe('CAS410');
    expect((await turnTo(caseNumber, 2, 'open')).body?.state).toBe('open');
    expect((await reply()).status).toBe(200);
  });

  test('answers a repeated change of state like the first, and takes one without a key [ACC-18]', async () => {
    const { caseNumber } = await open();
    const key = crypto.randomUUID();
    const close = { ...at(caseNumber), body: { state: 'closed' as const, revision: 1 } };
    const first = await support.ok(turnCase, close, { key });
    expect(first).toMatchObject({ state: 'closed', revision: 2 });
    expect(await support.ok(turnCase, close, { key })).toEqual(first);
    const { actions } = await operator.ok(getStaffActions, { query: {} });
    expect(actions.filter(({ of, action }) => of === caseNumber && action === 'case.close')).toHaveLength(1);
    // Pages from before send none.
    const { idempotencyKey: _, ...withoutKey } = turnCase;
    const reopen = { ...at(caseNumber), body: { state: 'open' as const, revision: 2 } };
    expect((await support.ok(withoutKey, reopen)).state).toBe('open');
    expect(await errorOf(support.call(withoutKey, reopen))).toBe('CAS409');
    expect(await errorOf(support.call(turnCase, close, { key: 'short' }))).toBe('API422');
  });

  test('records who looked, searched, answered, closed, and opened again, but not the words [ACC-18]', async () => {
    const { caseNumber } = await open();
    await seenByStaff(caseNumber);
    await seenByStaff(caseNumber);
    await support.ok(findCases, { body: { words: who.email } });
    await answer(caseNumber, 1);
    await turnTo(caseNumber, 2, 'closed');
    await turnTo(caseNumber, 3, 'open');
    const { actions } = await operator.ok(getStaffActions, { query: {} });
    const ours = actions.filter(({ of }) => of === caseNumber);
    expect(ours.map(({ action }) => action).sort()).toEqual(['case.answer', 'case.close', 'case.open', 'case.reopen']);
    expect(actions).toContainEqual(expect.objectContaining({ action: 'case.search', of: 'email' }));
    expect(JSON.stringify(actions)).not.toContain(who.email);
  });

  test('are shown to their account alone [ACC-18]', async () => {
    const pictureId = await upload();
    const { caseNumber } = await open(who, { pictures: [pictureId] });
    expect((await who.ok(getCases, {})).cases).toMatchObject([{ caseNumber, subject: 'Tent', state: 'open' }]);
    const stranger = await newConsumer(shop);
    expect((await stranger.ok(getCases, {})).cases).toEqual([]);
    expect(await errorOf(stranger.call(getCase, at(caseNumber)))).toBe('API404');
    expect(await errorOf(stranger.call(replyToCase, { ...at(caseNumber), body: { text: 'Hi' } }))).toBe('API404');
    const picture = { params: { caseNumber, pictureId } };
    expect(await errorOf(stranger.call(getCasePicture, picture))).toBe('API404');
    const owned = await who.ok(getCasePicture, picture);
    expect(owned).toEqual(await support.ok(getStaffCasePicture, picture));
    const unknown = { params: { caseNumber, pictureId: crypto.randomUUID() } };
    expect(await errorOf(who.call(getCasePicture, unknown))).toBe('API404');
    expect(await errorOf(support.call(getStaffCasePicture, unknown))).toBe('API404');
  });

  test('list page by page in the account, the last changed first', async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      clock.wait(1000);
      // More than are taken in an hour.
      await sql`delete from rate_window`.execute(shop.db);
      numbers.unshift((await open()).caseNumber);
    }
    const first = await who.ok(getCases, {});
    expect(first.cases.map((one) => one.caseNumber)).toEqual(numbers.slice(0, 20));
    const second = await who.ok(getCases, { query: { after: first.next ?? '' } });
    expect(second).toEqual({ cases: [expect.objectContaining({ caseNumber: numbers[20] }), expect.anything()] });
  });

  test('keeps a picture without its metadata, no larger than is needed [ACC-18]', async () => {
    const data = await casePicture({ width: 2000, height: 1000 });
    expect((await sharp(Buffer.from(data, 'base64')).metadata()).exif).toBeDefined();
    const { pictureId, width, height } = await who.ok(uploadCasePicture, { body: { data } });
    expect([width, height]).toEqual([1600, 800]);
    const { caseNumber } = await open(who, { pictures: [pictureId] });
    const file = await who.ok(getCasePicture, { params: { caseNumber, pictureId } });
    expect(file.contentType).toBe('image/jpeg');
    expect((await sharp(Buffer.from(file.data, 'base64')).metadata()).exif).toBeUndefined();
  });

  test('takes pictures alone, of a size that fits a call, and three for a case [ACC-18]', async () => {
    const send = (data: string) => who.call(uploadCasePicture, { body: { data } });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64');
    expect(await errorOf(send(svg))).toBe('MED422');
    expect(await errorOf(send('A'.repeat((caseLimits.pictureBytes / 3) * 4 + 4)))).toBe('API422');
    const pictures = [await upload(), await upload(), await upload()];
    const body = { firstName: 'M', lastName: 'L', email: who.email, product: 'Tent', description: 'Torn' };
    const four = { ...body, pictures: [...pictures, await upload()] };
    expect(await errorOf(who.call(openWarrantyCase, { body: four }))).toBe('API422');
    const { caseNumber } = await open(who, { pictures });
    expect((await seenByStaff(caseNumber)).pictures.map(({ pictureId }) => pictureId)).toEqual(pictures);
    // Taken already, of somebody else, and unknown.
    const guests = await upload(await shop.guest());
    for (const pictureId of [pictures[0]!, guests, crypto.randomUUID()])
      expect(await errorOf(who.call(openWarrantyCase, { body: { ...body, pictures: [pictureId] } }))).toBe('CAS422');
  });

  test('takes JPEG, PNG, and WebP of four megapixels at most, and no AVIF [ACC-18]', async () => {
    const send = (picture: Buffer) => who.call(uploadCasePicture, { body: { data: picture.toString('base64') } });
    const drawn = (width = 80, height = 60) => sharp({ create: { width, height, channels: 3, background: '#355' } });
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect((await send(await drawn().toFormat(format).toBuffer())).status).toBe(200);
    expect(await errorOf(send(await drawn().avif().toBuffer()))).toBe('MED422');
    expect((await send(await drawn(2000, 2000).jpeg().toBuffer())).body).toMatchObject({ width: 1600, height: 1600 });
    expect(await errorOf(send(await drawn(2001, 2000).jpeg().toBuffer()))).toBe('MED422');
  });

  test('asks for words besides the pictures, which stay for the next try [ACC-18]', async () => {
    const pictures = [await upload()];
    const body = { firstName: 'M', lastName: 'L', email: who.email, product: 'Tent', description: ' ', pictures };
    const refused = await who.call(openWarrantyCase, { body });
    expect(refused.error).toMatchObject({ errorId: 'API422', field: 'description' });
    const { caseNumber } = await open(who, { pictures });
    expect((await seenByStaff(caseNumber)).pictures).toMatchObject([{ pictureId: pictures[0] }]);
  });

  test('lets the oldest picture that was never sent make room for the twenty-first', async () => {
    const pictureId = await upload();
    const { caseNumber } = await open(who, { pictures: [pictureId] });
    const guest = await shop.guest();
    const ofGuest = await upload(guest);
    const sent: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      clock.wait(1000);
      // More than are taken in an hour.
      await sql`delete from rate_window`.execute(shop.db);
      sent.push(await upload());
    }
    expect(await looseOf(who)).toEqual(sent.slice(1));
    expect(await looseOf(guest)).toEqual([ofGuest]);
    expect((await seenByStaff(caseNumber)).pictures).toMatchObject([{ pictureId }]);
  });

  test('takes pictures of an account while guests at its address have used up theirs', async () => {
    const data = await casePicture();
    for (let guests = 0; guests < 3; guests += 1) {
      const guest = await shop.guest();
      for (let count = 0; count < 20; count += 1) await guest.ok(uploadCasePicture, { body: { data } });
    }
    expect(await errorOf((await shop.guest()).call(uploadCasePicture, { body: { data } }))).toBe('API429');
    for (let count = 0; count < 20; count += 1) await who.ok(uploadCasePicture, { body: { data } });
    expect(await errorOf(who.call(uploadCasePicture, { body: { data } }))).toBe('API429');
  });

  test('come with the copy of an account, and stay for the answer when it is deleted', async () => {
    const { caseNumber } = await open(who, { pictures: [await upload()] });
    const loose = await upload();
    await answer(caseNumber, 1);
    await confirmByPassword(who);
    const { parts } = await who.ok(copyData, { body: {} });
    expect(parts.supportMessages).toMatchObject([{ caseNumber, author: 'staff', body: 'Please send it to us.' }]);
    expect(parts.supportPictures).toMatchObject([
      { caseNumber, format: 'jpeg', picture: expect.stringMatching(/^\/9j/) },
    ]);
    expect(JSON.stringify(parts)).not.toContain('suki@demo.example');
    await confirmByPassword(who);
    await who.ok(deleteAccount, {});
    expect(await seenByStaff(caseNumber)).toMatchObject({ hasAccount: false, pictures: [{}] });
    const rows = await shop.db
      .selectFrom('support_picture')
      .select('picture_id')
      .where('picture_id', '=', loose)
      .execute();
    expect(rows).toEqual([]);
  });

  // Last: it ends every session.
  test('forgets pictures that were never sent after a day, and everything of a case with it', async () => {
    const loose = await upload();
    const pictureId = await upload();
    const { caseNumber } = await open(who, { pictures: [pictureId] });
    await answer(caseNumber, 1);
    const kept = async () => {
      const ids = [loose, pictureId];
      const rows = await shop.db
        .selectFrom('support_picture')
        .select('picture_id')
        .where('picture_id', 'in', ids)
        .execute();
      return rows.map((row) => row.picture_id);
    };
    const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
    await sweep(shop.db, inDays(0.9));
    expect(await kept()).toHaveLength(2);
    await sweep(shop.db, inDays(1.1));
    expect(await kept()).toEqual([pictureId]);
    await sweep(shop.db, inDays(1097));
    expect(await kept()).toEqual([]);
    const messages = await shop.db
      .selectFrom('support_message')
      .select('body')
      .where('case_number', '=', caseNumber)
      .execute();
    expect(messages).toEqual([]);
  });
});
