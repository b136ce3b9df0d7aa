import { richText } from 'shared-contracts/blocks/rich-text-document';
import { blockForm } from 'shared-contracts/documents/stored-form';
import { plainPicture, productRule, storedPicture, storedProducts } from 'shared-contracts/documents/stored-values';
import type * as v from 'valibot';

/** What a form shows for one value of a document. */
export type Field = { readonly isOptional: boolean } & (
  | { readonly kind: 'text'; readonly maxLength?: number }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly isWhole: boolean }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'several'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'fixed'; readonly value: string | number | boolean }
  | { readonly kind: 'object'; readonly fields: Fields }
  | { readonly kind: 'list'; readonly item: Field; readonly min: number; readonly max?: number }
  | { readonly kind: 'variant'; readonly key: string; readonly options: readonly VariantOption[] }
  | { readonly kind: 'picture'; readonly isByRule: boolean }
  | { readonly kind: 'products'; readonly isRuleOnly: boolean }
  | { readonly kind: 'rich-text' }
  | { readonly kind: 'other' }
);

/** Names in the order of the schema. */
export type Fields = Readonly<Record<string, Field>>;

export interface VariantOption {
  readonly value: string;
  readonly fields: Fields;
}

/** A schema of valibot, as far as forms look into it. */
interface Described {
  readonly type: string;
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Readonly<Record<string, Described>>;
  readonly wrapped?: Described;
  readonly item?: Described;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: string;
  readonly getter?: unknown;
}
type Schema = v.GenericSchema;

const described = (schema: unknown): Described => schema as Described;
const optionalTypes = ['optional', 'exact_optional', 'nullish', 'nullable', 'undefinedable'];

/** The form of a schema: the one place in which schemas of documents become fields. */
export const fieldOf = (schema: Schema): Field => field(described(schema), false);

/** The fields of an object's schema. */
export function fieldsOf(schema: Schema): Fields {
  const found = fieldOf(schema);
  if (found.kind !== 'object') throw new TypeError(`Expected the schema of an object, not of ${found.kind}`);
  return found.fields;
}

/** The types of a variant with their fields. */
export function optionsOf(schema: Schema): readonly VariantOption[] {
  const found = fieldOf(schema);
  if (found.kind !== 'variant') throw new TypeError(`Expected the schema of a variant, not of ${found.kind}`);
  return found.options;
}

function field(schema: Described, isOptional: boolean): Field {
  if (optionalTypes.includes(schema.type) && schema.wrapped) return field(schema.wrapped, true);
  return { isOptional, ...(special(schema) ?? plain(schema)) };
}

type Kind = Field extends infer Each ? (Each extends Field ? Omit<Each, 'isOptional'> : never) : never;

/** What has an input of its own. */
function special(schema: Described): Kind | undefined {
  if (is(schema, richText) || is(schema, blockForm(richText))) return { kind: 'rich-text' };
  if (is(schema, storedPicture)) return { kind: 'picture', isByRule: true };
  if (is(schema, plainPicture)) return { kind: 'picture', isByRule: false };
  if (is(schema, storedProducts)) return { kind: 'products', isRuleOnly: false };
  if (is(schema, productRule)) return { kind: 'products', isRuleOnly: true };
  return undefined;
}

/** Whether it is a schema, or that schema with limits. */
const is = (schema: Described, known: Schema): boolean =>
  schema === described(known) || (schema.getter !== undefined && schema.getter === described(known).getter);

function plain(schema: Described): Kind {
  switch (schema.type) {
    case 'string':
      return { kind: 'text', ...named('maxLength', limit(schema, 'max_length')) };
    case 'number': {
      const isWhole = (schema.pipe ?? []).some(({ type }) => type === 'integer');
      const range = { ...named('min', limit(schema, 'min_value')), ...named('max', limit(schema, 'max_value')) };
      return { kind: 'number', isWhole, ...range };
    }
    case 'boolean':
      return { kind: 'switch' };
    case 'picklist':
      return { kind: 'choice', options: schema.options as readonly (string | number)[] };
    case 'literal':
      return { kind: 'fixed', value: schema.literal as string | number | boolean };
    case 'array':
      return list(schema);
    case 'variant':
      return variant(schema);
    default:
      return schema.entries ? { kind: 'object', fields: entries(schema) } : { kind: 'other' };
  }
}

function list(schema: Described): Kind {
  if (!schema.item) return { kind: 'other' };
  const item = field(schema.item, false);
  if (item.kind === 'choice') return { kind: 'several', options: item.options };
  const length = limit(schema, 'length');
  const max = length ?? limit(schema, 'max_length');
  return { kind: 'list', item, min: length ?? limit(schema, 'min_length') ?? 0, ...named('max', max) };
}

function variant(schema: Described): Kind {
  const key = schema.key ?? 'type';
  const options = (schema.options ?? []).map(described).flatMap((option): VariantOption[] => {
    // A variant may be one of the options of another.
    if (option.type === 'variant') {
      const inner = variant(option);
      return inner.kind === 'variant' ? [...inner.options] : [];
    }
    const fields = entries(option);
    const tag = fields[key];
    return tag?.kind === 'fixed' ? [{ value: String(tag.value), fields }] : [];
  });
  return { kind: 'variant', key, options };
}

const entries = (schema: Described): Fields =>
  Object.fromEntries(Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, field(entry, false)]));

/** The limit that an action of a pipe sets. */
function limit(schema: Described, type: string): number | undefined {
  const requirement = schema.pipe?.find((action) => action.type === type)?.requirement;
  return typeof requirement === 'number' ? requirement : undefined;
}

const named = <Name extends string>(name: Name, value: number | undefined) =>
  value === undefined ? {} : ({ [name]: value } as { readonly [Each in Name]: number });
