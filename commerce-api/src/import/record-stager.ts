import { languages } from 'shared-contracts/locale';
import { rootCategoryId } from '../catalogue/category-tree.ts';
import { wordsOf } from '../catalogue/search-words.ts';
import type { Db } from '../database/database.ts';
import { shoppersRatings } from '../reviews/rating-counts.ts';
import { type KnownCategory, KnownRecords } from './known-records.ts';
import type { Origin, Problems } from './problems.ts';
import { productRows } from './product-rows.ts';
import type { ImportRecord, RecordKind } from './records.ts';
import {
  couponRow,
  deliveryRuleOf,
  inAll,
  locationRow,
  promotionOf,
  setRows,
  slugs,
  synonymRows,
} from './row-makers.ts';
import { type StagedTable, stageRows } from './staging.ts';

/** Large enough to be fast, small enough to bound memory for catalogues of any size. */
const BATCH_ROWS = 4000;
/** Only product names up to this tier become spelling suggestions, which limits their number. */
const SUGGESTED_TIER = 0;

/** The category that contains every product, so that search and favorites read it like any other. */
const root = {
  category_id: rootCategoryId,
  parent_id: null,
  position: -1,
  name: { en: 'All', fr: 'Tout', de: 'Alles' },
  title: { en: 'All', fr: 'Tout', de: 'Alles' },
  description: { en: 'All', fr: 'Tout', de: 'Alles' },
  slug: { en: 'all', fr: 'tout', de: 'alles' },
  line: 0,
};

/** The colors of a product's designs, with the fields that name them. */
const designColors = ({ designs }: ImportRecord<'products'>): (readonly [code: string, field: string])[] =>
  designs
    ? [
        ...(['body', 'trim'] as const).flatMap((part) =>
          designs[part].map((code, index) => [code, `designs.${part}.${index}`] as const),
        ),
        ...designs.ready.flatMap(({ body, trim }, index) => [
          [body, `designs.ready.${index}.body`] as const,
          [trim, `designs.ready.${index}.trim`] as const,
        ]),
      ]
    : [];

/** What a market's record may leave out, with the value that ends it. */
const noneIn = {
  paymentMinimums: {},
  amountPerPoint: null,
  vouchers: [],
  invitations: null,
  signUpRequires: [],
} as const;

interface StagerOptions {
  readonly kinds: ReadonlySet<RecordKind>;
  readonly problems: Problems;
  readonly pictureReference: (picture: string) => string | Promise<string>;
}

/** Converts valid records to staged rows, and checks the references that are already known. */
export class RecordStager {
  readonly #transaction: Db;
  readonly #options: StagerOptions;
  readonly #rows = new Map<StagedTable | 'listed', object[]>();
  readonly #origins = new Map<string, string>();
  readonly #words = new Set<string>();
  readonly #known: KnownRecords;
  readonly #seen = new Set<string>();
  #products = 0;
  #sets = 0;
  /** The promo code that welcomes new members, once one does. */
  #welcomeCode: string | undefined;
  readonly #ratings: ReadonlyMap<string, readonly number[]>;

  private constructor(
    transaction: Db,
    options: StagerOptions,
    known: KnownRecords,
    ratings: ReadonlyMap<string, readonly number[]>,
  ) {
    this.#transaction = transaction;
    this.#options = options;
    this.#known = known;
    this.#ratings = ratings;
    if (options.kinds.has('categories')) this.#push('category', root);
    for (const { names } of known.categories.values()) this.#addCategoryWords(names);
  }

  /** Returns a stager that loads from the database what the source does not contain. */
  static async open(transaction: Db, options: StagerOptions): Promise<RecordStager> {
    const known = await KnownRecords.read(transaction, options.kinds);
    return new RecordStager(transaction, options, known, await shoppersRatings(transaction));
  }

