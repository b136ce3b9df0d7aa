import { describe, expect, test } from 'vitest';
import { block } from '../blocks/block.ts';
import { collectionExample } from '../blocks/collection.ts';
import { heroExample } from '../blocks/hero.ts';
import { richTextExample } from '../blocks/rich-text.ts';
import { findProblems, maxDepth } from './find-problems.ts';
import { blockForm } from './stored-form.ts';

const seo = { title: 'T', description: 'D', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };
const pageOf = (...blocks: object[]) => ({ name: 'A page', seo, blocks });
const collection = { ...collectionExample, products: { categoryId: '1110', sort: 'newest', count: 10 } };
const problemsOf = (body: Record<string, unknown>) => findProblems('page', body);

test('finds nothing in a page whose products and pictures are named by rule [CNT-01]', () => {
  const hero = { ...heroExample, product: { styleIds: ['TF4K2M9A'] }, id: 'hero' };
  const cards = {
    id: 'cards',
    name: 'Cards',
    type: 'category-cards',
    cards: [
      {
        title: 'Tents',
        target: { text: 'Tents', url: '/c/tents-4100' },
        picture: { pictureOf: { categoryId: '4100', view: 'front' } },
      },
    ],
  };
  const fragment = { id: 'promise', type: 'fragment', fragmentId: 'repair-promise' };
  expect(problemsOf(pageOf(hero, collection, cards, fragment))).toEqual([]);
});

const spacer = { id: 'line', name: 'Line', type: 'spacer', thickness: 1 };
const deep = (levels: number): unknown => (levels === 0 ? 'end' : { deep: deep(levels - 1) });
const linked = (url: string) => ({ ...heroExample, targets: [{ text: 'Press', url }] });

describe.each([
  ['no title', { ...heroExample, title: undefined }, [{ path: ['blocks', 0, 'title'], code: 'missing' }]],
  ['a value that it cannot have', { ...spacer, thickness: 7 }, [{ path: ['blocks', 0, 'thickness'], code: 'invalid' }]],
  ['an unknown field', { ...spacer, color: 'red' }, [{ path: ['blocks', 0, 'color'], code: 'unknown' }]],
  ['an unknown type', { ...spacer, type: 'of-tomorrow' }, [{ path: ['blocks', 0, 'type'], code: 'unknown' }]],
  ['no type', { id: 'a', name: 'a' }, [{ path: ['blocks', 0, 'type'], code: 'missing' }]],
  [
    'products that neither a rule nor a selection names',
    { ...collectionExample, products: {} },
    [
      { path: ['blocks', 0, 'products', 'categoryId'], code: 'missing' },
      { path: ['blocks', 0, 'products', 'sort'], code: 'missing' },
      { path: ['blocks', 0, 'products', 'count'], code: 'missing' },
    ],
  ],
  [
    'a script for a link',
    linked('javascript:alert(1)'),
    [{ path: ['blocks', 0, 'targets', 0, 'url'], code: 'script' }],
  ],
  ['a link without https', linked('http://a.example'), [{ path: ['blocks', 0, 'targets', 0, 'url'], code: 'invalid' }]],
  [
    'script in its text',
    { ...richTextExample, richText: [{ type: 'paragraph', content: [{ text: 'Hi <script>alert(1)</script>' }] }] },
    [{ path: ['blocks', 0, 'richText', 0, 'content', 0, 'text'], code: 'script' }],
  ],
  [
    'more levels than blocks have',
    { ...spacer, more: deep(40) },
    [{ path: ['blocks', 0, 'more', ...Array.from({ length: maxDepth }, () => 'deep')], code: 'too-deep' }],
  ],
] as const)('a block with %s', (_, changed, problems) => {
  test('is told with its place [CNT-01]', () => {
    expect(problemsOf(pageOf(changed))).toEqual(problems);
  });
});

test('tells two blocks with the same id, a page without a name, and at most a hundred problems', () => {
  expect(problemsOf(pageOf(spacer, spacer))).toEqual([{ path: ['blocks', 1, 'id'], code: 'invalid' }]);
  expect(problemsOf({ ...pageOf(), name: '' })).toEqual([{ path: ['name'], code: 'missing' }]);
  expect(problemsOf(pageOf(...Array.from({ length: 150 }, (_, id) => ({ id }))))).toHaveLength(100);
});

test('a schema has one form, by which forms of editors are recognized', () => {
  expect(blockForm(block)).toBe(blockForm(block));
});
