import { getChildPages, searchArticles, searchContent } from 'shared-contracts/calls/articles';
import {
  getFooter,
  getFooterComponent,
  getLocationSelector,
  getMenu,
  getPopups,
  getUtility,
} from 'shared-contracts/calls/chrome';
import {
  getAugmentedPage,
  getCategoryContent,
  getEspot,
  getFragment,
  getPage,
  getPageByName,
  getProductContent,
  getShowcase,
} from 'shared-contracts/calls/content';
import { getHelpAnswer, getHelpTopics } from 'shared-contracts/calls/help';
import { fixedPagePaths } from 'shared-contracts/fixed-pages';
import type { Language } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHistory } from '../src/content/history.ts';
import { discardDraft, publishDraft, rollBack, saveDraft, type TextName, takeOff } from '../src/content/publishing.ts';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';
import { signInStaff } from './staff.ts';

const editor = '5b0a7cf6-6d0e-4c5e-9d3c-1f6f3f1f7a11';
const site = { mode: 'publish', siteId: 'US' } as const;
const preview = { mode: 'pre', siteId: 'US' } as const;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

const text = (slug: string, language: Language = 'en', kind = 'article', siteId = ''): TextName => ({
  kind,
  slug,
  language,
  site: siteId,
});
const seo = { title: 'T', description: 'A page of the test', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };
const paragraph = (id: string, words: string) => ({ id, name: id, type: 'rich-text', paragraphs: [words] });
const pageOf = (name: string, ...blocks: object[]) => ({ id: 'x', name, seo, blocks });
const picture = { src: '/images/v1/scene/ridge-12-dusk-mist-3x2', alt: 'Ridges', width: 1500, height: 1000 };

