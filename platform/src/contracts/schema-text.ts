/** The shape of valibot schemas as far as reports and comparisons read it. */
export interface SchemaLike {
  readonly kind: 'schema';
  readonly type: string;
  readonly pipe?: readonly (SchemaLike | ActionLike)[];
  readonly entries?: Readonly<Record<string, SchemaLike>>;
  readonly item?: SchemaLike;
  readonly items?: readonly SchemaLike[];
  readonly rest?: SchemaLike;
  readonly key?: SchemaLike;
  readonly value?: SchemaLike;
  readonly wrapped?: SchemaLike;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => SchemaLike;
}
export interface ActionLike {
  readonly kind: 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly requirement?: unknown;
}

export const isSchema = (value: unknown): value is SchemaLike =>
  typeof value === 'object' && value !== null && (value as SchemaLike).kind === 'schema';

/** Names of a module's exported schemas, for references to them. */
export type SchemaNames = ReadonlyMap<unknown, string>;

const optional = new Set(['optional', 'exact_optional', 'undefinedable', 'nullish']);
const nullable = new Set(['nullable', 'nullish']);
export const mayBeMissing = ({ type }: SchemaLike) => optional.has(type);

/** A schema on one line or, for objects, several: what it accepts, with every condition. */
export function schemaText(schema: SchemaLike, names: SchemaNames, indent = ''): string {
  const name = names.get(schema);
  return name ?? ownText(schema, names, indent);
}

/** Like `schemaText`, also for a schema that has a name itself. */
export function ownText(schema: SchemaLike, names: SchemaNames, indent = ''): string {
  const text = (one: SchemaLike) => schemaText(one, names, indent);
  if (schema.pipe) return schema.pipe.map((step, place) => stepText(step, place, names, indent)).join('');
  const { type, wrapped } = schema;
  if (wrapped && (optional.has(type) || nullable.has(type))) {
    const none = nullable.has(type) ? ' | null' : '';
    return `${text(wrapped)}${none}${'default' in schema && schema.default !== undefined ? ` = ${valueText(schema.default)}` : ''}`;
  }
  if (schema.entries) return objectText(schema, names, indent);
  switch (type) {
    case 'array':
      return schema.item ? `${grouped(text(schema.item))}[]` : type;
    case 'record':
      return schema.key && schema.value ? `{ [${text(schema.key)}]: ${text(schema.value)} }` : type;
    case 'picklist':
      return (schema.options ?? []).map(valueText).join(' | ');
    case 'literal':
      return valueText(schema.literal);
    case 'union':
    case 'variant':
    case 'intersect':
      return (schema.options as readonly SchemaLike[]).map(text).join(type === 'intersect' ? ' & ' : ' | ');
    case 'tuple':
      return `[${(schema.items ?? []).map(text).join(', ')}]`;
    default:
      return type;
  }
}

const grouped = (text: string) => (/ [|&=] /.test(text) && !text.startsWith('{') ? `(${text})` : text);

function objectText({ type, entries = {}, rest }: SchemaLike, names: SchemaNames, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(entries).map(
    ([key, entry]) => `${inner}${key}${mayBeMissing(entry) ? '?' : ''}: ${schemaText(entry, names, inner)}\n`,
  );
  const others =
    type === 'loose_object' ? [`${inner}…\n`] : rest ? [`${inner}…: ${schemaText(rest, names, inner)}\n`] : [];
  const strict = type === 'strict_object' ? 'only ' : '';
  const all = [...lines, ...others];
  return all.length === 0 ? `${strict}{}` : `${strict}{\n${all.join('')}${indent}}`;
}

function stepText(step: SchemaLike | ActionLike, place: number, names: SchemaNames, indent: string): string {
  if (step.kind === 'schema')
    return place === 0 ? grouped(schemaText(step, names, indent)) : ` → ${schemaText(step, names, indent)}`;
  if (step.kind === 'metadata') return '';
  const { requirement } = step as ActionLike;
  return ` ${step.type}${requirement === undefined || typeof requirement === 'function' ? '' : `(${valueText(requirement)})`}`;
}

/** A value as source code. */
export function valueText(value: unknown): string {
  if (value instanceof RegExp || typeof value === 'bigint') return String(value);
  if (typeof value === 'function') return valueText((value as () => unknown)());
  return JSON.stringify(value) ?? 'undefined';
}
