import { birthDateFault } from 'shared-contracts/birth-date';
import type { ParsedCall } from 'shared-contracts/call';
import type { ConsumerProfile, updateConsumer } from 'shared-contracts/calls/consumer';
import { type Language, type Locale, locales } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { isUniqueViolation } from '../database/transact.ts';
import { personalAccount } from '../ledger/accounts.ts';
import { readRules, runsAt } from '../promotions/queries.ts';
import { type Account, readAccount } from './accounts.ts';
import { readAddresses } from './addresses.ts';
import { checkedPhone, checkPersonField } from './sign-up.ts';
import { readSubscriptions } from './subscriptions.ts';

type Details = ConsumerProfile['consumerDetails'];

const creditKinds = { athlete: 'ATHLETE_CREDIT', influencer: 'INFLUENCER_CREDIT' } as const;

/** Returns the spent part of a yearly amount: its cap minus the balance; minor units. */
async function yearOf(
  db: Db,
  subjectId: string,
  kind: 'EMPLOYEE_SPEND' | 'ATHLETE_CREDIT' | 'INFLUENCER_CREDIT',
  locale: Locale,
) {
  const { currency } = locale;
  const account = await personalAccount(db, subjectId, kind, currency);
  const cap = account?.cap ?? account?.balance ?? 0;
  return { currency, currentSpend: Math.max(0, cap - (account?.balance ?? 0)), cap };
}

async function employeeOf(db: Db, account: Account, locale: Locale): Promise<Pick<Details, 'employee'>> {
  if (account.kind !== 'EMPLOYEE') return {};
  const { cap, ...spend } = await yearOf(db, account.subjectId, 'EMPLOYEE_SPEND', locale);
  return { employee: { ...spend, annualCap: cap, isEmployeeDiscountTCAccepted: account.discountTermsAt !== null } };
}

async function creditOf(db: Db, account: Account, locale: Locale): Promise<Pick<Details, 'consumerCredit'>> {
  if (!account.credit) return {};
  const { cap, ...spend } = await yearOf(db, account.subjectId, creditKinds[account.credit], locale);
  return { consumerCredit: { type: account.credit, ...spend, annualCredit: cap } };
}

/** Returns the notifications of an account; enabled by default. */
export const notificationsOf = ({
  notifications,
}: Pick<Account, 'notifications'>): ConsumerProfile['notifications'] => {
  const { orderUpdates, backInStock, rewards } = notifications;
  return {
    orderUpdates: orderUpdates === 'sms' || orderUpdates === 'both' ? orderUpdates : 'email',
    backInStock: backInStock !== false,
    rewards: rewards !== false,
  };
};

function personOf(account: Account) {
  return {
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    ...(account.phone ? { phone: account.phone } : {}),
    postalCode: account.postalCode,
    ...(account.birthDate ? { birthDate: account.birthDate } : {}),
    ...(account.gender ? { gender: account.gender } : {}),
    athlete: account.credit === 'athlete',
    prosumer: account.prosumer !== null,
    source: {
      acquisitionType: account.source.acquisitionType ?? 'Registered',
      ...(account.source.campaignName ? { campaignName: account.source.campaignName } : {}),
    },
  };
}

function membershipOf({ loyalty, loyaltySince, memberId, country }: Account) {
  const isLoyaltyMember = loyalty === 'member';
  const { region } = Object.values(locales).find((locale) => locale.country === country) ?? locales['en-us'];
  const enrollment = {
    type: 'Loyalty' as const,
    optin: true,
    doubleOptin: isLoyaltyMember,
    country,
    region,
    channel: 'email' as const,
  };
  return {
    isLoyaltyMember,
    ...(memberId && isLoyaltyMember ? { memberId } : {}),
    ...(loyaltySince ? { loyaltyOptInDate: loyaltySince.toISOString() } : {}),
    enrollments: loyalty === 'none' ? [] : [enrollment],
  };
}

/** Returns the professional program of an account, with the promotion for it. */
async function professionOf(
  db: Db,
  { prosumer: type }: Account,
  language: Language,
  now: Date,
): Promise<ConsumerProfile['consumerDetails']['identity']> {
  if (!type) return [];
  // Others may not apply to what is in the cart.
  const promotion = (await readRules(db)).find(
    ({ audience, level, reward, couponOnly, threshold, minimumUnits, categoryIds, ...times }) =>
      audience === type &&
      level === 'PRODUCT' &&
      reward.kind !== 'gift' &&
      !couponOnly &&
      !threshold &&
      !minimumUnits &&
      !categoryIds &&
      runsAt(times, now),
  );
  return [{ type, ...(promotion ? { promotion: promotion.name[language] } : {}) }];
}

