import { sql } from 'kysely';
import { registerForEvent } from 'shared-contracts/calls/consumer-service';
import type { LocaleId } from 'shared-contracts/locale';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultSessionLife } from '../src/auth/session-life.ts';
import { openSession } from '../src/auth/sessions.ts';
import { publishDraft, saveDraft, takeOff } from '../src/content/publishing.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { demoRecords } from './demo-records.ts';
import { newConsumer, type SignedIn } from './people.ts';
import { registrationFor } from './registration-form.ts';
import { openShop, type Shop } from './shop.ts';

/** Two days with a guest, and one evening without. */
const bench = 'open-bench-2027';
const walk = 'night-walk-2027';

describe.each(engines)('events on %s [ACC-16]', (engine) => {
  let shop: Shop;
  let now: Date;
  let someone: SignedIn;
  beforeAll(async () => {
    now = new Date('2027-01-10T10:00:00Z');
    shop = await openShop(engine, { now: () => now });
    await fixDays();
  });
  /** The demo shop's events are ahead of the day on which it is filled; here they have the days of one year. */
  async function fixDays(): Promise<void> {
    const texts = JSON.stringify(demoRecords('documents'));
    const [first, last] = /"eventId":"open-bench.*?"startDate":"(.*?)","endDate":"(.*?)"/.exec(texts)!.slice(1);
    const evening = /"eventId":"night-walk.*?"startDate":"(.*?)"/.exec(texts)![1]!;
    const fixed = [
      [first!, '2027-05-01'],
      [last!, '2027-05-02'],
      [evening, '2027-09-18'],
      [`open-bench-${first!.slice(0, 4)}`, bench],
      [`night-walk-${evening.slice(0, 4)}`, walk],
    ] as const;
    for (const [from, to] of fixed)
      await sql`
        update document set body = cast(replace(cast(body as text), ${from}, ${to}) as jsonb)
        where cast(body as text) like ${`%"event-sign-up"%`}`.execute(shop.db);
  }
  afterAll(() => shop.close());
  beforeEach(async () => {
    now = new Date('2027-01-10T10:00:00Z');
    someone = await newConsumer(shop);
  });

  const register = (change: Parameters<typeof registrationFor>[1], eventId = bench, locale: LocaleId = 'en-us') =>
    someone.call(registerForEvent, { body: registrationFor(eventId, change) }, { locale });
  const kept = () =>
    shop.db.selectFrom('event_registration').selectAll().where('subject_id', '=', someone.id).execute();
  async function mails(count: number) {
    const read = async () =>
      (await caughtMails(shop, someone.email)).filter(({ subject }) => subject !== 'Your account is open');
    await expect.poll(async () => (await read()).length).toBe(count);
    return read();
  }

  test('keeps one registration with days and guest, for the address of the account', async () => {
    const days = '2027-05-02, 2027-05-01, 2027-05-02';
    const first = await register({ attendingDays: days, plusOne: 'Noah', email: 'somebody@example.org' });
    expect(first.body).toMatchObject({ attendingDays: ['2027-05-01', '2027-05-02'], alreadyRegistered: false });
    const second = await register({ attendingDays: '2027-05-02', plusOne: 'Noah' });
    expect(second.body).toEqual({ ...first.body, attendingDays: ['2027-05-02'], alreadyRegistered: true });
    expect(await kept()).toMatchObject([
      { attending_days: ['2027-05-02'], details: { plusOne: 'Noah', email: someone.email }, registered_at: now },
    ]);
  });

  test('registers once when asked twice at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => register({ attendingDays: '2027-05-01' })));
    expect(both.map(({ body }) => body?.alreadyRegistered).sort()).toEqual([false, true]);
    expect(await kept()).toHaveLength(1);
    await mails(1);
  });

  test('mails a confirmation with days, guest, and page, again when it changes, and not when nothing does', async () => {
    const form = { attendingDays: '2027-05-01, 2027-05-02', plusOne: 'Noah O’Neill' };
    await register(form, bench, 'de-de');
    const [first] = await mails(1);
    expect(first).toMatchObject({ subject: 'Sie sind angemeldet: Zwei Tage an der Werkbank' });
    for (const part of ['Samstag, 1. Mai 2027', 'Sonntag, 2. Mai 2027', 'Noah O’Neill', '/de-de/pages/open-bench'])
      expect(first?.text).toContain(part);
    expect((await register(form, bench, 'de-de')).body?.alreadyRegistered).toBe(true);
    // Nothing of the mail changes.
    await register({ ...form, firstName: 'Maria' }, bench, 'de-de');
    now = new Date(now.getTime() + 6 * 60_000);
    await register({ attendingDays: '2027-05-02' }, bench, 'fr-ca');
    const [second] = (await mails(2)).filter(({ subject }) => subject !== first?.subject);
    expect(second?.subject).toBe('Inscription modifiée : Deux jours à l’atelier');
    expect(second?.text).toContain('dimanche 2 mai 2027');
    expect(second?.text).not.toContain('Noah');
  });

  test('mails changes that follow each other once, as they are in the end', async () => {
    const change = (attendingDays: string) => register({ attendingDays });
    await change('2027-05-01');
    await mails(1);
    await change('2027-05-02');
    await change('2027-05-01, 2027-05-02');
    const registration = (await kept())[0]!;
    expect(registration.mail_at).toEqual(new Date(now.getTime() + 5 * 60_000));
    const waiting = shop.db
      .selectFrom('outbox')
      .select(['outbox_id', 'due_at'])
      .where(sql<boolean>`payload ->> 'registrationId' = ${registration.registration_id}`)
      .where('sent_at', 'is', null);
    expect(await waiting.execute()).toMatchObject([{ due_at: registration.mail_at }]);
    await shop.db
      .updateTable('outbox')
      .set({ due_at: new Date(0) })
      .where('sent_at', 'is', null)
      .execute();
    const last = (await mails(2)).find(({ subject }) => subject.startsWith('Your registration has changed'));
    for (const day of ['May 1, 2027', 'May 2, 2027']) expect(last?.text).toContain(day);
  });

  test('takes the only day of an event of one day', async () => {
    expect((await register({}, walk)).body?.attendingDays).toEqual(['2027-09-18']);
    const [mail] = await mails(1);
    expect(mail?.text).toContain('Saturday, September 18, 2027');
  });

  test.each([
    ['terms that are not accepted', bench, { attendingDays: '2027-05-01', eventTermsAccepted: false }, 'API422'],
    ['no day of several', bench, {}, 'API422'],
    ['a day that the event does not have', bench, { attendingDays: '2027-05-03' }, 'API422'],
    ['a day that does not exist', bench, { attendingDays: '2027-02-30' }, 'API422'],
    ['days without the comma and the space', bench, { attendingDays: '2027-05-01,2027-05-02' }, 'API422'],
    ['a guest where none is admitted', walk, { plusOne: 'Noah' }, 'API422'],
    ['the address of a site', bench, { attendingDays: '2027-05-01', plusOne: 'Win at evil.example' }, 'API422'],
    ['a link', bench, { attendingDays: '2027-05-01', plusOne: 'https://evil' }, 'API422'],
    ['an event that is not published', 'open-bench', { attendingDays: '2027-05-01' }, 'EVT404'],
  ])('refuses %s, and keeps nothing', async (_, eventId, change, errorId) => {
    expect((await register(change, eventId)).error?.errorId).toBe(errorId);
    expect(await kept()).toEqual([]);
  });

  test('registers until the last day has ended everywhere', async () => {
    now = new Date('2027-09-19T11:59:00Z');
    someone = await newConsumer(shop);
    expect((await register({}, walk)).status).toBe(200);
    now = new Date('2027-09-19T12:01:00Z');
    expect((await register({}, walk)).error?.errorId).toBe('EVT410');
  });

  test('takes no day that has passed', async () => {
    now = new Date('2027-05-02T13:00:00Z');
    someone = await newConsumer(shop);
    expect((await register({ attendingDays: '2027-05-01' })).error?.errorId).toBe('API422');
    expect((await register({})).body?.attendingDays).toEqual(['2027-05-02']);
  });

  test('finds no profile in a session whose account is deleted', async () => {
    const id = crypto.randomUUID();
    await shop.db.insertInto('subject').values({ subject_id: id, kind: 'CONSUMER' }).execute();
    const { token } = await openSession(shop.db, { id, kind: 'CONSUMER' }, { life: defaultSessionLife, now });
    const input = { body: registrationFor(walk) };
    const answer = await shop.anyone(registerForEvent, input, {}, { authorization: `Bearer ${token}` });
    expect(answer.error?.errorId).toBe('PRO404');
  });

  test('follows what editors publish', async () => {
    const name = { kind: 'article', slug: 'snow-day', language: 'en', site: '' } as const;
    const author = '5b0a7cf6-6d0e-4c5e-9d3c-1f6f3f1f7a11';
    const block = { id: 'e', name: 'Snow', type: 'event-sign-up', eventId: 'snow-day', title: 'A day in the snow' };
    const words = { openCtaLabel: 'Come', submitCtaLabel: 'Register', confirmationTitle: 'See you' };
    const event = { ...block, ...words, startDate: '2027-03-01', endDate: '2027-03-01', richText: [] };
    const seo = { title: 'T', description: 'D', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };
    const body = { id: 'x', name: 'Snow', seo, blocks: [event] };
    await saveDraft(shop.db, name, { body, author, revision: 0 });
    expect((await register({}, 'snow-day')).error?.errorId).toBe('EVT404');
    const act = <T>(work: (db: typeof shop.db) => Promise<T>) => shop.db.transaction().execute(work);
    await act((db) => publishDraft(db, name, { revision: 1, from: now, until: undefined, author, note: '' }));
    expect((await register({}, 'snow-day')).status).toBe(200);
    now = new Date(now.getTime() + 1000);
    await act((db) => takeOff(db, name, { now, note: '', author }));
    expect((await register({}, 'snow-day')).error?.errorId).toBe('EVT404');
  });
});
