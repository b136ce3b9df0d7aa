import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import { sourceAt } from './source-texts.ts';

const hero = { id: 'a', type: 'hero', title: 'Above', targets: [{ text: 'Shop', url: '/c/x-1110' }] };
const line = { id: 'b', type: 'spacer', thickness: 1 };
const changesOf = (before: unknown, after: unknown) =>
  differences(before, after).map(({ path, change }) => `${change} ${path.join('.')}`);

test.each([
  ['nothing', { name: 'A', blocks: [hero] }, { blocks: [{ ...hero }], name: 'A' }, []],
  ['a name', { name: 'A' }, { name: 'B' }, ['changed name']],
  [
    'a title in a block',
    { blocks: [hero, line] },
    { blocks: [{ ...hero, title: 'Below' }, line] },
    ['changed blocks.a.title'],
  ],
  ['a new block', { blocks: [hero] }, { blocks: [line, hero] }, ['added blocks.b']],
  ['a block that is gone', { blocks: [hero, line] }, { blocks: [line] }, ['removed blocks.a']],
  ['the order of blocks', { blocks: [hero, line] }, { blocks: [line, hero] }, ['moved blocks']],
  [
    'a link',
    { blocks: [hero] },
    { blocks: [{ ...hero, targets: [{ text: 'Shop', url: '/c/y-1120' }] }] },
    ['changed blocks.a.targets.0.url'],
  ],
  ['a value that is added', { blocks: [line] }, { blocks: [{ ...line, name: 'Line' }] }, ['added blocks.b.name']],
])('finds %s [BEY-10]', (_, before, after, found) => expect(changesOf(before, after)).toEqual(found));

test('finds the text of another language by the id of its block, whatever the order [BEY-10]', () => {
  const body = { name: 'A', blocks: [hero, line] };
  const source = { name: 'A', blocks: [line, { ...hero, title: 'Darüber' }] };
  expect(sourceAt(body, source, ['blocks', 0, 'title'])).toBe('Darüber');
  expect(sourceAt(body, source, ['name'])).toBe('A');
  expect(sourceAt(body, { blocks: [] }, ['blocks', 0, 'title'])).toBeUndefined();
});
