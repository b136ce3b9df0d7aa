import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Block, block, blockTypes } from './block.ts';

const notBlocks = ['block', 'content-block', 'parts', 'rich-text-document', 'slide'];
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => !notBlocks.includes(name));
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

async function exampleOf(name: string): Promise<Block> {
  const module = (await import(/* @vite-ignore */ `${import.meta.dirname}/${name}.ts`)) as Record<string, Block>;
  const example = module[`${camel(name)}Example`];
  if (!example) throw new Error(`${name}.ts has no example`);
  return example;
}

test('every block has a file, and every file a block [CNT-02]', () => {
  expect([...names].sort()).toEqual([...blockTypes].sort());
});

describe.each(names)('%s', (name) => {
  test('accepts its example', async () => {
    const example = await exampleOf(name);
    expect(example.type).toBe(name);
    expect(v.parse(block, example)).toMatchObject(example);
  });

  test('refuses an example without an id', async () => {
    const { id: _, ...rest } = await exampleOf(name);
    expect(fieldsOf(rest)).toEqual(['id']);
  });
});

const fieldsOf = (value: unknown) => v.safeParse(block, value).issues?.map((issue) => v.getDotPath(issue)) ?? [];

test.each([
  ['hero', { overlayWidth: 'xl' }, 'overlayWidth'],
  ['hero', { linkType: 'Maybe' }, 'linkType'],
  ['hero', { responsiveLayout: { small: 'beside' } }, 'responsiveLayout.small'],
  ['carousel', { breakpoints: { small: { slideWidth: '10vw' } } }, 'breakpoints.small.slideWidth'],
  ['carousel', { breakpoints: { large: { autorotateTime: 0 } } }, 'breakpoints.large.autorotateTime'],
  ['carousel', { items: [] }, 'items'],
  ['grid', { breakpoints: { medium: { type: 'list' } } }, 'breakpoints.medium.type'],
  ['spacer', { thickness: 4 }, 'thickness'],
  ['parallax', { parallax: { type: 'offset', offset: 6, item: {} } }, 'parallax.item.media'],
  ['recommendations', { cards: 4 }, 'cards'],
  ['upsell', { stackedCount: 0 }, 'stackedCount'],
  ['icon-and-text', { iconSize: 'huge' }, 'iconSize'],
  ['secondary-nav', { targets: [] }, 'targets'],
  ['video', { tracks: [{ src: 'javascript:alert(1)', label: 'A', srclang: 'en', kind: 'captions' }] }, 'tracks.0.src'],
  ['video', { tracks: [] }, 'tracks'],
  ['rich-text', { richText: [{ type: 'html', html: '<script>' }] }, 'richText.0.type'],
  ['article', { layout: 'v3' }, 'layout'],
])('%s with %j is refused and names %s', async (name, change, field) => {
  expect(fieldsOf({ ...(await exampleOf(name)), ...change })).toContain(field);
});

test('refuses an offset of more than 5 steps, and a crop without a size', async () => {
  const { parallax, ...rest } = (await exampleOf('parallax')) as Extract<Block, { type: 'parallax' }>;
  expect(fieldsOf({ ...rest, parallax: { ...parallax, offset: 6 } })).toEqual(['parallax.offset']);
  expect(fieldsOf({ ...rest, parallax: { ...parallax, type: 'crop' } })).toEqual(['parallax.size']);
});
