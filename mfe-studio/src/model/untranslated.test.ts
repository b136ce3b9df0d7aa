import { expect, test } from 'vitest';
import { untranslatedIn } from './untranslated.ts';

test.each<[string, unknown, unknown, number]>([
  ['a sentence', 'Torn is not the end', 'Torn is not the end', 1],
  ['a translated sentence', 'Déchiré n’est pas la fin', 'Torn is not the end', 0],
  ['a single word, which many languages share', 'Tents', 'Tents', 0],
  ['numbers and addresses', ['/pages/repairs', '12 000'], ['/pages/repairs', '12 000'], 0],
  ['texts in lists and objects', [{ a: 'One two', b: 'Three four' }], [{ a: 'One two', b: 'Trois quatre' }], 1],
  ['names for editors', { name: 'Hero of autumn', tracking: { of: 'One two' } }, { name: 'Hero of autumn' }, 0],
  ['a text without counterpart', { a: 'One two', b: ['One two'] }, { c: 'One two' }, 0],
])('counts %s [BEY-10]', (_, value, source, count) => {
  expect(untranslatedIn(value, source)).toBe(count);
});
