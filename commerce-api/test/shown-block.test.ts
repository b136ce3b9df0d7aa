import { showBlock } from 'shared-contracts/calls/document-blocks';
import { saveDocumentDraft } from 'shared-contracts/calls/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';

const seo = { title: 'T', description: 'D', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };
const line = { id: 'line', name: 'Line', type: 'spacer', thickness: 1 };

describe.each(engines)('a block that an editor works on, on %s', (engine) => {
  let shop: Shop;
  let editor: StaffCaller;
  beforeAll(async () => {
    const now = new Date();
    shop = await openShop(engine, { now: () => now });
    editor = await signInStaff(shop, 'erin@demo.example', now);
  });
  afterAll(() => shop.close());
  const shown = async (block: Record<string, unknown>) => (await editor.ok(showBlock, { body: { block } })).blocks;

  test('is shown with the products that its rule finds [BEY-10]', async () => {
    const collection = { id: 'c', name: 'New', type: 'collection', title: 'New', layout: 'grid' };
    const [block] = await shown({ ...collection, products: { categoryId: '1110', sort: 'newest', count: 3 } });
    expect(block?.type === 'collection' && block.products.length).toBe(3);
  });

  test('is shown with the draft of a fragment [BEY-10]', async () => {
    const params = { kind: 'fragment', slug: 'shared-line', language: 'en' } as const;
    const body = { body: { name: 'Line', seo, blocks: [line] }, revision: 0 };
    await editor.ok(saveDocumentDraft, { params, query: {}, body });
    expect(await shown({ id: 'f', type: 'fragment', fragmentId: 'shared-line' })).toEqual([line]);
  });

  test('is left out while it is not complete', async () => {
    expect(await shown({ id: 'h', name: 'Hero', type: 'hero' })).toEqual([]);
  });
});
