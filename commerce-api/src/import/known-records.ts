import { rootCategoryId } from '../catalogue/category-tree.ts';
import type { Db } from '../database/database.ts';
import type { PresentedText } from '../database/presentation.ts';
import type { Market } from '../market/markets.ts';
import type { RecordKind } from './records.ts';
import { inAll } from './row-makers.ts';

export interface KnownCategory {
  /** Undefined for a top category. */
  readonly parentId: string | undefined;
  /** What menus and headings call it. */
  readonly names: readonly Required<PresentedText>[];
}

/** Returns whether a merchant imported the catalogue. */
export async function isImported(db: Db): Promise<boolean> {
  return (await db.selectFrom('imported_catalogue').select('imported_at').limit(1).executeTakeFirst()) !== undefined;
}

/** What other records refer to, by id. */
export class KnownRecords {
  readonly colors = new Map<string, PresentedText>();
  readonly families = new Map<string, string>();
  readonly categories = new Map<string, KnownCategory>();
  readonly locations = new Set<string>();
  readonly promotions = new Set<string>();
  /** What a merchant's shop has now, of fields that a record may leave out: no import ends it without being told to. */
  readonly kept = {
    markets: new Map<string, Partial<Market>>(),
    welcomeCodes: new Set<string>(),
    designs: new Map<string, unknown>(),
  };

  /** Loads from the database what the source does not contain. */
  static async read(db: Db, kinds: ReadonlySet<RecordKind>): Promise<KnownRecords> {
    const known = new KnownRecords();
    if (!kinds.has('colors')) await known.#readColors(db);
    if (!kinds.has('categories')) await known.#readCategories(db);
    if (!kinds.has('stores'))
      for (const { location_id } of await db.selectFrom('location').select('location_id').execute())
        known.locations.add(location_id);
    if (!kinds.has('promotions'))
      for (const { promotion_id } of await db.selectFrom('promotion').select('promotion_id').execute())
        known.promotions.add(promotion_id);
    if (await isImported(db)) await known.#readKept(db);
    return known;
  }

  async #readKept(db: Db): Promise<void> {
    const { markets, welcomeCodes, designs } = this.kept;
    for (const { market_id, rules } of await db.selectFrom('market').select(['market_id', 'rules']).execute())
      markets.set(market_id, rules as Market);
    const welcoming = db.selectFrom('coupon').select('code').where('welcomes_members', '=', true);
    for (const { code } of await welcoming.execute()) welcomeCodes.add(code);
    const designed = db.selectFrom('style').select(['style_id', 'designs']).where('designs', 'is not', null);
    for (const row of await designed.execute()) designs.set(row.style_id, row.designs);
  }

  async #readColors(db: Db): Promise<void> {
    const rows = await db.selectFrom('colour').select(['colour_code', 'name', 'family']).execute();
    for (const { colour_code, name, family } of rows) this.addColor(colour_code, name, family);
  }

  async #readCategories(db: Db): Promise<void> {
    const rows = await db
      .selectFrom('category')
      .select(['category_id', 'parent_id', 'name', 'title'])
      .where('category_id', '<>', rootCategoryId)
      .execute();
    for (const { category_id, parent_id, name, title } of rows)
      this.addCategory(category_id, parent_id ?? undefined, [name, title]);
  }

  addColor(code: string, name: PresentedText, family: string): void {
    this.colors.set(code, name);
    this.families.set(code, family);
  }

  addCategory(id: string, parentId: string | undefined, names: readonly PresentedText[]): void {
    this.categories.set(id, { parentId, names: names.map(inAll) });
  }

  /** Returns a category and its ancestors. */
  withAncestors(id: string): string[] {
    const parent = this.categories.get(id)?.parentId;
    return parent === undefined ? [id] : [id, ...this.withAncestors(parent)];
  }
}
