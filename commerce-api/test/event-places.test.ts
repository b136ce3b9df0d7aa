import { sql } from 'kysely';
import type { CallInput } from 'shared-contracts/call';
import { registerForEvent } from 'shared-contracts/calls/consumer-service';
import { cancelEventRegistration, getEventPlaces, getEventRegistrations } from 'shared-contracts/calls/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takePlaces } from '../src/consumer/event-places.ts';
import { eventFinder } from '../src/content/find-event.ts';
import { publishDraft, saveDraft, takeOff } from '../src/content/publishing.ts';
import { sweep } from '../src/jobs/sweep.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { newConsumer, type SignedIn, signInAs } from './people.ts';
import { registrationFor } from './registration-form.ts';
import { openShop, type Shop } from './shop.ts';

type Form = CallInput<typeof registerForEvent>['body'];
const [first, second] = ['2027-05-01', '2027-05-02'];
const author = '5b0a7cf6-6d0e-4c5e-9d3c-1f6f3f1f7a11';
const facts = { location: 'Workshop, Leeds', startTime: '10:00', endTime: '16:00', timeZone: 'Europe/London' };

describe.each(engines)('places at events on %s [ACC-16]', (engine) => {
  let shop: Shop;
  let now: Date;
  let eventId: string;
  let mara: SignedIn;
  let noah: SignedIn;
  beforeAll(async () => {
    now = new Date('2027-01-10T10:00:00Z');
    shop = await openShop(engine, { now: () => now });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    now = new Date('2027-01-10T10:00:00Z');
    eventId = `mending-${crypto.randomUUID().slice(0, 8)}`;
    await publish({ places: 2 });
    [mara, noah] = [await newConsumer(shop), await newConsumer(shop)];
  });

  const nameOf = (id: string, language: 'en' | 'de') => ({ kind: 'article', slug: id, language, site: '' }) as const;
  /** Publishes the event of the test, again with what has changed. */
  async function publish(change: object, id = eventId, language: 'en' | 'de' = 'en'): Promise<void> {
    const name = nameOf(id, language);
    const words = { openCtaLabel: 'Come', submitCtaLabel: 'Register', confirmationTitle: 'See you', richText: [] };
    const block = {
      id: 'e',
      name: 'Mending',
      type: 'event-sign-up',
      eventId: id,
      title: 'Mending',
      enablePlusOne: true,
    };
    const seo = { title: 'T', description: 'D', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };
    const event = { ...block, ...words, startDate: first, endDate: second, ...facts, ...change };
    const revision = await saveDraft(shop.db, name, {
      body: { id: 'x', name: 'Mending', seo, blocks: [event] },
      author,
      revision: 0,
    });
    await shop.db
      .transaction()
      .execute((db) => publishDraft(db, name, { revision, from: now, until: undefined, author, note: '' }));
  }
  const register = (who: SignedIn, change: Partial<Form> = {}) =>
    who.call(registerForEvent, { body: registrationFor(eventId, { attendingDays: first, ...change }) });
  const cancel = (who: SignedIn, registrationId: string, key?: string) =>
    who.call(cancelEventRegistration, { params: { registrationId } }, key ? { key } : {});
  const left = async (id = eventId) => {
    const { body } = await shop.anyone(getEventPlaces, { params: { eventId: id } });
    return body?.days.map(({ placesLeft }) => placesLeft);
  };
  const listOf = async (who: SignedIn) => (await who.ok(getEventRegistrations, {})).registrations;

  test('never registers more people than there are places, however many ask at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newConsumer(shop)));
    const answers = await Promise.all(people.map((who) => register(who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ error }) => error?.errorId === 'EVT409')).toHaveLength(4);
    await expect.poll(() => left()).toEqual([0, 2]);
  });

  // An embedded database has one connection, so that its transactions never meet.
  if (engine === 'postgres')
    test('counts a registration that another one has not committed yet', async () => {
      const countWaiting = async () => {
        const { rows } = await sql<{ count: number }>`select cast(count(*) as integer) as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
        return rows[0]?.count;
      };
      const own = { subjectId: noah.id, days: [first], guest: 'Ada' };
      let late: ReturnType<typeof register> | undefined;
      await shop.db.transaction().execute(async (transaction) => {
        await takePlaces(transaction, { eventId, places: 2 }, own);
        const registration = { registration_id: crypto.randomUUID(), event_id: eventId, subject_id: noah.id };
        await transaction
          .insertInto('event_registration')
          .values({ ...registration, attending_days: [first], details: { plusOne: 'Ada' }, terms_accepted_at: now })
          .execute();
        late = register(mara);
        await expect.poll(countWaiting, { timeout: 10_000 }).toBeGreaterThan(0);
      });
      expect((await late)?.error?.errorId).toBe('EVT409');
    });

  test('counts a guest as a second person, and says that it would do without', async () => {
    expect((await register(mara)).status).toBe(200);
    const refused = await register(noah, { plusOne: 'Ada' });
    expect(refused.error).toMatchObject({ errorId: 'EVT409', field: 'plusOne', additionalInfo: { days: first } });
    expect(await listOf(noah)).toEqual([]);
    expect((await register(noah)).status).toBe(200);
    const third = await register(await newConsumer(shop), { attendingDays: `${first}, ${second}` });
    expect(third.error).toMatchObject({ field: 'attendingDays', additionalInfo: { days: first } });
  });

  test('counts one’s own places as free when a registration changes', async () => {
    await register(mara, { plusOne: 'Ada' });
    expect((await register(mara, { plusOne: 'Eva' })).body).toMatchObject({ alreadyRegistered: true });
    expect((await register(mara, { attendingDays: `${first}, ${second}`, plusOne: 'Eva' })).status).toBe(200);
    expect((await register(mara)).status).toBe(200);
    expect((await register(noah)).status).toBe(200);
    expect((await register(mara, { plusOne: 'Eva' })).error).toMatchObject({ errorId: 'EVT409', field: 'plusOne' });
    expect((await listOf(mara))[0]).toMatchObject({ attendingDays: [first] });
  });

  test('keeps places that were had when editors take some away', async () => {
    await register(mara);
    await register(noah);
    now = new Date(now.getTime() + 1000);
    await publish({ places: 1 });
    expect((await register(mara, { firstName: 'Maria' })).status).toBe(200);
    expect((await register(mara, { plusOne: 'Ada' })).error?.errorId).toBe('EVT409');
    await expect.poll(() => left()).toEqual([0, 1]);
  });

  test('tells the places that are left on each day that is still to come', async () => {
    await register(mara, { plusOne: 'Ada' });
    await register(noah, { attendingDays: second });
    await expect.poll(() => left()).toEqual([0, 1]);
    now = new Date('2027-05-02T13:00:00Z');
    await publish({ places: 3 }, `${eventId}-late`);
    expect(await left(`${eventId}-late`)).toEqual([3]);
    now = new Date('2027-05-04T13:00:00Z');
    expect((await shop.anyone(getEventPlaces, { params: { eventId: 'nowhere' } })).error?.errorId).toBe('EVT404');
  });

  test('counts the fewest places that a text in any language names', async () => {
    await publish({ places: undefined }, eventId, 'de');
    const inGerman = () => shop.anyone(getEventPlaces, { params: { eventId } }, { locale: 'de-de' });
    expect((await inGerman()).body?.days.map(({ placesLeft }) => placesLeft)).toEqual([2, 2]);
    const other = `other-${eventId}`;
    await publish({ places: 5 }, other);
    await publish({ places: 1 }, other, 'de');
    expect(await left(other)).toEqual([1, 1]);
  });

  test('counts places while an imported text names an absurd number for another event', async () => {
    await publish({ places: 3e9 }, `${eventId}-absurd`);
    expect(await left(eventId)).toEqual([2, 2]);
  });

  test('looks through all texts for events once, until something is published or starts', async () => {
    let scans = 0;
    const counted = shop.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('jsonb_path_query')) scans += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const findEvents = eventFinder(counted);
    const find = async (id: string, at = now) =>
      (await findEvents({ language: 'en', siteId: 'US', at, withDrafts: false })([id])).get(id);
    for (const id of [eventId, 'nowhere', eventId, 'elsewhere'])
      expect((await find(id))?.title).toBe(id === eventId ? 'Mending' : undefined);
    expect(scans).toBe(1);
    const today = now;
    now = new Date(today.getTime() + 3_600_000);
    const next = `${eventId}-next`;
    await publish({}, next);
    expect(await find(next, today)).toBeUndefined();
    expect(scans).toBe(2);
    expect((await find(next))?.title).toBe('Mending');
    expect(scans).toBe(3);
  });

  test('takes any number of people without a number of places', async () => {
    const open = `${eventId}-open`;
    await publish({}, open);
    for (const who of [mara, noah])
      expect((await who.call(registerForEvent, { body: registrationFor(open, { attendingDays: first }) })).status).toBe(
        200,
      );
    expect(await left(open)).toEqual([undefined, undefined]);
  });

  test('lists registrations with what is known of their events, those to come first', async () => {
    await register(mara, { attendingDays: `${first}, ${second}`, plusOne: 'Ada' });
    const before = `${eventId}-before`;
    await publish({ startDate: '2027-02-01', endDate: '2027-02-01', title: 'Waxing' }, before);
    await mara.ok(registerForEvent, { body: registrationFor(before) });
    const [sooner, later] = await listOf(mara);
    expect(sooner).toMatchObject({ title: 'Waxing', isOver: false });
    expect(later).toEqual({
      registrationId: expect.any(String),
      eventId,
      title: 'Mending',
      ...facts,
      url: `/pages/${eventId}`,
      attendingDays: [first, second],
      plusOne: 'Ada',
      registeredAt: now.toISOString(),
      isOver: false,
    });
    now = new Date('2027-02-02T12:00:00Z');
    mara = await signInAs(shop, mara.email);
    expect((await listOf(mara)).map(({ title, isOver }) => [title, isOver])).toEqual([
      ['Mending', false],
      ['Waxing', true],
    ]);
    expect(await listOf(noah)).toEqual([]);
  });
  test('still shows an event that editors took off, and cancels it', async () => {
    const { registrationId } = (await register(mara)).body!;
    now = new Date(now.getTime() + 1000);
    await shop.db.transaction().execute((db) => takeOff(db, nameOf(eventId, 'en'), { now, note: '', author }));
    const [shown] = await listOf(mara);
    expect(shown).toMatchObject({ title: 'Mending', location: facts.location, isOver: false });
    expect(shown).not.toHaveProperty('url');
    expect((await cancel(mara, registrationId)).status).toBe(200);
    expect(await listOf(mara)).toEqual([]);
  });

  test('frees the places of a registration that is canceled, and mails it once', async () => {
    const { registrationId } = (await register(mara, { plusOne: 'Ada' })).body!;
    expect((await register(noah)).error?.errorId).toBe('EVT409');
    const key = crypto.randomUUID();
    expect((await cancel(mara, registrationId, key)).status).toBe(200);
    expect((await cancel(mara, registrationId, key)).status).toBe(200);
    expect((await cancel(mara, registrationId)).error?.errorId).toBe('EVT405');
    await expect.poll(() => left()).toEqual([2, 2]);
    expect((await register(noah)).status).toBe(200);
    const canceled = async () =>
      (await caughtMails(shop, mara.email)).filter(({ subject }) => subject === 'Registration canceled: Mending');
    await expect.poll(async () => (await canceled()).length).toBe(1);
    for (const part of ['Saturday, May 1, 2027', `/en-us/pages/${eventId}`])
      expect((await canceled())[0]?.text).toContain(part);
  });

  test('cancels once when asked twice at the same time', async () => {
    const { registrationId } = (await register(mara)).body!;
    const both = await Promise.all([cancel(mara, registrationId), cancel(mara, registrationId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('cancels no registration of somebody else', async () => {
    const { registrationId } = (await register(mara)).body!;
    expect((await cancel(noah, registrationId)).error?.errorId).toBe('EVT405');
    expect(await listOf(mara)).toHaveLength(1);
  });

  test('cancels nothing once the event is over', async () => {
    const { registrationId } = (await register(mara)).body!;
    now = new Date('2027-05-03T12:00:00Z');
    mara = await signInAs(shop, mara.email);
    expect((await cancel(mara, registrationId)).error?.errorId).toBe('EVT410');
    expect((await listOf(mara))[0]).toMatchObject({ isOver: true });
  });

  test('mails a calendar file with the days, the place, and the page', async () => {
    await register(mara);
    const confirmed = async () =>
      (await caughtMails(shop, mara.email)).find(({ subject }) => subject === 'You are registered: Mending');
    await expect.poll(confirmed).toBeDefined();
    const mail = await confirmed();
    for (const part of ['Time: 10:00', 'Place: Workshop, Leeds', '/en-us/account']) expect(mail?.text).toContain(part);
    expect(mail?.attachments).toMatchObject([{ filename: 'event.ics' }]);
  });

  test('forgets a registration a year after its event', async () => {
    await register(mara);
    await register(noah);
    const kept = async () =>
      (await shop.db.selectFrom('event_registration').select('subject_id').where('event_id', '=', eventId).execute())
        .length;
    await sweep(shop.db, new Date('2028-05-02T11:59:00Z'));
    expect(await kept()).toBe(2);
    await sweep(shop.db, new Date('2028-05-02T12:01:00Z'));
    expect(await kept()).toBe(0);
  });

  test('forgets a registration whose end was not kept a year after its last day', async () => {
    await register(mara);
    await shop.db.updateTable('event_registration').set({ ends_at: null }).where('event_id', '=', eventId).execute();
    const kept = () =>
      shop.db.selectFrom('event_registration').select('subject_id').where('event_id', '=', eventId).execute();
    await sweep(shop.db, new Date('2028-05-01T11:59:00Z'));
    expect(await kept()).toHaveLength(1);
    await sweep(shop.db, new Date('2028-05-01T12:01:00Z'));
    expect(await kept()).toHaveLength(0);
  });
});
