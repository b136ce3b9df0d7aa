import type { Language } from 'shared-contracts/locale';
import type { ProductSetTable } from '../database/schema.ts';

/** Returns the path of a set's page, relative to the locale. */
export const setUrl = ({ slug, set_id }: Pick<ProductSetTable, 'slug' | 'set_id'>, language: Language): string =>
  `/sets/${slug[language]}-${set_id}`;