interface ProfileOptions {
  readonly includeLoyaltySummary: boolean;
  /** Of the texts in it. */
  readonly language: Language;
  readonly now: Date;
}

/**
 * Returns the profile of an account.
 * @throws {CallError} PRO404 when the subject has none
 */
export async function readProfile(
  db: Db,
  subjectId: string,
  { includeLoyaltySummary, language, now }: ProfileOptions,
): Promise<ConsumerProfile> {
  const account = await readAccount(db, subjectId);
  const locale = locales[account.locale];
  const points = includeLoyaltySummary ? await personalAccount(db, subjectId, 'POINTS', 'POINTS') : undefined;
  return {
    consumerDetails: {
      ...personOf(account),
      identity: await professionOf(db, account, language, now),
      address: await readAddresses(db, subjectId),
      ...(await employeeOf(db, account, locale)),
      ...(await creditOf(db, account, locale)),
    },
    ...membershipOf(account),
    ...(points && account.loyalty === 'member' ? { loyaltySummary: { points: { balance: points.balance } } } : {}),
    preferences: {
      ...(account.interests ? { interests: account.interests } : {}),
      ...(account.shoeSize ? { preferredShoeSize: account.shoeSize } : {}),
    },
    notifications: notificationsOf(account),
    subscriptions: await readSubscriptions(db, subjectId),
  };
}

type Change = ParsedCall<typeof updateConsumer>['body']['consumerProfile'];

/** Checks a profile change by the rules of sign-up. */
function checkChange({ consumerDetails = {} }: Change, account: Account, locale: Locale, now: Date): void {
  const { birthDate, isEmployeeDiscountTCAccepted } = consumerDetails;
  for (const name of ['firstName', 'lastName', 'postalCode'] as const) {
    const value = consumerDetails[name];
    if (value !== undefined) checkPersonField(name, value, locale);
  }
  const fault = birthDate === undefined ? undefined : birthDateFault(birthDate, account.country, now);
  if (fault === 'PRO410') throw new CallError(fault, { field: 'birthDate' });
  if (isEmployeeDiscountTCAccepted && account.kind !== 'EMPLOYEE')
    throw new CallError('PRO418', { field: 'isEmployeeDiscountTCAccepted' });
}

async function checkFree(transaction: Db, subjectId: string, phone: string): Promise<void> {
  const taken = await transaction
    .selectFrom('account')
    .select('subject_id')
    .where('phone', '=', phone)
    .where('subject_id', '<>', subjectId)
    .executeTakeFirst();
  if (taken) throw new CallError('AUT444', { field: 'phone' });
}

/** Whether a change replaces the phone number that an account has. */
export function replacesPhone(
  { phone }: Pick<Account, 'phone'>,
  { consumerDetails = {} }: Change,
  locale: Locale,
): boolean {
  const wanted = checkedPhone(consumerDetails, locale);
  return phone !== null && wanted !== undefined && wanted !== phone;
}

/**
 * Changes only the given fields of a profile; writes nothing without any.
 * @throws {CallError} AUT444, PRO410, PRO418; PRO412 when another account took the phone after the check
 */
export async function changeProfile(
  transaction: Db,
  subjectId: string,
  change: Change,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const account = await readAccount(transaction, subjectId);
  checkChange(change, account, locale, now);
  const { consumerDetails: details = {}, preferences = {} } = change;
  const phone = checkedPhone(details, locale);
  if (phone) await checkFree(transaction, subjectId, phone);
  const values = {
    ...(phone ? { phone } : {}),
    ...(details.firstName ? { first_name: details.firstName } : {}),
    ...(details.lastName ? { last_name: details.lastName } : {}),
    ...(details.postalCode ? { postal_code: details.postalCode } : {}),
    ...(details.birthDate ? { birth_date: details.birthDate } : {}),
    ...(details.gender ? { gender: details.gender } : {}),
    ...(details.isEmployeeDiscountTCAccepted && !account.discountTermsAt ? { discount_terms_at: now } : {}),
    ...(preferences.interests === undefined ? {} : { interests: preferences.interests }),
    ...(preferences.preferredShoeSize === undefined ? {} : { shoe_size: preferences.preferredShoeSize }),
  };
  if (Object.keys(values).length === 0) return;
  try {
    await transaction
      .updateTable('account')
      .set({ ...values, updated_at: now })
      .where('subject_id', '=', subjectId)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new CallError('PRO412');
    throw error;
  }
}
