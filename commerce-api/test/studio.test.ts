import { randomBytes } from 'node:crypto';
import type { CallInput } from 'shared-contracts/call';
import { getFragment, getPage } from 'shared-contracts/calls/content';
import {
  discardDocumentDraft,
  getDocument,
  getDocumentActions,
  getDocumentHistory,
  getDocuments,
  getDocumentVersion,
  problemsIn,
  publishDocument,
  rollBackDocument,
  saveDocumentDraft,
  takeOffDocument,
  withdrawDocumentVersion,
} from 'shared-contracts/calls/documents';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import type { DocumentKind } from 'shared-contracts/document-kinds';
import type { Language } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';

const editorEmail = 'erin@demo.example';
const seo = { title: 'T', description: 'A page of the test', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };
const paragraph = (id: string, words: string) => ({ id, name: id, type: 'rich-text', paragraphs: [words] });
const pageOf = (name: string, ...blocks: object[]) => ({ name, seo, blocks });
const include = (fragmentId: string) => ({ id: `with-${fragmentId}`, type: 'fragment', fragmentId });
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

interface Text {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly language: Language;
}
const text = (slug: string, language: Language = 'en', kind: DocumentKind = 'article'): Text => ({
  kind,
  slug,
  language,
});

/** Reads a record of actions to its end: with the clock at rest, the newest come in any order. */
async function everyAction<Action extends { readonly actionId: string }>(
  read: (query: {
    readonly after?: string;
  }) => Promise<{ readonly actions: readonly Action[]; readonly hasMore: boolean }>,
): Promise<Action[]> {
  const all: Action[] = [];
  for (let query: { readonly after?: string } = {}, hasMore = true; hasMore; ) {
    const page = await read(query);
    all.push(...page.actions);
    ({ hasMore } = page);
    const last = page.actions.at(-1);
    query = last ? { after: last.actionId } : {};
  }
  return all;
}

