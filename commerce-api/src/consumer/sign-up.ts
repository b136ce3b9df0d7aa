import { checkField } from 'shared-contracts/address-check';
import { birthDateFault } from 'shared-contracts/birth-date';
import type { ParsedCall } from 'shared-contracts/call';
import type { signUp } from 'shared-contracts/calls/auth';
import type { AddressFieldName, SignUpRequirement } from 'shared-contracts/calls/utilities';
import { isEmail } from 'shared-contracts/email';
import type { Locale } from 'shared-contracts/locale';
import { addressRulesOf } from '../address/rules.ts';
import { checkNewPassword } from '../auth/new-password.ts';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import { internationalPhone, isPhone, isTextable } from '../base/phone.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { postGreeting } from './greetings.ts';
import { joinLoyalty } from './memberships.ts';
import { writeSubscription } from './subscriptions.ts';

type Form = ParsedCall<typeof signUp>['body'];

export interface NewAccount {
  readonly subjectId: string;
  readonly form: Omit<Form, 'password'>;
  readonly passwordHash: string;
  readonly phone: string | undefined;
  readonly locale: Locale;
  readonly now: Date;
  /** The lead source header. */
  readonly leadSource: string | undefined;
}

const refuse = (field: string): never => {
  throw new CallError('API422', { field });
};

/** Checks a personal field by the rules of the country's address form. */
export function checkPersonField(name: AddressFieldName, value: string, locale: Locale): void {
  const rule = addressRulesOf(locale.country, locale.language).find((candidate) => candidate.name === name);
  // Postal codes excluded from delivery are still valid home addresses.
  if (rule && checkField({ ...rule, excluded: [] }, value)) refuse(name);
}

/**
 * Returns the phone number in international form.
 * @throws {CallError} API422 when it is invalid
 */
export function checkedPhone(
  { phone, phoneCode }: { readonly phone?: string | undefined; readonly phoneCode?: string | undefined },
  locale: Locale,
): string | undefined {
  if (!phone) return undefined;
  const international = internationalPhone(phone, phoneCode, locale.country);
  // With a dial code of its own, the number may be of any region.
  return isPhone(international, phoneCode ? undefined : locale.region) ? international : refuse('phone');
}

/** @throws {CallError} AUT453 for an invalid email address, or one longer than sign-in accepts */
export function checkEmail(email: string): void {
  if (!isEmail(email)) throw new CallError('AUT453', { field: 'email' });
}

/**
 * Checks the form of a new account (docs/spec/accounts.md section 5).
 * @param required what the market asks for besides
 * @returns the phone in international form
 */
export function checkSignUp(
  form: Form,
  required: readonly SignUpRequirement[],
  locale: Locale,
  now: Date,
): string | undefined {
  checkEmail(form.email);
  const given = { phone: form.phone, gender: form.gender, sms: form.subscriptions?.smsNotificationConsent };
  const missing = required.find((name) => !given[name]);
  if (missing) refuse(missing);
  checkNewPassword(form.password, 'password');
  return checkPerson(form, locale, now);
}

/**
 * Checks the form of a new account, whose email is checked already, without a password.
 * @returns the phone in international form
 */
export function checkPerson(form: Omit<Form, 'password'>, locale: Locale, now: Date): string | undefined {
  for (const name of ['firstName', 'lastName', 'postalCode'] as const) checkPersonField(name, form[name], locale);
  const fault = birthDateFault(form.birthDate, locale.country, now);
  if (fault) throw new CallError(fault, { field: 'birthDate' });
  const phone = checkedPhone(form, locale);
  if (form.subscriptions?.smsNotificationConsent && !(phone && isTextable(phone))) refuse('phone');
  if (!form.isTermsConfirmed) refuse('isTermsConfirmed');
  if (form.subscriptions?.loyaltyConsent && !form.loyaltyTerms) refuse('loyaltyTerms');
  return phone;
}

