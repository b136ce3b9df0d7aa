import type { DocumentKind } from 'shared-contracts/document-kinds';
import { documentSchemas } from 'shared-contracts/documents/document-schemas';
import { type Fields, fieldsOf, type VariantOption } from '../forms/field.ts';

export interface DocumentFields {
  /** All but its blocks. */
  readonly fields: Fields;
  /** The types of blocks it can have; none for kinds without blocks. */
  readonly blocks: readonly VariantOption[] | undefined;
}

/** What a document of a kind has, by its schema. */
export function documentFields(kind: DocumentKind): DocumentFields {
  const { blocks, ...fields } = fieldsOf(documentSchemas[kind]);
  const isOfBlocks = blocks?.kind === 'list' && blocks.item.kind === 'variant';
  return { fields, blocks: isOfBlocks && blocks.item.kind === 'variant' ? blocks.item.options : undefined };
}