describe.each(engines)('the calls of editors on %s', (engine) => {
  let shop: Shop;
  let editor: StaffCaller;
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now });
    editor = await signInStaff(shop, editorEmail, now);
  });
  afterAll(() => shop.close());

  const save = (params: Text, body: Record<string, unknown>, revision = 0, query = {}) =>
    editor.call(saveDocumentDraft, { params, query, body: { body, revision } });
  const publish = (
    params: Text,
    body: Partial<CallInput<typeof publishDocument>['body']> = {},
    settings: { key?: string } = {},
  ) => editor.call(publishDocument, { params, query: {}, body: { revision: 1, note: '', ...body } }, settings);
  const read = (params: Text, query = {}) => editor.ok(getDocument, { params, query });
  const history = async (params: Text) => (await editor.ok(getDocumentHistory, { params, query: {} })).versions;
  const asShopper = async (page: string, locale: 'en-us' | 'de-de' = 'en-us') => {
    const params = { mode: 'publish', siteId: locale === 'de-de' ? 'DE' : 'US', page } as const;
    return (await shop.anyone(getPage, { params }, { locale })).body?.name;
  };
  /** Publishes a body as a new draft. */
  const put = async (params: Text, body: Record<string, unknown>, times = {}) => {
    expect((await save(params, body)).body).toEqual({ revision: 1, problems: [] });
    const { body: version, error } = await publish(params, times);
    if (!version) throw new Error(JSON.stringify(error));
    return version.number;
  };

  test('a document begins with a draft, and is live once it is published [BEY-10]', async () => {
    const params = text('first-steps');
    expect((await editor.call(getDocument, { params, query: {} })).error?.errorId).toBe('API404');
    expect((await save(params, pageOf('First steps'))).body).toEqual({ revision: 1, problems: [] });
    expect(await asShopper('first-steps')).toBeUndefined();
    const draft = await read(params);
    expect(draft).toMatchObject({ name: 'First steps', url: '/pages/first-steps', referrers: [] });
    expect(draft.draft).toMatchObject({ revision: 1, author: editorEmail, body: pageOf('First steps'), problems: [] });
    expect(draft.shown).toBeUndefined();
    expect((await publish(params, { note: 'Begins' })).body).toEqual({ number: 1 });
    expect(await asShopper('first-steps')).toBe('First steps');
    const live = await read(params);
    expect(live.draft).toBeUndefined();
    expect(live.shown).toEqual({ body: pageOf('First steps'), language: 'en' });
    expect(await history(params)).toMatchObject([{ number: 1, state: 'live', author: editorEmail, note: 'Begins' }]);
  });

  test('tells what shoppers fall back to in a language and for a site', async () => {
    await put(text('fallback'), pageOf('English'));
    expect((await read(text('fallback', 'de'))).shown).toMatchObject({ language: 'en' });
    expect((await save(text('fallback', 'de'), pageOf('Für uns'), 0, { site: 'DE' })).status).toBe(200);
    await editor.ok(publishDocument, {
      params: text('fallback', 'de'),
      query: { site: 'DE' },
      body: { revision: 1, note: '' },
    });
    expect((await read(text('fallback', 'de'))).shown).toMatchObject({ language: 'en' });
    const shown = (await read(text('fallback', 'de'), { site: 'DE' })).shown;
    expect(shown).toMatchObject({ language: 'de', site: 'DE' });
    expect([await asShopper('fallback', 'de-de'), await asShopper('fallback')]).toEqual(['Für uns', 'English']);
  });

  test('refuses what would overwrite a change that the editor has not seen', async () => {
    const params = text('at-once');
    await save(params, pageOf('First'));
    const late = await save(params, pageOf('Late'));
    expect(late.error).toMatchObject({ errorId: 'DOC409', additionalInfo: { revision: 1 } });
    expect((await save(params, pageOf('Second'), 1)).body?.revision).toBe(2);
    expect((await publish(params, { revision: 1 })).error?.errorId).toBe('DOC409');
    const discard = (revision: number) => editor.call(discardDocumentDraft, { params, query: { revision } });
    expect((await discard(1)).error?.errorId).toBe('DOC409');
    expect((await discard(2)).status).toBe(200);
    expect((await editor.call(getDocument, { params, query: {} })).error?.errorId).toBe('API404');
  });

  test('refuses a revision that no draft can have', async () => {
    const late = await save(text('no-such-revision'), pageOf('Late'), 2 ** 31);
    expect(late.error).toMatchObject({ errorId: 'API422', field: 'revision' });
  });

  test('one of two editors who publish at once is told', async () => {
    const params = text('both-publish');
    await save(params, pageOf('Both'));
    const outcomes = await Promise.all([publish(params), publish(params)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await history(params)).toHaveLength(1);
  });

  test('publishes once for one key, however often the request is repeated', async () => {
    const params = text('repeated');
    await save(params, pageOf('Repeated'));
    const key = crypto.randomUUID();
    expect((await publish(params, {}, { key })).body).toEqual({ number: 1 });
    expect((await publish(params, {}, { key })).body).toEqual({ number: 1 });
    expect(await history(params)).toHaveLength(1);
  });

  test('gives an editor what is to go live, of which nothing is shown yet [BEY-10]', async () => {
    const params = text('not-live-yet');
    await put(params, pageOf('Friday'), { from: minutes(60) });
    const read = () => editor.ok(getDocument, { params, query: {} });
    const waiting = await read();
    expect([waiting.draft, waiting.shown]).toEqual([undefined, undefined]);
    expect(waiting.scheduled).toMatchObject({ body: { name: 'Friday' }, from: expect.any(String) });
    await editor.ok(withdrawDocumentVersion, { params: { ...params, number: 1 }, query: {} });
    expect((await read()).scheduled).toBeUndefined();
  });

  test('schedules a version with its end, and withdraws it before it begins [BEY-10]', async () => {
    const params = text('campaign');
    await put(params, pageOf('Every day'));
    await put(params, pageOf('Friday'), { from: minutes(60), until: minutes(120) });
    expect(await asShopper('campaign')).toBe('Every day');
    const preview = async (previewDateTime: string) => {
      const input = {
        params: { mode: 'pre', siteId: 'US', page: 'campaign' },
        query: { previewDateTime },
      } as const;
      return (await editor.ok(getPage, input)).name;
    };
    expect([await preview(minutes(90)), await preview(minutes(150))]).toEqual(['Friday', 'Every day']);
    expect(await history(params)).toMatchObject([
      { number: 2, state: 'scheduled', liveUntil: expect.any(String) },
      { number: 1, state: 'live' },
    ]);
    const withdraw = (number: number) =>
      editor.call(withdrawDocumentVersion, { params: { ...params, number }, query: {} });
    expect((await withdraw(1)).error?.errorId).toBe('DOC409');
    expect((await withdraw(9)).error?.errorId).toBe('API404');
    expect((await withdraw(2)).status).toBe(200);
    expect(await preview(minutes(90))).toBe('Every day');
    expect((await withdraw(2)).error?.errorId).toBe('DOC409');
    expect(await put(params, pageOf('Saturday'))).toBe(3);
    expect((await history(params)).map(({ number, state }) => [number, state])).toEqual([
      [3, 'live'],
      [2, 'withdrawn'],
      [1, 'past'],
    ]);
  });

  test('refuses times that are over, upside down, or in no calendar of the database', async () => {
    const params = text('times');
    await save(params, pageOf('Times'));
    expect((await publish(params, { from: minutes(-5) })).error).toMatchObject({ errorId: 'DOC400', field: 'from' });
    expect((await publish(params, { until: minutes(-5) })).error).toMatchObject({ errorId: 'DOC400', field: 'until' });
    const reversed = await publish(params, { from: minutes(9), until: minutes(8) });
    expect(reversed.error).toMatchObject({ errorId: 'DOC400', field: 'until' });
    for (const from of ['0000-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '2101-01-01T00:00:00Z'])
      expect((await publish(params, { from })).error?.errorId).toBe('API422');
    const input = { params: { mode: 'pre', siteId: 'US', page: 'times' } } as const;
    const query = { previewDateTime: '0000-01-01T00:00:00Z' };
    expect((await shop.anyone(getPage, { ...input, query })).error?.errorId).toBe('API422');
  });

  test('rolls back to any version, the import included, and compares them [BEY-10]', async () => {
    const params = text('repairs');
    const imported = await asShopper('repairs');
    await put(params, pageOf('Repairs, rewritten'));
    const rollBack = (number: number) =>
      editor.call(rollBackDocument, { params: { ...params, number }, query: {}, body: { note: 'Wrong date' } });
    const version = (number: number) => editor.call(getDocumentVersion, { params: { ...params, number }, query: {} });
    expect((await rollBack(0)).body).toEqual({ number: 2 });
    expect(await asShopper('repairs')).toBe(imported);
    expect((await rollBack(1)).body).toEqual({ number: 3 });
    expect(await asShopper('repairs')).toBe('Repairs, rewritten');
    expect((await rollBack(9)).error?.errorId).toBe('API404');
    expect((await version(1)).body?.body).toEqual(pageOf('Repairs, rewritten'));
    expect((await version(0)).body?.body).toEqual((await version(2)).body?.body);
    expect((await version(9)).error?.errorId).toBe('API404');
    expect((await history(params)).map(({ number, state }) => [number, state])).toEqual([
      [3, 'live'],
      [2, 'past'],
      [1, 'past'],
      [0, 'past'],
    ]);
  });

  test('takes a text off, which is a version without a body', async () => {
    const params = text('short-lived');
    const takeOff = () => editor.call(takeOffDocument, { params, query: {}, body: { note: '' } });
    expect((await takeOff()).error?.errorId).toBe('API404');
    await put(params, pageOf('Here'));
    expect((await takeOff()).body).toEqual({ number: 2 });
    expect(await asShopper('short-lived')).toBeUndefined();
    expect((await takeOff()).error?.errorId).toBe('API404');
    expect(await history(params)).toMatchObject([{ number: 2, isOff: true, state: 'live' }, { number: 1 }]);
    const { body } = await editor.call(getDocumentVersion, { params: { ...params, number: 2 }, query: {} });
    expect(body).toEqual({});
  });

  test('editors who roll back and take off at once change the document one after the other', async () => {
    const params = text('tug-of-war');
    await put(params, pageOf('Rope'));
    const outcomes = await Promise.all([
      ...[1, 1, 1].map((number) =>
        editor.call(rollBackDocument, { params: { ...params, number }, query: {}, body: { note: '' } }),
      ),
      ...[1, 2, 3].map(() => editor.call(takeOffDocument, { params, query: {}, body: { note: '' } })),
    ]);
    const done = outcomes.filter(({ status }) => status === 200);
    const reported = outcomes.filter(({ error }) => error?.errorId === 'API404');
    expect(done.length).toBeGreaterThan(3);
    expect(done.length + reported.length).toBe(outcomes.length);
    expect(await history(params)).toHaveLength(1 + done.length);
  });

  test('saves what is wrong, says where, and publishes none of it [BEY-10]', async () => {
    const params = text('unfit');
    const bad = pageOf('Unfit', { ...paragraph('a', 'x'), color: 'red' }, { id: 'b', name: 'b', type: 'of-tomorrow' });
    const problems = [
      { path: ['blocks', 0, 'color'], code: 'unknown' },
      { path: ['blocks', 1, 'type'], code: 'unknown' },
    ];
    expect((await save(params, bad)).body).toEqual({ revision: 1, problems });
    expect((await read(params)).draft?.problems).toEqual(problems);
    const { error } = await publish(params);
    expect(error?.errorId).toBe('DOC422');
    expect(problemsIn(error?.additionalInfo)).toEqual(problems);
    expect(await asShopper('unfit')).toBeUndefined();
    // The same key may be used again once it is mended.
    expect((await save(params, pageOf('Fit'), 1)).body).toEqual({ revision: 2, problems: [] });
    expect((await publish(params, { revision: 2 })).status).toBe(200);
  });

  test('finds fragments that include themselves, directly or through others, or are too deep', async () => {
    const fragment = (slug: string) => text(slug, 'en', 'fragment');
    const itself = [{ path: ['blocks', 0, 'fragmentId'], code: 'itself' }];
    expect((await save(fragment('ring'), pageOf('Ring', include('ring')))).body?.problems).toEqual(itself);
    await put(fragment('ring-a'), pageOf('A', paragraph('a', 'A')));
    await put(fragment('ring-b'), pageOf('B', include('ring-a')));
    await put(fragment('ring-c'), pageOf('C', include('ring-b')));
    expect((await save(fragment('ring-a'), pageOf('A', include('ring-c')))).body?.problems).toEqual(itself);
    const { error } = await publish(fragment('ring-a'));
    expect(problemsIn(error?.additionalInfo)).toEqual(itself);
    // Scheduled versions count, too.
    await put(fragment('later-a'), pageOf('A'));
    await put(fragment('later-b'), pageOf('B', include('later-a')), { from: minutes(60) });
    expect((await save(fragment('later-a'), pageOf('A', include('later-b')))).body?.problems).toEqual(itself);
    const ofSite = { params: fragment('later-a'), query: { site: 'US' } } as const;
    const draft = { revision: 0, body: pageOf('A', include('later-b')) };
    expect((await editor.ok(saveDocumentDraft, { ...ofSite, body: draft })).problems).toEqual(itself);
    await put(fragment('deep-d'), pageOf('D', paragraph('d', 'Deep')));
    await put(fragment('deep-c'), pageOf('C', include('deep-d')));
    await put(fragment('deep-b'), pageOf('B', include('deep-c')));
    const tooDeep = [{ path: ['blocks', 0, 'fragmentId'], code: 'too-deep' }];
    expect((await save(text('with-deep'), pageOf('Deep', include('deep-b')))).body?.problems).toEqual([]);
    expect((await save(fragment('deep-a'), pageOf('A', include('deep-b')))).body?.problems).toEqual(tooDeep);
    const { blocks } = await shop.read(getFragment, { params: { mode: 'publish', fragmentId: 'deep-b' } });
    expect(blocks.map(({ id }) => id)).toEqual(['d']);
  });

  test('lets no two fragments include each other, even when both are published at once', async () => {
    const fragment = (slug: string) => text(slug, 'en', 'fragment');
    for (let round = 1; round <= 5; round += 1) {
      const pair = [`left-${round}`, `right-${round}`] as const;
      const [left, right] = pair.map(fragment) as [Text, Text];
      for (const params of [left, right]) await put(params, pageOf('Alone'));
      expect((await save(left, pageOf('Left', include(right.slug)))).body?.problems).toEqual([]);
      expect((await save(right, pageOf('Right', include(left.slug)))).body?.problems).toEqual([]);
      const answers = await Promise.all([publish(left), publish(right)]);
      expect(answers.map(({ status, error }) => error?.errorId ?? status).sort()).toEqual([200, 'DOC422']);
    }
  });

  test('refuses more blocks than a page may have with its fragments, and shows the first of them', async () => {
    const fragment = (slug: string) => text(slug, 'en', 'fragment');
    const times = (count: number, make: (index: number) => object) =>
      Array.from({ length: count }, (_, at) => make(at));
    const often = (slug: string, count: number) => times(count, (at) => ({ ...include(slug), id: `${slug}-${at}` }));
    await put(fragment('many-c'), pageOf('C', ...times(8, (at) => paragraph(`c${at}`, 'Words'))));
    await put(fragment('many-b'), pageOf('B', ...often('many-c', 8)));
    const saved = await save(text('with-many'), pageOf('Many', ...often('many-b', 8)));
    expect(saved.body?.problems).toMatchObject([{ path: ['blocks', 6, 'fragmentId'], code: 'invalid' }, {}]);
    const own = pageOf('Own', ...times(501, (at) => paragraph(`p${at}`, 'Words')));
    expect((await save(text('many-own'), own)).body?.problems).toEqual([{ path: ['blocks'], code: 'invalid' }]);
    // A fragment grows after pages include it.
    await put(fragment('many-a'), pageOf('A', ...often('many-b', 6)));
    await put(fragment('many-c'), pageOf('C', ...times(200, (at) => paragraph(`c${at}`, 'Words'))));
    const { blocks } = await shop.read(getFragment, { params: { mode: 'publish', fragmentId: 'many-b' } });
    expect(blocks.length).toBeGreaterThan(400);
    expect(blocks.length).toBeLessThanOrEqual(500);
  });

  test('refuses more words, and longer names, than can be searched', async () => {
    const words = Array.from({ length: 80_000 }, (_, index) => `w${String(index).padStart(9, '0')}`).join(' ');
    expect((await save(text('wordy'), pageOf('Wordy', paragraph('words', words)))).status).toBe(200);
    expect((await publish(text('wordy'))).error).toMatchObject({ errorId: 'DOC413', field: 'body' });
    const long = pageOf('Long', include(randomBytes(8000).toString('hex')));
    expect((await save(text('long-name'), long)).error).toMatchObject({ errorId: 'DOC413', field: 'body' });
  });

  test('accepts a document of 1 MB, refuses one of 2 MB and one of 8 MB by name, and deep nesting', async () => {
    const params = text('large');
    const ofBytes = (bytes: number) => pageOf('Large', paragraph('words', 'x'.repeat(bytes)));
    expect((await save(params, ofBytes(1_000_000))).status).toBe(200);
    expect((await save(params, ofBytes(2_000_000), 1)).error).toMatchObject({ errorId: 'DOC413' });
    expect((await save(params, ofBytes(8_000_000), 1)).error).toMatchObject({ errorId: 'DOC413' });
    let deep: unknown = 'end';
    for (let level = 0; level < 40; level += 1) deep = { deep };
    const nested = pageOf('Deep', { ...paragraph('deep', 'x'), deep });
    expect((await save(params, nested, 1)).body?.problems).toMatchObject([{ code: 'too-deep' }]);
    let deeper: unknown = 'end';
    for (let level = 0; level < 500; level += 1) deeper = [deeper];
    expect((await save(params, { deeper }, 2)).error?.errorId).toBe('API422');
    // Nobody else makes the service read a large body.
    const refused = await shop.anyone(saveDocumentDraft, {
      params,
      query: {},
      body: { body: ofBytes(8_000_000), revision: 2 },
    });
    expect(refused.error?.errorId).toBe('AUT432');
  });

  test('lists documents by kind, name, and slug, with the state of each text and its referrers [BEY-10]', async () => {
    const link = { id: 'l', name: 'l', type: 'cta-row', targets: [{ text: 'On', url: '/pages/listed-one?from=1' }] };
    await put(text('listed-one'), pageOf('A hut in 100% wool'));
    await put(text('listed-one', 'de'), pageOf('Eine Hütte'));
    await editor.ok(takeOffDocument, { params: text('listed-one', 'de'), query: {}, body: { note: '' } });
    await put(text('listed-one', 'fr'), pageOf('Une cabane'), { from: minutes(30) });
    await put(text('listed-two'), pageOf('Links to it', link));
    await save(text('listed-three'), pageOf('Links in a draft', link));
    // What was replaced refers to nothing any more.
    await put(text('listed-four'), pageOf('Linked once', link));
    await put(text('listed-four'), pageOf('Links no more'));
    const list = async (query: object) => editor.ok(getDocuments, { query });
    const [one] = (await list({ search: '100% WOOL' })).documents;
    expect(one).toMatchObject({
      kind: 'article',
      slug: 'listed-one',
      name: 'A hut in 100% wool',
      url: '/pages/listed-one',
      referrersCount: 2,
    });
    expect(one?.texts).toMatchObject([
      { language: 'en', state: 'live', hasDraft: false },
      { language: 'de', state: 'off', hasDraft: false },
      { language: 'fr', state: 'none', hasDraft: false, nextFrom: expect.any(String) },
    ]);
    const found = await list({ search: 'listed-', kind: 'article', limit: 2 });
    expect([found.documents.map(({ slug }) => slug), found.numFound]).toEqual([['listed-four', 'listed-three'], 4]);
    expect(found.documents[1]?.texts).toMatchObject([{ state: 'none', hasDraft: true }]);
    const rest = await list({ search: 'listed-', offset: 2 });
    expect(rest.documents.map(({ slug }) => slug)).toEqual(['listed-two', 'listed-one']);
    expect((await list({ search: 'listed-', kind: 'menu' })).documents).toEqual([]);
    expect((await list({ kind: 'menu' })).documents).toMatchObject([{ slug: 'main', name: 'main' }]);
    expect((await read(text('listed-one'))).referrers).toEqual([
      { kind: 'article', slug: 'listed-three', name: 'Links in a draft' },
      { kind: 'article', slug: 'listed-two', name: 'Links to it' },
    ]);
  });

  test('records what editors do, for editors and for operators [BEY-10]', async () => {
    // Of its own for each try: the record keeps those before.
    const params = text(`recorded-${crypto.randomUUID()}`);
    const of = `article/${params.slug}`;
    await save(params, pageOf('Recorded'));
    await publish(params, { note: 'Corrects the distance' });
    await save(params, pageOf('Discarded'));
    await editor.ok(discardDocumentDraft, { params, query: { revision: 1 } });
    await put(params, pageOf('Scheduled'), { from: minutes(30) });
    await editor.ok(withdrawDocumentVersion, { params: { ...params, number: 2 }, query: {} });
    await editor.ok(takeOffDocument, { params, query: {}, body: { note: 'Too early' } });
    await editor.ok(rollBackDocument, { params: { ...params, number: 1 }, query: {}, body: { note: '' } });
    const all = await everyAction((query) => editor.ok(getDocumentActions, { query }));
    const own = all.filter((action) => action.of === of);
    expect(own.map(({ action }) => action).sort()).toEqual(
      ['discard', 'publish', 'publish', 'roll-back', 'take-off', 'withdraw'].sort(),
    );
    expect(own).toContainEqual(
      expect.objectContaining({ action: 'publish', by: editorEmail, language: 'en', note: 'Corrects the distance' }),
    );
    expect(all.every(({ action }) => !action.startsWith('staff.'))).toBe(true);
    const operator = await signInStaff(shop, 'orla@demo.example', now);
    const actions = await everyAction((query) => operator.ok(getStaffActions, { query }));
    expect(actions).toContainEqual(expect.objectContaining({ action: 'document.take-off', by: editorEmail, of }));
  });

  test('refuses moderators, operators, and shoppers [BEY-10]', async () => {
    now = new Date(now.getTime() + 60_000);
    const moderator = await signInStaff(shop, 'milo@demo.example', now);
    const shopper = await shop.guest();
    expect((await moderator.call(getDocuments, { query: {} })).error?.errorId).toBe('AUT404');
    expect((await shopper.call(getDocuments, { query: {} })).error?.errorId).toBe('AUT404');
    const draft = { params: text('not-mine'), query: {}, body: { body: pageOf('Mine'), revision: 0 } };
    expect((await moderator.call(saveDocumentDraft, draft)).error?.errorId).toBe('AUT404');
    expect((await shop.anyone(getDocuments, { query: {} })).error?.errorId).toBe('AUT432');
  });
});
