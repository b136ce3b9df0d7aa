import { documentKinds } from 'shared-contracts/document-kinds';
import { documentSchemas } from 'shared-contracts/documents/document-schemas';
import { storedBlock } from 'shared-contracts/documents/stored-block';
import { describe, expect, test } from 'vitest';
import { emptyVariant } from './empty-value.ts';
import { type Field, fieldsOf, optionsOf } from './field.ts';

const kindsOf = (field: Field): readonly string[] => {
  if (field.kind === 'object') return Object.values(field.fields).flatMap(kindsOf);
  if (field.kind === 'variant') return field.options.flatMap(({ fields }) => Object.values(fields).flatMap(kindsOf));
  return field.kind === 'list' ? kindsOf(field.item) : [field.kind];
};

const fieldsOfBlock = (type: string) => {
  const option = optionsOf(storedBlock).find(({ value }) => value === type);
  if (!option) throw new Error(`There is no block ${type}`);
  return option.fields;
};

describe('forms of blocks [BEY-10]', () => {
  test('have an input for every field of every block', () => {
    const kinds = optionsOf(storedBlock).flatMap(({ fields }) => Object.values(fields).flatMap(kindsOf));
    expect(kinds).not.toContain('other');
    expect(new Set(kinds)).toContain('products');
  });

  test.each(documentKinds)('have an input for every field of a document of the kind %s', (kind) => {
    const kinds = Object.values(fieldsOf(documentSchemas[kind])).flatMap(kindsOf);
    expect(kinds).not.toContain('other');
  });

  test('say what each value of a hero is', () => {
    const fields = fieldsOfBlock('hero');
    expect(fields.title).toEqual({ kind: 'text', isOptional: false });
    expect(fields.subtitle).toEqual({ kind: 'text', isOptional: true });
    expect(fields.overlayWidth).toEqual({ kind: 'choice', options: ['xs', 'sm', 'md', 'lg'], isOptional: true });
    expect(fields.media).toMatchObject({ kind: 'object', fields: { small: { kind: 'picture' } } });
    expect(fields.mediaList).toMatchObject({ kind: 'list', min: 1, max: 3 });
    expect(fields.richText).toMatchObject({ kind: 'rich-text' });
    expect(fields.product).toMatchObject({ kind: 'products' });
  });

  test('know limits of numbers and the choices of a variant', () => {
    const { parallax } = fieldsOfBlock('parallax');
    if (parallax?.kind !== 'variant') throw new Error('no variant');
    expect(parallax.options.map(({ value }) => value)).toContain('offset');
    const offset = parallax.options.find(({ value }) => value === 'offset')?.fields.offset;
    expect(offset).toEqual({ kind: 'number', min: -5, max: 5, isWhole: true, isOptional: false });
  });

  test('begin a block with an id of its own and what its schema asks for', () => {
    const option = { value: 'card', fields: fieldsOfBlock('card') };
    const [one, other] = [emptyVariant(option), emptyVariant(option)];
    expect(one).toMatchObject({ type: 'card', title: '', target: { text: '', url: '' } });
    expect(one.id).not.toBe(other.id);
  });
});