  #push(table: StagedTable | 'listed', ...rows: readonly object[]): void {
    const kept = this.#rows.get(table) ?? [];
    for (const row of rows) kept.push(row);
    this.#rows.set(table, kept);
  }

  /** Returns the file and line of a staged row. */
  readonly originOf = (kind: string, line: number): Origin => ({
    file: this.#origins.get(kind) ?? `${kind}.jsonl`,
    line,
  });

  async add<K extends RecordKind>(kind: K, record: ImportRecord<K>, origin: Origin): Promise<void> {
    this.#origins.set(kind, origin.file);
    const adders: {
      readonly [Kind in RecordKind]: (record: ImportRecord<Kind>, origin: Origin) => void | Promise<void>;
    } = this.#adders;
    await adders[kind](record, origin);
    for (const [table, rows] of this.#rows) if (rows.length >= BATCH_ROWS) await this.#write(table, rows);
  }

  async #write(table: StagedTable | 'listed', rows: readonly object[]): Promise<void> {
    this.#rows.set(table, []);
    await stageRows(this.#transaction, table, rows);
  }

  /** Stages the buffered rows; call it after the last record. */
  async flush(): Promise<void> {
    this.#push(
      'search_word',
      ...[...this.#words].map((entry) => {
        const [language = '', word = ''] = entry.split(' ');
        return { language, word };
      }),
    );
    for (const [table, rows] of this.#rows) await this.#write(table, rows);
  }

  #addWords(language: string, name: string): void {
    for (const word of wordsOf(name)) if (word.length > 2) this.#words.add(`${language} ${word}`);
  }

  #addCategoryWords(names: KnownCategory['names']): void {
    for (const name of names) for (const language of languages) this.#addWords(language, name[language]);
  }

  /** @returns whether the id is new; otherwise the problem is recorded */
  #isNew(kind: RecordKind, id: string, origin: Origin, field: string): boolean {
    const key = `${kind} ${id}`;
    if (!this.#seen.has(key)) {
      this.#seen.add(key);
      return true;
    }
    this.#options.problems.add(origin, field, `${id} is there already, in an earlier line`);
    return false;
  }

  /** Reports a field that a record leaves out although the shop has it, as records of an earlier version do. */
  #checkStated(
    origin: Origin,
    field: string,
    now: { readonly stated: unknown; readonly kept: unknown; readonly none: unknown },
  ): void {
    const [kept, none] = [now.kept, now.none].map((value) => JSON.stringify(value));
    if (now.stated === undefined && kept !== undefined && kept !== none)
      this.#options.problems.add(
        origin,
        field,
        `is missing: write ${kept} to keep what the shop has, or ${none} to end it`,
      );
  }

  #checkKnown(
    known: { has(id: string): boolean },
    id: string,
    at: Origin & { readonly field: string; readonly file: string; readonly source: string },
  ): void {
    if (known.has(id)) return;
    this.#options.problems.add(at, at.field, `there is no "${id}" in ${at.source}`);
  }

  readonly #adders: { readonly [K in RecordKind]: (record: ImportRecord<K>, origin: Origin) => void | Promise<void> } =
    {
      colors: ({ code, name, family, swatch }, origin) => {
        if (!this.#isNew('colors', code, origin, 'code')) return;
        this.#known.addColor(code, name, family);
        this.#push('colour', {
          colour_code: code,
          position: this.#known.colors.size - 1,
          name: inAll(name),
          family,
          swatch,
          line: origin.line,
        });
      },
      categories: ({ id, parentId, name, title = name, description }, origin) => {
        if (!this.#isNew('categories', id, origin, 'id')) return;
        const isKnown = parentId === undefined || this.#known.categories.has(parentId);
        if (parentId !== undefined)
          this.#checkKnown(this.#known.categories, parentId, {
            ...origin,
            field: 'parentId',
            source: 'an earlier line',
          });
        // An unknown parent is a problem already; storing it could close a circle.
        this.#known.addCategory(id, isKnown ? parentId : undefined, [name, title]);
        this.#addCategoryWords([inAll(name), inAll(title)]);
        this.#push('category', {
          category_id: id,
          parent_id: parentId ?? null,
          position: this.#known.categories.size - 1,
          name: inAll(name),
          title: inAll(title),
          description: description ? inAll(description) : { en: '', fr: '', de: '' },
          slug: slugs(title),
          line: origin.line,
        });
      },
      'text-blocks': ({ id, language, title, paragraphs }, origin) => {
        if (this.#isNew('text-blocks', `${id} ${language}`, origin, 'id'))
          this.#push('text_block', { block_id: id, language, title, paragraphs, line: origin.line });
      },
      stores: (store, origin) => {
        if (!this.#isNew('stores', store.id, origin, 'id')) return;
        this.#known.locations.add(store.id);
        this.#push('location', locationRow(store, origin.line));
      },
      documents: (document, origin) => {
        const { kind, slug, language } = document;
        if (this.#isNew('documents', `${kind} ${slug} ${language}`, origin, 'slug'))
          this.#push('document', { ...document, line: origin.line });
      },
      markets: (rules, origin) => {
        if (!this.#isNew('markets', rules.id, origin, 'id')) return;
        this.#checkKnown(this.#known.locations, rules.warehouse, {
          ...origin,
          field: 'warehouse',
          source: 'stores.jsonl',
        });
        const kept = this.#known.kept.markets.get(rules.id);
        for (const field of Object.keys(noneIn) as (keyof typeof noneIn)[])
          this.#checkStated(origin, field, { stated: rules[field], kept: kept?.[field], none: noneIn[field] });
        this.#push('market', { market_id: rules.id, warehouse_id: rules.warehouse, rules, line: origin.line });
      },
      delivery: (rule, origin) => {
        if (!this.#isNew('delivery', rule.id, origin, 'id')) return;
        const { line } = origin;
        this.#push('delivery_rule', { rule_id: rule.id, position: line, rule: deliveryRuleOf(rule), line });
      },
      promotions: (rule, origin) => {
        if (!this.#isNew('promotions', rule.id, origin, 'id')) return;
        this.#known.promotions.add(rule.id);
        for (const [index, id] of (rule.categoryIds ?? []).entries())
          this.#checkKnown(this.#known.categories, id, {
            ...origin,
            field: `categoryIds.${index}`,
            source: 'categories.jsonl',
          });
        this.#push('promotion', { promotion_id: rule.id, rule: promotionOf(rule), line: origin.line });
      },
      coupons: (coupon, origin) => {
        if (!this.#isNew('coupons', coupon.code, origin, 'code')) return;
        this.#checkKnown(this.#known.promotions, coupon.promotionId, {
          ...origin,
          field: 'promotionId',
          source: 'promotions.jsonl',
        });
        this.#checkStated(origin, 'welcomesMembers', {
          stated: coupon.welcomesMembers,
          kept: this.#known.kept.welcomeCodes.has(coupon.code),
          none: false,
        });
        if (coupon.welcomesMembers && this.#welcomeCode)
          this.#options.problems.add(origin, 'welcomesMembers', `${this.#welcomeCode} welcomes new members already`);
        else if (coupon.welcomesMembers) this.#welcomeCode = coupon.code;
        this.#push('coupon', couponRow(coupon, origin.line));
      },
      products: (product, origin) => this.#addProduct(product, origin),
      prices: ({ product, market, current, original = current, lowestOf30Days }, { line }) =>
        this.#push('product_price', {
          product_id: product,
          market,
          current,
          original,
          historic_best: lowestOf30Days ?? null,
          line,
        }),
      stock: ({ upc, location, units }, origin) => {
        this.#checkKnown(this.#known.locations, location, { ...origin, field: 'location', source: 'stores.jsonl' });
        this.#push('stock', { upc, location_id: location, available: units, line: origin.line });
      },
      synonyms: ({ language, words }, origin) => {
        const all = [...new Set(words)];
        if (!all.every((word) => this.#isNew('synonyms', `${language} ${word}`, origin, 'words'))) return;
        this.#push('search_synonym', ...synonymRows(language, all));
      },
      sets: (record, origin) => {
        if (!this.#isNew('sets', record.id, origin, 'id')) return;
        this.#sets += 1;
        const { set, members } = setRows(record, this.#sets, origin.line);
        this.#push('product_set', set);
        this.#push('product_set_member', ...members);
      },
    };

  async #addProduct(product: ImportRecord<'products'>, origin: Origin): Promise<void> {
    for (const [field, id] of [
      ['category', product.category],
      ...product.alsoIn.map((id, index) => [`alsoIn.${index}`, id]),
    ] as [string, string][])
      this.#checkKnown(this.#known.categories, id, { ...origin, field, source: 'categories.jsonl' });
    for (const [index, { code }] of product.colors.entries())
      this.#checkKnown(this.#known.colors, code, {
        ...origin,
        field: `colors.${index}.code`,
        source: 'colors.jsonl',
      });
    this.#checkStated(origin, 'designs', {
      stated: product.designs,
      kept: this.#known.kept.designs.get(product.id),
      none: null,
    });
    for (const [code, field] of designColors(product))
      this.#checkKnown(this.#known.colors, code, { ...origin, field, source: 'colors.jsonl' });
    const colors = await Promise.all(
      product.colors.map(async (color, index) => ({
        ...color,
        pictures: await this.#references(color.pictures, { origin, field: `colors.${index}.pictures` }),
      })),
    );
    const own = this.#ratings.get(product.id);
    const ratings = product.ratings.map((count, index) => count + (own?.[index] ?? 0));
    const rows = productRows({ ...product, colors, ratings }, this.#known, {
      index: this.#products,
      line: origin.line,
    });
    this.#products += product.type === 'gift' ? 0 : 1;
    this.#push('style', rows.style);
    this.#push('style_text', ...rows.texts);
    this.#push('product', ...rows.products);
    this.#push('variant', ...rows.variants);
    this.#push('listed', ...rows.listed);
    this.#push('review', ...rows.reviews);
    this.#push('question', ...rows.questions);
    this.#push('answer', ...rows.answers);
    for (const { language, name, tier } of rows.texts) if (tier === SUGGESTED_TIER) this.#addWords(language, name);
  }

  async #references(
    pictures: ImportRecord<'products'>['colors'][number]['pictures'],
    { origin, field }: { readonly origin: Origin; readonly field: string },
  ): Promise<ImportRecord<'products'>['colors'][number]['pictures']> {
    const found = { ...pictures };
    for (const [view, picture] of Object.entries(pictures) as [keyof typeof pictures, string][]) {
      try {
        found[view] = await this.#options.pictureReference(picture);
      } catch (error) {
        this.#options.problems.add(origin, `${field}.${view}`, error instanceof Error ? error.message : String(error));
      }
    }
    return found;
  }
}
