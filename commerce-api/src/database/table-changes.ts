import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type { Schema } from './schema.ts';

/** Whether answers for everybody are made of a table. What changes in the others makes no kept answer old. */
const isShared = {
  account: false,
  answer: true,
  answer_vote: false,
  associate_action: false,
  authorisation_code: false,
  cart: false,
  cart_line: false,
  cart_tender: false,
  category: true,
  // biome-ignore lint/plugin: the name of a table
  colour: true,
  consumer_address: false,
  content_revision: true,
  coupon: false,
  coupon_mark: false,
  coupon_use: false,
  delivery_rule: true,
  device_fingerprint: false,
  document: true,
  document_draft: false,
  document_version: true,
  event_lock: false,
  event_registration: true,
  former_password: false,
  found_customer: false,
  idempotency: false,
  imported_catalogue: false,
  invitation: false,
  ledger_account: false,
  ledger_entry: false,
  listing: true,
  listing_count: true,
  location: true,
  mailed_code: false,
  mailed_link: false,
  market: true,
  media: true,
  media_file: true,
  newsletter_reader: false,
  order_event: false,
  order_line: true,
  order_reversal: false,
  orders: true,
  outbox: false,
  passkey: false,
  passkey_challenge: false,
  payment: false,
  payment_session: false,
  pending_points: false,
  placement: false,
  price_adjustment: false,
  product: true,
  product_price: true,
  product_set: true,
  product_set_member: true,
  promotion: true,
  provider_event: false,
  question: true,
  rate_window: false,
  recovery_code: false,
  refund: false,
  review: true,
  review_flag: false,
  review_translation: true,
  review_vote: false,
  saved_card: false,
  search_synonym: true,
  search_word: true,
  second_factor: false,
  serving: false,
  session: false,
  shared_cart: false,
  shipment: false,
  sign_in_attempt: false,
  sign_in_code: false,
  social_identity: false,
  staff: false,
  staff_action: false,
  stock: true,
  stock_hold: false,
  stock_notice: false,
  stopped_phone: false,
  store_consent: false,
  store_employee: false,
  style: true,
  style_text: true,
  subject: false,
  subscription: false,
  support_case: false,
  support_message: false,
  support_picture: false,
  table_change: false,
  text_block: true,
  text_code: false,
  value_card: false,
  variant: true,
  webhook: false,
  webhook_delivery: false,
  wishlist: false,
  wishlist_item: false,
  withdrawal: false,
} as const satisfies Record<keyof Schema, boolean>;

const isWatched = (table: string): boolean => Object.hasOwn(isShared, table) && isShared[table as keyof Schema];

interface Named {
  readonly changed: readonly string[];
  /** All that are named, which are at least those that are read. */
  readonly named: readonly string[];
  /** Whether the number of rows that the statement affects tells that it changed nothing of them. */
  readonly isCounted: boolean;
}

/** Statements that are longer, such as those of an import, differ each time. */
const longestKept = 20_000;
const known = new LRUCache<string, Named>({ max: 1000 });

const CHANGE = /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?)\s+"?(\w+)/gi;
const WORD = /\b([a-z]\w*)\b/gi;

/** The watched tables that a statement names, and those among them that it changes. */
export function tablesIn(text: string): Named {
  const before = known.get(text);
  if (before) return before;
  const changed = watchedIn(text, CHANGE);
  const isCounted = changed.length === watchedIn(withoutParts(text), CHANGE).length;
  const found = { changed: [...new Set(changed)], named: [...new Set(watchedIn(text, WORD))], isCounted };
  if (text.length <= longestKept) known.set(text, found);
  return found;
}

/** The statement itself, without the others in its parentheses. */
function withoutParts(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutParts(shorter);
}

const watchedIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, word = '']) => word.toLowerCase()).filter(isWatched);

/** What some work has read. */
export class Reading {
  readonly tables = new Set<string>();
  /** The number of changes that had happened when it began, or when something was made that it has used. */
  since: number;
  constructor(since: number) {
    this.since = since;
  }
}

/**
 * Knows which tables were changed, and which ones some work has read, from the statements that run. So nobody has to
 * declare what an answer is made of.
 */
export class TableChanges {
  #count = 0;
  readonly #changedAt = new Map<string, number>();
  readonly #reading = new AsyncLocalStorage<Reading>();
  readonly #onOwn: (tables: readonly string[]) => void;
  readonly #isCurrent: () => boolean;

  /**
   * @param onOwn gets the tables that this process has changed
   * @param isCurrent whether changes by other processes are known as soon as they happen
   */
  constructor(onOwn: (tables: readonly string[]) => void = () => {}, isCurrent: () => boolean = () => true) {
    this.#onOwn = onOwn;
    this.#isCurrent = isCurrent;
  }

  get isCurrent(): boolean {
    return this.#isCurrent();
  }

  /** Records what this process has changed, once it is committed. */
  changeOwn(tables: readonly string[]): void {
    if (tables.length === 0) return;
    this.change(tables);
    this.#onOwn(tables);
  }

  /** Records a change, whichever process made it. */
  change(tables: readonly string[]): void {
    this.#count += 1;
    for (const table of tables) this.#changedAt.set(table, this.#count);
  }

  /** Records what the running work reads. */
  read(tables: Iterable<string>): void {
    const reading = this.#reading.getStore();
    if (reading) for (const table of tables) reading.tables.add(table);
  }

  /** Records that the running work uses what was made by other work, and is at least as old. */
  readKept({ tables, since }: Reading): void {
    this.read(tables);
    const reading = this.#reading.getStore();
    if (reading) reading.since = Math.min(reading.since, since);
  }

  /** Begins work; the reading is complete when it ends. What it reads, the work around it reads as well. */
  record<T>(work: () => Promise<T>): { readonly value: Promise<T>; readonly reading: Reading } {
    const reading = new Reading(this.#count);
    return { reading, value: this.#reading.run(reading, work) };
  }

  /** Whether something was changed that was read before. */
  isOld({ tables, since }: Reading): boolean {
    for (const table of tables) if ((this.#changedAt.get(table) ?? 0) > since) return true;
    return false;
  }
}