describe.each(engines)('documents of editors on %s', (engine) => {
  let shop: Shop;
  const as = async (email: string) => {
    const { authorization } = await signInStaff(shop, email, new Date());
    return { headers: { authorization } };
  };
  let asEditor: Awaited<ReturnType<typeof as>>;
  beforeAll(async () => {
    shop = await openShop(engine);
    asEditor = await as('erin@demo.example');
  });
  afterAll(() => shop.close());

  /** Publishes a body; without a time, at once and until another takes its place. */
  async function publish(
    name: TextName,
    body: object,
    { from = new Date(), until }: { from?: Date; until?: Date } = {},
  ) {
    return shop.db.transaction().execute(async (transaction) => {
      const revision = await saveDraft(transaction, name, { body, revision: 0, author: editor });
      return publishDraft(transaction, name, { revision, from, until, author: editor, note: 'For the test' });
    });
  }
  const nameOf = async (page: string, settings = {}) =>
    (await shop.read(getPage, { params: { ...site, page } }, settings)).name;

  test('shows what is published, in the language, else in English; site before all sites [CNT-01]', async () => {
    await publish(text('locales'), pageOf('English'));
    expect(await nameOf('locales', { locale: 'de-de' })).toBe('English');
    await publish(text('locales', 'de'), pageOf('Deutsch'));
    expect(await nameOf('locales', { locale: 'de-de' })).toBe('Deutsch');
    await publish(text('locales', 'en', 'article', 'US'), pageOf('Only here'));
    expect(await nameOf('locales')).toBe('Only here');
    const canada = { params: { ...site, siteId: 'CA', page: 'locales' } };
    expect((await shop.read(getPage, canada, { locale: 'en-ca' })).name).toBe('English');
  });

  test('publishes over an imported document, rolls back to it, and keeps every version [CNT-01]', async () => {
    const imported = await nameOf('returns');
    expect(await publish(text('returns'), pageOf('Returns, rewritten'))).toBe(1);
    expect(await nameOf('returns')).toBe('Returns, rewritten');
    await shop.db
      .transaction()
      .execute((transaction) =>
        rollBack(transaction, text('returns'), { number: 0, now: new Date(), note: 'Too early', author: editor }),
      );
    expect(await nameOf('returns')).toBe(imported);
    const history = await readHistory(shop.db, text('returns'), new Date());
    expect(history.map(({ number, state }) => [number, state])).toEqual([
      [2, 'live'],
      [1, 'past'],
      [0, 'past'],
    ]);
    await expect(
      shop.db
        .transaction()
        .execute((transaction) =>
          rollBack(transaction, text('returns'), { number: 9, now: new Date(), note: '', author: editor }),
        ),
    ).rejects.toMatchObject({ errorId: 'API404' });
  });

  test('schedules: from, until, and what was there before afterwards; a preview reads any time [CNT-01]', async () => {
    await publish(text('sale'), pageOf('Every day'), { from: minutes(-60) });
    await publish(text('sale'), pageOf('This week'), { from: minutes(10), until: minutes(20) });
    const at = async (previewDateTime: Date) =>
      (
        await shop.read(
          getPage,
          { params: { ...preview, page: 'sale' }, query: { previewDateTime: previewDateTime.toISOString() } },
          asEditor,
        )
      ).name;
    expect(await nameOf('sale')).toBe('Every day');
    expect([await at(minutes(9)), await at(minutes(11)), await at(minutes(21))]).toEqual([
      'Every day',
      'This week',
      'Every day',
    ]);
    // While it is on, a change of the page beneath does not end it; rolling back does.
    await publish(text('sale'), pageOf('Every day, changed'), { from: minutes(12) });
    expect(await at(minutes(15))).toBe('This week');
    expect(await at(minutes(21))).toBe('Every day, changed');
  });

  test('takes a document off, and shows it again', async () => {
    await publish(text('short-lived'), pageOf('Here'));
    const restoring = { now: new Date(), note: '', author: editor };
    await shop.db.transaction().execute((transaction) => takeOff(transaction, text('short-lived'), restoring));
    const gone = await shop.anyone(getPage, { params: { ...site, page: 'short-lived' } });
    expect(gone.error?.errorId).toBe('API404');
    await shop.db
      .transaction()
      .execute((transaction) =>
        rollBack(transaction, text('short-lived'), { ...restoring, number: 1, now: new Date() }),
      );
    expect(await nameOf('short-lived')).toBe('Here');
  });

  test('refuses to overwrite a draft that somebody else has changed', async () => {
    const name = text('two-editors');
    const save = (revision: number, title: string) =>
      saveDraft(shop.db, name, { body: pageOf(title), revision, author: editor });
    expect(await save(0, 'first')).toBe(1);
    await expect(save(0, 'second')).rejects.toMatchObject({ errorId: 'DOC409', additionalInfo: { revision: 1 } });
    expect(await save(1, 'third')).toBe(2);
    await expect(save(1, 'fourth')).rejects.toMatchObject({ errorId: 'DOC409', additionalInfo: { revision: 2 } });
    await expect(discardDraft(shop.db, name, 1)).rejects.toMatchObject({ errorId: 'DOC409' });
    const publication = { revision: 1, from: new Date(), author: editor, note: '' };
    await expect(
      shop.db.transaction().execute((transaction) => publishDraft(transaction, name, publication)),
    ).rejects.toMatchObject({ errorId: 'DOC409' });
    await discardDraft(shop.db, name, 2);
    expect(await save(0, 'again')).toBe(1);
  });

  test('shows drafts to editors only [CNT-01]', async () => {
    await saveDraft(shop.db, text('secret'), { body: pageOf('Not yet'), revision: 0, author: editor });
    expect((await shop.anyone(getPage, { params: { ...site, page: 'secret' } })).error?.errorId).toBe('API404');
    const draft = { params: { ...site, page: 'secret' }, query: { preview: 'true' } } as const;
    expect((await shop.read(getPage, draft, asEditor)).name).toBe('Not yet');
    const asModerator = await as('milo@demo.example');
    expect((await shop.anyone(getPage, draft, asModerator)).error?.errorId).toBe('AUT404');
    expect((await (await shop.guest()).call(getPage, draft)).error?.errorId).toBe('AUT404');
    const response = await shop.inject(getPage, draft, {}, asEditor);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('refuses every preview by anybody [CNT-01]', async () => {
    const refused = [
      await shop.anyone(getPage, { params: { ...preview, page: 'home' } }),
      await shop.anyone(getAugmentedPage, { params: { ...preview, page: 'home' } }),
      await shop.anyone(getCategoryContent, { params: { ...preview, categoryId: '1100' } }),
      await shop.anyone(getProductContent, { params: { ...preview, productId: 'TF4K2M9A0C5' } }),
      await shop.anyone(getFragment, { params: { mode: 'pre', fragmentId: 'any' } }),
      await shop.anyone(getEspot, { params: { ...preview, section: 'any' } }),
      await shop.anyone(getShowcase, { params: { ...site, docType: 'page' } }),
      await shop.anyone(searchArticles, { params: preview }),
      await shop.anyone(getChildPages, { params: { ...preview, parentPageSlug: 'help' } }),
      await shop.anyone(searchContent, { params: { ...preview, searchType: 'help' }, query: { q: 'zip' } }),
      await shop.anyone(getHelpTopics, { params: preview }),
      await shop.anyone(getHelpAnswer, { params: { ...preview, question: 'zips' } }),
      await shop.anyone(getMenu, { params: preview }),
      await shop.anyone(getFooter, { params: preview }),
      await shop.anyone(getPopups, { params: preview }),
    ];
    expect(refused.map(({ error }) => error?.errorId)).toEqual(refused.map(() => 'AUT404'));
  });

  test('leaves out a block that cannot be shown, and nothing else', async () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 40; level += 1) deep = { deep };
    await publish(
      text('broken'),
      pageOf(
        'Broken',
        paragraph('first', 'Before'),
        { id: 'bad', name: 'bad', type: 'spacer', thickness: 7 },
        {
          id: 'deep',
          name: 'deep',
          type: 'rich-text',
          paragraphs: [deep],
        },
        { type: 'of-tomorrow' },
        paragraph('last', 'After'),
      ),
    );
    const { blocks } = await shop.read(getPage, { params: { ...site, page: 'broken' } });
    expect(blocks.map(({ id }) => id)).toEqual(['first', 'last']);
    await publish(text('no-object'), ['not', 'a', 'page']);
    expect((await shop.anyone(getPage, { params: { ...site, page: 'no-object' } })).error?.errorId).toBe('API404');
  });

  test('includes fragments, and leaves one out that includes itself', async () => {
    const include = (fragmentId: string) => ({ id: `with-${fragmentId}`, type: 'fragment', fragmentId });
    await publish(text('promise', 'en', 'fragment'), pageOf('Promise', paragraph('promise', 'Repaired for life')));
    await publish(
      text('circle', 'en', 'fragment'),
      pageOf('Circle', paragraph('circle', 'Round'), include('circle'), include('missing')),
    );
    await publish(text('including'), pageOf('Including', include('promise'), include('circle')));
    const { blocks } = await shop.read(getPage, { params: { ...site, page: 'including' } });
    expect(blocks.map(({ id }) => id)).toEqual(['promise', 'circle']);
    const fragment = await shop.read(getFragment, { params: { mode: 'publish', fragmentId: 'promise' } });
    expect(fragment.blocks).toHaveLength(1);
    const missing = await shop.anyone(getFragment, { params: { mode: 'publish', fragmentId: 'missing' } });
    expect(missing.error?.errorId).toBe('API404');
  });

  test('lists articles by tag, page by page, and those related to one [CNT-07]', async () => {
    const article = (slug: string, day: number, ...tags: string[]) =>
      publish(text(slug), {
        ...pageOf(slug),
        article: {
          layout: 'standard',
          summary: `About ${slug}`,
          tags: tags.map((id) => ({ id, label: id.toUpperCase() })),
          picture,
          publishedOn: `2099-01-0${day}`,
        },
      });
    const of = async (query: object) => {
      const { result, numFound, facets } = await shop.read(searchArticles, { params: site, query });
      return { ids: result.map(({ id }) => id), numFound, facets };
    };
    await article('a-one', 1, 'test-zips');
    await article('a-two', 2, 'test-zips', 'test-down');
    await article('a-three', 3, 'test-down');
    await article('a-four', 4, 'test-zips', 'test-down');
    expect(await of({ tagId: 'test-zips' })).toMatchObject({ ids: ['a-four', 'a-two', 'a-one'], numFound: 3 });
    expect(await of({ tagId: 'test-zips', offset: 1, limit: 1 })).toMatchObject({ ids: ['a-two'], numFound: 3 });
    expect((await of({ limit: 3 })).ids).toEqual(['a-four', 'a-three', 'a-two']);
    expect((await of({ relatedTo: 'a-two', limit: 3 })).ids).toEqual(['a-four', 'a-three', 'a-one']);
    expect((await of({})).facets).toContainEqual({ id: 'test-down', label: 'TEST-DOWN', count: 3 });
    // The list follows at once what is published and taken off.
    await shop.db
      .transaction()
      .execute((transaction) => takeOff(transaction, text('a-four'), { now: new Date(), note: '', author: editor }));
    expect((await of({ tagId: 'test-zips' })).ids).toEqual(['a-two', 'a-one']);
    expect((await shop.read(getPage, { params: { ...site, page: 'a-two' } })).article?.summary).toBe('About a-two');
  });

  test('names the pages below a page and the way up', async () => {
    await publish(text('valley'), pageOf('Valley'));
    await publish(text('second-hut'), { ...pageOf('Second hut'), parent: 'valley', position: 2 });
    await publish(text('first-hut'), { ...pageOf('First hut'), parent: 'valley', position: 1 });
    await publish(text('bunk'), { ...pageOf('Bunk'), parent: 'first-hut' });
    const { children } = await shop.read(getChildPages, { params: { ...site, parentPageSlug: 'valley' } });
    expect(children.map(({ url }) => url)).toEqual(['/pages/first-hut', '/pages/second-hut']);
    const { breadcrumbs } = await shop.read(getPage, { params: { ...site, page: 'bunk' } });
    expect(breadcrumbs).toEqual([
      { label: 'Valley', url: '/pages/valley' },
      { label: 'First hut', url: '/pages/first-hut' },
    ]);
  });

  test('finds questions by their words, in the forms of the language', async () => {
    const answer = (words: string) => ({ name: words, seo, answer: words });
    await publish(text('zips', 'en', 'help'), answer('How are snorkels repaired?'));
    await publish(text('zips', 'de', 'help'), answer('Wie werden Regenschirme repariert?'));
    const find = async (q: string, locale: 'en-us' | 'de-de' = 'en-us') =>
      (await shop.read(searchContent, { params: { ...site, searchType: 'help' }, query: { q } }, { locale })).result;
    expect(await find('repairing snorkel')).toEqual([
      { id: 'zips', title: 'How are snorkels repaired?', url: '/help/zips', description: seo.description },
    ]);
    expect((await find('Regenschirm', 'de-de')).map(({ id }) => id)).toEqual(['zips']);
    expect(await find('helicopter')).toEqual([]);
    // What was replaced, and what is only a draft, is not found.
    await publish(text('zips', 'en', 'help'), answer('How are monocles repaired?'));
    await saveDraft(shop.db, text('trapezes', 'en', 'help'), {
      body: answer('Trapezes?'),
      revision: 0,
      author: editor,
    });
    expect([await find('snorkel'), await find('trapezes')]).toEqual([[], []]);
    // The German text is shown in German, whatever the English one says.
    expect(await find('monocles', 'de-de')).toEqual([]);
    await publish(text('zips', 'en', 'help'), answer('How are snorkels repaired?'));
    const articles = { params: { ...site, searchType: 'articles' }, query: { q: 'snorkels' } } as const;
    expect((await shop.read(searchContent, articles)).numFound).toBe(0);
  });

  test('has an address for each question, lists questions by topic, and names others of the topic [CNT-01]', async () => {
    const care = { id: 'care', label: 'Care' };
    await publish(text('care', 'en', 'help'), { ...pageOf('Care'), position: -1 });
    const question = (name: string, more: object) => ({ ...pageOf(name, paragraph('a', `${name} Yes.`)), ...more });
    await publish(text('wash', 'en', 'help'), question('Can I wash it?', { topic: 'care', position: 2 }));
    await publish(text('wax', 'en', 'help'), question('Can I wax it?', { topic: 'care', position: 1 }));
    await publish(text('lost', 'en', 'help'), question('Without a topic?', { topic: 'nobody-wrote-this' }));
    const { topics } = await shop.read(getHelpTopics, { params: site });
    expect(topics[0]).toMatchObject({ ...care, questions: [{ id: 'wax', url: '/help/wax' }, { id: 'wash' }] });
    expect(topics.flatMap(({ questions }) => questions).map(({ id }) => id)).not.toContain('lost');
    const ask = (name: string) => shop.read(getHelpAnswer, { params: { ...site, question: name } });
    const answer = await ask('wash');
    expect(answer).toMatchObject({ name: 'Can I wash it?', topic: care, related: [{ id: 'wax' }] });
    expect(answer.blocks).toHaveLength(1);
    expect((await ask('care')).related.map(({ id }) => id)).toEqual(['wax', 'wash']);
    const alone = await ask('lost');
    expect([alone.topic, alone.related]).toEqual([undefined, []]);
    const unknown = await shop.anyone(getHelpAnswer, { params: { ...site, question: 'nobody-asked' } });
    expect(unknown.error?.errorId).toBe('API404');
  });

  test.each(Object.keys(fixedPagePaths))(
    'shows what editors added to %s, and nothing without it [CNT-01]',
    async (page) => {
      const blocks = async () => (await shop.read(getAugmentedPage, { params: { ...site, page } })).blocks;
      const name = text(page, 'en', 'page');
      await publish(name, pageOf('Added', paragraph('added', 'Here')));
      expect(await blocks()).toMatchObject([{ id: 'added' }]);
      expect((await shop.read(getPageByName, { params: { page } })).blocks).toHaveLength(1);
      // A document that cannot be shown costs nothing else.
      await publish(name, ['no page']);
      expect(await blocks()).toEqual([]);
      const preview = { params: { ...site, page }, query: { preview: 'true' } } as const;
      await saveDraft(shop.db, name, {
        body: pageOf('Draft', paragraph('draft', 'Soon')),
        revision: 0,
        author: editor,
      });
      expect((await shop.read(getAugmentedPage, preview, asEditor)).blocks).toMatchObject([{ id: 'draft' }]);
    },
  );

  test('adds nothing to a product that editors wrote nothing about [CNT-01]', async () => {
    const read = (productId: string) => shop.read(getProductContent, { params: { ...site, productId } });
    expect((await read('TF4K2M9A0C5')).blocks).toEqual([]);
    await publish(text('TF4K2M9A0C5', 'en', 'product'), pageOf('Skarn', paragraph('p', 'Made in Portugal.')));
    expect((await read('TF4K2M9A0C5')).blocks).toHaveLength(1);
  });

  test('serves pop-ups in their order, places in pages, and the parts of the frame', async () => {
    const popup = (name: string, position: number) => ({ name, position, title: name, targets: [] });
    await publish(text('p-second', 'en', 'popup'), popup('newsletter', 2));
    await publish(text('p-first', 'en', 'popup'), popup('account', 1));
    await publish(text('p-broken', 'en', 'popup'), { name: 'broken', delay: -1 });
    const { popups } = await shop.read(getPopups, { params: site });
    const own = popups.filter(({ id }) => id.startsWith('p-'));
    expect(own.map(({ id, delay }) => [id, delay])).toEqual([
      ['p-first', 2000],
      ['p-second', 2000],
    ]);
    const espot = async (section: string) => (await shop.read(getEspot, { params: { ...site, section } })).blocks;
    await publish(text('cart-top', 'en', 'espot'), pageOf('Above the cart', paragraph('e', 'Hello')));
    expect([(await espot('cart-top')).length, (await espot('nowhere')).length]).toEqual([1, 0]);
    // A menu needs no benefit bar, and one that cannot be shown costs nothing else.
    await publish(text('main', 'en', 'menu', 'US'), { nodes: [] });
    expect(await shop.read(getMenu, { params: site })).toEqual({ nodes: [] });
    await publish(text('main', 'en', 'menu', 'US'), { nodes: 'many' });
    expect(await shop.read(getMenu, { params: site })).toEqual({ nodes: [] });
    await publish(text('main', 'en', 'utility'), { links: [{ text: 'Stores', url: '/pages/stores' }] });
    expect((await shop.read(getUtility, {})).links).toHaveLength(1);
    expect(await shop.read(getFooterComponent, {})).toEqual(await shop.read(getFooter, { params: site }));
    const british = { locale: 'en-gb' } as const;
    await shop.db
      .transaction()
      .execute((transaction) =>
        takeOff(transaction, text('main', 'en', 'footer', 'GB'), { now: new Date(), note: '', author: editor }),
      );
    const missing = await shop.anyone(getFooter, { params: { ...site, siteId: 'GB' } }, british);
    expect([missing.error?.errorId, (await shop.anyone(getFooterComponent, {}, british)).error?.errorId]).toEqual([
      'API404',
      'API404',
    ]);
    expect((await shop.read(getPageByName, { params: { page: 'home' } })).blocks.length).toBeGreaterThan(3);
    expect((await shop.anyone(getPageByName, { params: { page: 'nowhere' } })).error?.errorId).toBe('API404');
    const { regions } = await shop.read(getLocationSelector, {});
    expect(regions.map(({ locations }) => locations.map(({ localeId }) => localeId))).toEqual([
      ['en-us', 'en-ca', 'fr-ca'],
      ['en-gb', 'de-de'],
    ]);
  });

  test('lists documents by type and by the blocks in them, with the number of their referrers [CNT-11]', async () => {
    const link = { id: 'l', name: 'l', type: 'cta-row', targets: [{ text: 'On', url: '/pages/linked-to?from=1' }] };
    await publish(text('linked-to'), pageOf('Linked to'));
    await publish(text('links-one'), pageOf('One', link));
    await saveDraft(shop.db, text('links-two'), { body: pageOf('Two', link), revision: 0, author: editor });
    const list = async (params: object, query = {}) =>
      (await shop.read(getShowcase, { params: { ...site, ...params } as never, query }, asEditor)).documents;
    const linked = async (params: object) =>
      (await list(params, { limit: 50 })).find(({ id }) => id === 'article/linked-to')?.referrersCount;
    expect(await linked({ docType: 'article' })).toBe(1);
    expect(await linked({ docType: 'article', mode: 'pre' })).toBe(2);
    expect((await list({ docType: 'cta-row', mode: 'pre' })).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['article/links-one', 'article/links-two']),
    );
    const heroes = await list({ docType: 'hero' }, { layoutVariant: 'standard' });
    expect(heroes.map(({ id }) => id)).toContain('page/home');
    expect(await list({ docType: 'hero' }, { layoutVariant: 'of-tomorrow' })).toEqual([]);
    expect(await list({ docType: 'article' }, { limit: 10, offset: 1 })).toHaveLength(10);
  });
});
