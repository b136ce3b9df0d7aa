import { expect, test } from 'vitest';
import { danglingReferences, sectionsOf } from './references.ts';

const sections = new Map([['content', sectionsOf('# Title\n\n## 2. Screens\n\n### 2.1 Pages\n\nText.\n')]]);
const dangling = (content: string) => danglingReferences([{ file: 'a.ts', content }], sections);

test.each([
  'docs/spec/content.md section 2',
  'as docs/spec/content.md section 2.1 says',
  'docs/spec/content.md',
  'docs/lessons.md',
])('accepts "%s"', (content) => {
  expect(dangling(content)).toEqual([]);
});

/** Assembled here, so that a replacement of bare names across the repository does not change this test. */
const bare = (name: string) => `${name}.md`;

test.each([
  ['docs/spec/content.md section 3', 'has no section 3'],
  ['docs/spec/content.md section 2.2', 'has no section 2.2'],
  [`${bare('content')} section 2`, 'should name docs/spec/content.md'],
  [bare('lessons'), 'should name docs/lessons.md'],
])('reports "%s"', (content, message) => {
  expect(dangling(content)).toEqual([expect.stringContaining(message)]);
});

test('leaves links between documents to their own paths', () => {
  expect(danglingReferences([{ file: 'a.md', content: '[content](spec/content.md)' }], sections)).toEqual([]);
});
