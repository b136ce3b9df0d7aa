import type { Json, JsonObject } from '../../model/json.ts';
import type { Field, Fields, VariantOption } from './field.ts';

/** What a new value begins with: as little as its schema asks for. Undefined for what may be left out. */
export function emptyValue(field: Field): Json | undefined {
  if (field.isOptional) return undefined;
  switch (field.kind) {
    case 'text':
      return '';
    case 'choice':
      return field.options[0];
    case 'several':
      return [];
    case 'switch':
      return false;
    case 'fixed':
      return field.value;
    case 'number':
      return field.min;
    case 'list':
      return Array.from({ length: field.min }, () => emptyValue(field.item) ?? null);
    case 'object':
      return emptyObject(field.fields);
    case 'variant':
      return field.options[0] ? emptyVariant(field.options[0]) : undefined;
    case 'products':
      return field.isRuleOnly ? { categoryId: '', sort: 'recommended', count: 8 } : { styleIds: [] };
    case 'rich-text':
      return [{ type: 'paragraph', content: [{ text: '' }] }];
    case 'picture':
    case 'other':
      return undefined;
  }
}

export const emptyObject = (fields: Fields): JsonObject =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

/** Blocks have ids that are unique on their page. */
export const emptyVariant = ({ fields }: VariantOption): JsonObject => ({
  ...emptyObject(fields),
  ...(fields.id ? { id: crypto.randomUUID().slice(0, 8) } : {}),
});
