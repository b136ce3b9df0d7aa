import { blockTypes } from 'shared-contracts/blocks/block';
import { contentBlocks } from 'shared-contracts/blocks/content-block';
import { documentKinds } from 'shared-contracts/document-kinds';
import type * as v from 'valibot';

/** What can be looked for: documents of a kind, or those with a block of a type. */
export const docTypes = { kinds: documentKinds, blocks: [...blockTypes].sort() } as const;

/** Articles are found by the layout of their text. */
const articleLayouts = ['standard', 'v2'];

const optionsOf = (schema: v.GenericSchema | undefined): readonly string[] => {
  if (!schema) return [];
  if ('wrapped' in schema) return optionsOf(schema.wrapped as v.GenericSchema);
  return 'options' in schema && Array.isArray(schema.options) ? schema.options.map(String) : [];
};

/** The layouts that documents of a type can have; none where there is only one. */
export function layoutVariants(docType: string): readonly string[] {
  if (docType === 'article') return articleLayouts;
  const block = contentBlocks.find(({ entries }) => entries.type.literal === docType);
  return optionsOf((block?.entries as Readonly<Record<string, v.GenericSchema>> | undefined)?.variant);
}