type Person = Pick<Form, 'email' | 'firstName' | 'lastName' | 'postalCode' | 'birthDate' | 'gender' | 'source'>;

async function insertAccount(
  transaction: Db,
  {
    subjectId,
    form,
    passwordHash,
    phone,
    locale,
    leadSource,
    provenAt,
  }: Omit<NewAccount, 'form'> & { readonly form: Person; readonly provenAt?: Date },
) {
  const { source } = form;
  await transaction.insertInto('subject').values({ subject_id: subjectId, kind: 'CONSUMER' }).execute();
  const made = await transaction
    .insertInto('account')
    .values({
      subject_id: subjectId,
      email: normalizeEmail(form.email),
      password_hash: passwordHash,
      phone: phone ?? null,
      first_name: form.firstName,
      last_name: form.lastName,
      postal_code: form.postalCode,
      birth_date: form.birthDate ?? null,
      gender: form.gender ?? null,
      country: locale.country,
      locale: locale.id,
      prosumer: null,
      credit: null,
      mailbox_proven_at: provenAt ?? null,
      source: json({
        acquisitionType: source?.acquisitionType || 'Registered',
        ...(source?.campaignName ? { campaignName: source.campaignName } : {}),
        ...(source?.store ? { store: source.store } : {}),
        ...(source?.formLocation ? { formLocation: source.formLocation } : {}),
        ...(leadSource ? { leadSource } : {}),
      }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject_id')
    .executeTakeFirst();
  if (made) return;
  const taken = await transaction
    .selectFrom('account')
    .select('email')
    .where('email', '=', normalizeEmail(form.email))
    .executeTakeFirst();
  throw taken ? new CallError('AUT439', { field: 'email' }) : new CallError('AUT442', { field: 'phone' });
}

async function subscribe(transaction: Db, { subjectId, form, phone, locale, now }: NewAccount): Promise<void> {
  const { subscriptions } = form;
  const recipient = normalizeEmail(form.email);
  const base = { subjectId, locale, now, optin: true } as const;
  if (form.newsletter || subscriptions?.newsletterConsent)
    await writeSubscription(transaction, { ...base, channel: 'email', type: 'Newsletter', recipient });
  if (subscriptions?.loyaltyNewsletterConsent && subscriptions.loyaltyConsent)
    await writeSubscription(transaction, { ...base, channel: 'email', type: 'LoyaltyNewsletter', recipient });
  if (subscriptions?.smsNotificationConsent && phone)
    await writeSubscription(transaction, { ...base, channel: 'sms', type: 'Newsletter', recipient: phone });
}

/**
 * Opens an account with everything from its form.
 * @throws {CallError} AUT439, AUT442
 */
export async function openConsumerAccount(transaction: Db, account: NewAccount): Promise<void> {
  await insertAccount(transaction, account);
  await subscribe(transaction, account);
  if (account.form.subscriptions?.loyaltyConsent)
    await joinLoyalty(transaction, account.subjectId, account.locale, account.now);
}

/** An invalid hash that no password matches. The person can set a password by email. */
export const NO_PASSWORD = 'none';

/** Opens an account for a person verified by an identity provider; missing details are requested later. */
export async function openSocialAccount(
  transaction: Db,
  person: {
    readonly subjectId: string;
    readonly idp: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly locale: Locale;
    readonly now: Date;
  },
): Promise<void> {
  const { subjectId, idp, email, firstName, lastName, locale, now } = person;
  await insertAccount(transaction, {
    subjectId,
    form: { email, firstName, lastName, postalCode: '', source: { acquisitionType: 'Social', campaignName: idp } },
    passwordHash: NO_PASSWORD,
    phone: undefined,
    locale,
    now,
    leadSource: undefined,
    // The provider has verified the address.
    provenAt: now,
  });
  await postGreeting(transaction, 'account-opened', { subjectId, locale: locale.id });
}
