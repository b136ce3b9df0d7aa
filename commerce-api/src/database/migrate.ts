import { sql } from 'kysely';
import { errorCode } from './connection-errors.ts';
import type { Db } from './database.ts';
import type { Migration } from './migration.ts';
import { catalogue } from './migrations/0001-catalogue.ts';
import { commerce } from './migrations/0002-commerce.ts';
import { accounts } from './migrations/0003-accounts.ts';
import { cart } from './migrations/0004-cart.ts';
import { payment } from './migrations/0005-payment.ts';
import { providerWords } from './migrations/0006-provider-words.ts';
import { people } from './migrations/0007-people.ts';
import { catalogueSize } from './migrations/0008-catalogue-size.ts';
import { reversalLookups } from './migrations/0009-reversal-lookups.ts';
import { newsletter } from './migrations/0010-newsletter.ts';
import { pairsOfValues } from './migrations/0011-pairs-of-values.ts';
import { paletteAndPictures } from './migrations/0012-palette-and-pictures.ts';
import { lineColumns } from './migrations/0013-line-columns.ts';
import { importedCatalogue } from './migrations/0014-imported-catalogue.ts';
import { sessionLife } from './migrations/0020-session-life.ts';
import { emailChange } from './migrations/0021-email-change.ts';
import { fulfilment } from './migrations/0030-fulfilment.ts';
import { storeParcels } from './migrations/0031-store-parcels.ts';
import { tokenFamily } from './migrations/0040-token-family.ts';
import { cardPins } from './migrations/0041-card-pins.ts';
import { couponMarks } from './migrations/0042-coupon-marks.ts';
import { giftCardMails } from './migrations/0043-gift-card-mails.ts';
import { secondFactor } from './migrations/0044-second-factor.ts';
import { staff } from './migrations/0045-staff.ts';
import { documentVersions } from './migrations/0046-document-versions.ts';
import { publishing } from './migrations/0047-publishing.ts';
import { formLocations } from './migrations/0048-form-locations.ts';
import { sentMessages } from './migrations/0052-sent-messages.ts';
import { stockNotices } from './migrations/0053-stock-notices.ts';
import { reviews } from './migrations/0055-reviews.ts';
import { questions } from './migrations/0056-questions.ts';
import { productSets } from './migrations/0060-product-sets.ts';
import { savedGifts } from './migrations/0061-saved-gifts.ts';
import { storeDays } from './migrations/0062-store-days.ts';
import { searchSynonyms } from './migrations/0063-search-synonyms.ts';
import { productStories } from './migrations/0064-product-stories.ts';
import { textMessages } from './migrations/0065-text-messages.ts';
import { backOffice } from './migrations/0066-back-office.ts';
import { sharedCarts } from './migrations/0070-shared-carts.ts';
import { serving } from './migrations/0071-serving.ts';
import { limitedMessages } from './migrations/0073-limited-messages.ts';
import { whoServes } from './migrations/0074-who-serves.ts';
import { webhooks } from './migrations/0077-webhooks.ts';
import { servingEndsWithAccount } from './migrations/0080-serving-ends-with-account.ts';
import { pendingPoints } from './migrations/0081-pending-points.ts';
import { withdrawals } from './migrations/0082-withdrawals.ts';
import { tableChangeCounts } from './migrations/0083-table-changes.ts';
import { deliveryRules } from './migrations/0084-delivery-rules.ts';
import { markets } from './migrations/0085-markets.ts';
import { siteIds } from './migrations/0086-site-ids.ts';
import { welcomeCoupons } from './migrations/0087-welcome-coupons.ts';
import { vouchers } from './migrations/0088-vouchers.ts';
import { earnedPoints } from './migrations/0089-earned-points.ts';
import { paymentMinimums } from './migrations/0090-payment-minimums.ts';
import { designs } from './migrations/0091-designs.ts';
import { giftCardSizes } from './migrations/0092-gift-card-sizes.ts';
import { passkeys } from './migrations/0093-passkeys.ts';
import { signInCodes } from './migrations/0094-sign-in-codes.ts';
import { presence } from './migrations/0095-presence.ts';
import { retention } from './migrations/0096-retention.ts';
import { disabledAccounts } from './migrations/0097-disabled-accounts.ts';
import { idleAccounts } from './migrations/0098-idle-accounts.ts';
import { endsOfAccountsAndOrders } from './migrations/0099-ends-of-accounts-and-orders.ts';
import { invitations } from './migrations/0100-invitations.ts';
import { membersNews } from './migrations/0101-members-news.ts';
import { findingStores } from './migrations/0104-finding-stores.ts';
import { serviceCases } from './migrations/0105-service-cases.ts';
import { eventPlaces } from './migrations/0106-event-places.ts';
import { transact } from './transact.ts';

export const migrations: readonly Migration[] = [
  catalogue,
  commerce,
  accounts,
  cart,
  payment,
  providerWords,
  people,
  catalogueSize,
  reversalLookups,
  newsletter,
  pairsOfValues,
  paletteAndPictures,
  lineColumns,
  importedCatalogue,
  sessionLife,
  emailChange,
  fulfilment,
  storeParcels,
  tokenFamily,
  cardPins,
  couponMarks,
  giftCardMails,
  secondFactor,
  staff,
  documentVersions,
  publishing,
  formLocations,
  sentMessages,
  stockNotices,
  reviews,
  questions,
  productSets,
  savedGifts,
  storeDays,
  searchSynonyms,
  productStories,
  textMessages,
  backOffice,
  sharedCarts,
  serving,
  limitedMessages,
  whoServes,
  webhooks,
  servingEndsWithAccount,
  pendingPoints,
  withdrawals,
  tableChangeCounts,
  deliveryRules,
  markets,
  siteIds,
  welcomeCoupons,
  vouchers,
  earnedPoints,
  paymentMinimums,
  designs,
  giftCardSizes,
  passkeys,
  signInCodes,
  presence,
  retention,
  disabledAccounts,
  idleAccounts,
  endsOfAccountsAndOrders,
  invitations,
  membersNews,
  findingStores,
  serviceCases,
  eventPlaces,
];

/**
 * Migrates the schema. Safe on several instances: each migration claims its row first, and other instances wait for
 * that key until it commits.
 * @param steps the migrations of an older version, to restore its backup
 * @returns the names of the migrations applied
 */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<string[]> {
  await createLedger(db);
  const taken: string[] = [];
  for (const step of steps) {
    if (await apply(db, step)) taken.push(step.name);
  }
  return taken;
}

/**
 * What "if not exists" answers when two instances create the table concurrently: unique_violation, duplicate_table, or
 * duplicate_object, depending on how far the other one is.
 */
const CREATED_ELSEWHERE = new Set(['23505', '42P07', '42710']);

async function createLedger(db: Db): Promise<void> {
  const create = sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`;
  await create.execute(db).catch((error: unknown) => {
    if (!CREATED_ELSEWHERE.has(errorCode(error) ?? '')) throw error;
  });
}

function apply(db: Db, step: Migration): Promise<boolean> {
  return transact(db, async (transaction) => {
    const claim =
      await sql`insert into migration (name) values (${step.name}) on conflict do nothing returning name`.execute(
        transaction,
      );
    if (claim.rows.length === 0) return false;
    for (const statement of step.statements) await sql.raw(statement).execute(transaction);
    return true;
  });
}
