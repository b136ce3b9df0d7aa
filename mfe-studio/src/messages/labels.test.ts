import { documentKinds } from 'shared-contracts/document-kinds';
import { documentSchemas } from 'shared-contracts/documents/document-schemas';
import { expect, test } from 'vitest';
import { type Field, type Fields, fieldsOf } from '../features/forms/field.ts';
import { blockNames } from './block-names.ts';
import { choiceNames } from './choice-names.ts';
import { fieldNames } from './field-names.ts';
import { labelOf } from './labels.ts';

interface Words {
  readonly fields: Set<string>;
  readonly types: Set<string>;
  readonly choices: Set<string>;
}

function collectFields(fields: Fields, words: Words): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'fixed') words.fields.add(name);
    collect(field, words);
  }
}

function collect(field: Field, words: Words): void {
  if (field.kind === 'object') collectFields(field.fields, words);
  if (field.kind === 'list') collect(field.item, words);
  if (field.kind === 'choice' || field.kind === 'several')
    for (const option of field.options) words.choices.add(String(option));
  if (field.kind !== 'variant') return;
  words.fields.add(field.key);
  for (const { value, fields } of field.options) {
    words.types.add(value);
    collectFields(fields, words);
  }
}

const shown: Words = { fields: new Set(), types: new Set(), choices: new Set() };
for (const kind of documentKinds) collectFields(fieldsOf(documentSchemas[kind]), shown);
const isWord = (value: string) => Number.isNaN(Number(value));

test('every field, type, and choice that a form shows has a name in each language [BEY-10]', () => {
  expect([...shown.fields].filter((name) => !Object.hasOwn(fieldNames, name))).toEqual([]);
  expect([...shown.types].filter((name) => !Object.hasOwn(blockNames, name))).toEqual([]);
  expect([...shown.choices].filter(isWord).filter((name) => !Object.hasOwn(choiceNames, name))).toEqual([]);
});

test('a word of a newer contract is taken apart', () => {
  expect(labelOf(fieldNames, 'slideDepth', 'fr')).toBe('Slide depth');
  expect(labelOf(fieldNames, 'constructor', 'de')).toBe('Constructor');
});
