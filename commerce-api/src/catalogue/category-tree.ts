import type { Language } from 'shared-contracts/locale';
import { type LocaleId, localeIds, locales } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { keptReader } from '../database/kept-values.ts';
import type { CategoryTable } from '../database/schema.ts';
import type { TableChanges } from '../database/table-changes.ts';

/** Contains every style and is never displayed. */
export const rootCategoryId = '0001';

/** The shop's categories. */
export class CategoryTree {
  readonly #byId: ReadonlyMap<string, CategoryTable>;
  readonly #ordered: readonly CategoryTable[];

  constructor(rows: readonly CategoryTable[]) {
    this.#ordered = rows.filter(({ category_id }) => category_id !== rootCategoryId);
    this.#byId = new Map(rows.map((row) => [row.category_id, row]));
  }

  get(id: string): CategoryTable | undefined {
    return this.#byId.get(id);
  }

  get all(): readonly CategoryTable[] {
    return this.#ordered;
  }

  childrenOf(id: string): readonly CategoryTable[] {
    return this.#ordered.filter(({ parent_id }) => parent_id === id);
  }

  /** Returns the category and its ancestors, topmost first. */
  pathOf(id: string): readonly CategoryTable[] {
    const category = this.#byId.get(id);
    if (!category || category.category_id === rootCategoryId) return [];
    return category.parent_id ? [...this.pathOf(category.parent_id), category] : [category];
  }

  breadcrumbsOf(id: string, language: Language): { label: string; url: string }[] {
    return this.pathOf(id).map((category) => ({
      label: category.name[language],
      url: categoryUrl(category, language),
    }));
  }
}

/** Relative to the locale. */
export const categoryUrl = (category: Pick<CategoryTable, 'slug' | 'category_id'>, language: Language): string =>
  `/c/${category.slug[language]}-${category.category_id}`;

/** Returns the address in every locale, given a function from language to address. */
export const alternatesOf = (urlIn: (language: Language) => string): Record<LocaleId, string> =>
  Object.fromEntries(localeIds.map((id) => [id, urlIn(locales[id].language)])) as Record<LocaleId, string>;

export const readCategoryTree = async (db: Db): Promise<CategoryTree> =>
  new CategoryTree(await db.selectFrom('category').selectAll().orderBy('position').execute());

/** Returns a reader that keeps the tree until it changes. */
export const categoryTreeReader = (db: Db, changes: TableChanges): (() => Promise<CategoryTree>) =>
  keptReader(changes, () => readCategoryTree(db));
