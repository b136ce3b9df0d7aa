import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import type { Order } from 'shared-contracts/calls/checkout';
import { calendarFile } from 'shared-contracts/event-calendar';
import { locales } from 'shared-contracts/locale';
import {
  type EmailChangeRequest,
  type LinkPurpose,
  type LinkRequest,
  type LinkTokens,
  makeLink,
  type StaffLinkRequest,
} from '../auth/mailed-links.ts';
import { findSecondFactor, isMailed, type MailedCodeRequest, newMailedCode } from '../auth/second-factor.ts';
import { newSignInCode, type SignInCodeRequest } from '../auth/sign-in-codes.ts';
import { findAccount, findAccountByEmail } from '../consumer/accounts.ts';
import type { EventConfirmation } from '../consumer/event-registrations.ts';
import type { Greeting } from '../consumer/greetings.ts';
import { welcomeCode } from '../consumer/memberships.ts';
import type { NewsletterInvitation } from '../consumer/newsletter.ts';
import type { Notice } from '../consumer/notices.ts';
import type { EventCancellation } from '../consumer/own-registrations.ts';
import { notificationsOf } from '../consumer/profile.ts';
import type { ServedNotice } from '../consumer/serving.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { zoneOf } from '../delivery/opening-hours.ts';
import type { Seller } from '../documents/invoice.ts';
import { colorName } from '../goods/palette.ts';
import { productUrl } from '../goods/product-url.ts';
import { sizeLabel } from '../goods/sizes.ts';
import type { StockNotice } from '../inventory/stock-notices.ts';
import type { Deliver } from '../jobs/outbox.ts';
import { calendarAttachment, type Letter } from '../mail/email-content.ts';
import { type SmtpSettings, transportOptions } from '../mail/transport.ts';
import { readMarkets, voucherOf } from '../market/markets.ts';
import type { VoucherReached } from '../order/earnings.ts';
import type { InvitationRewarded } from '../order/invitation-rewards.ts';
import { caseAnsweredLetter, caseOpenedLetter } from './case-email.ts';
import { codeEmail, passwordNeededEmail } from './code-email.ts';
import { eventCancellationEmail } from './event-cancellation-email.ts';
import { eventEmail } from './event-email.ts';
import { emailFrame, footText } from './frame.ts';
import { invitationEmail } from './invitation-email.ts';
import { invoiceEmail } from './invoice-email.ts';
import { emailHtml } from './layout.ts';
import { legalAttachments } from './legal-attachments.ts';
import { linkEmail } from './link-email.ts';
import { noticeEmail } from './notice-email.ts';
import { confirmationEmail } from './order-confirmation.ts';
import { orderEmail, orderEmails } from './order-emails.ts';
import { servedEmail } from './served-email.ts';
import { stockEmail } from './stock-email.ts';
import { voucherEmail } from './voucher-email.ts';
import { accountEmail, memberEmail } from './welcome-emails.ts';
import { withdrawalReceipt } from './withdrawal-email.ts';

export interface MailerOptions {
  readonly db: Db;
  readonly links: LinkTokens;
  /** The shop's name. */
  readonly brand: string;
  /** Lines of the address on return labels. */
  readonly returnsAddress: readonly string[];
  /** Who sells, as invoices and emails name it. */
  readonly seller: Seller;
  /** Public address of the shop, for links in emails. */
  readonly shopUrl: string;
  readonly now: () => Date;
  /** Secret from which the numbers of issued gift cards are derived. */
  readonly giftCardSecret: string;
  readonly smtp: SmtpSettings;
  readonly from: string;
}

async function confirmation({ db, shopUrl, now }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { orderNumber } = payload as { readonly orderNumber: string };
  const row = await db
    .selectFrom('orders')
    .select(['body', 'email', 'locale'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!row || row.email === '') return undefined;
  const url = `${shopUrl}/${row.locale}/account/orders/${orderNumber}`;
  const locale = locales[row.locale];
  return {
    to: row.email,
    locale: row.locale,
    ...confirmationEmail(row.body as Order, locale, url),
    attachments: await legalAttachments(db, locale, now()),
  };
}

const pages: Readonly<Record<Exclude<LinkPurpose, 'staff'>, string>> = {
  password: 'forgot-password',
  loyalty: 'account/loyalty',
  'members-news': 'newsletter',
  email: 'confirm-email',
};

// The link is created here and not in the call, so that the call takes equally long with and without an account.
async function link({ db, links, shopUrl, now }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { purpose, email, locale } = payload as LinkRequest;
  const account = await findAccountByEmail(db, email);
  if (!account) return undefined;
  const { subjectId } = account;
  const linkId = await transact(db, (transaction) => makeLink(transaction, { subjectId, purpose, now: now() }));
  const url = `${shopUrl}/${locale}/${pages[purpose]}?token=${await links.sign(linkId)}`;
  return { to: account.email, locale, ...linkEmail(purpose, locales[locale].language, url) };
}

async function emailChange({ links, shopUrl }: MailerOptions, payload: unknown): Promise<Letter> {
  const { linkId, email, locale } = payload as EmailChangeRequest;
  const url = `${shopUrl}/${locale}/${pages.email}?token=${await links.sign(linkId)}`;
  return { to: email, locale, ...linkEmail('email', locales[locale].language, url) };
}

async function staffLink({ links, shopUrl }: MailerOptions, payload: unknown): Promise<Letter> {
  const { linkId, email, locale, reason } = payload as StaffLinkRequest;
  const url = `${shopUrl}/${locale}/staff/link?token=${await links.sign(linkId)}`;
  return { to: email, locale, ...linkEmail(`staff-${reason}`, locales[locale].language, url) };
}

// The code is created here, so that the outbox does not contain it.
async function secondFactorCode({ db, now }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { locale, ...asker } = payload as MailedCodeRequest;
  const account = await findAccount(db, asker.subjectId);
  if (!account) return undefined;
  return {
    to: account.email,
    locale,
    ...codeEmail('second-factor', await newMailedCode(db, asker, now()), locales[locale].language),
  };
}

async function signInByCode({ db, now }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { email, codeChallenge, locale } = payload as SignInCodeRequest;
  const account = await findAccountByEmail(db, email);
  if (account?.kind !== 'CONSUMER') return undefined;
  const { subjectId, email: to } = account;
  const { language } = locales[locale];
  const factor = await findSecondFactor(db, subjectId);
  if (isMailed(factor)) return { to, locale, ...passwordNeededEmail(language) };
  const code = await newSignInCode(db, { subjectId, codeChallenge }, now());
  return { to, locale, ...codeEmail('only', code, language) };
}

async function notice(payload: unknown): Promise<Letter> {
  const { kind, to, locale } = payload as Notice;
  return { to, locale, ...noticeEmail(kind, locales[locale].language) };
}

async function servingBegun({ db }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { customerId, storeId, at, sharesAddresses } = payload as ServedNotice;
  const account = await findAccount(db, customerId);
  const store = await db
    .selectFrom('location')
    .select(['name', 'country', 'time_zone'])
    .where('location_id', '=', storeId)
    .executeTakeFirst();
  if (!account || !store) return undefined;
  const facts = { store: store.name, at: new Date(at), timeZone: zoneOf(store), sharesAddresses };
  return { to: account.email, locale: account.locale, ...servedEmail(facts, locales[account.locale]) };
}

async function newsletterLink({ db, links, shopUrl }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { email } = payload as NewsletterInvitation;
  const reader = await db.selectFrom('newsletter_reader').selectAll().where('email', '=', email).executeTakeFirst();
  if (!reader || reader.confirmed_at || reader.optout_at) return undefined;
  const url = `${shopUrl}/${reader.locale}/newsletter?token=${await links.sign(reader.link_id)}`;
  return { to: email, locale: reader.locale, ...linkEmail('newsletter', locales[reader.locale].language, url) };
}

async function backInStock({ db, shopUrl }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { email, upc, locale: id } = payload as StockNotice;
  const locale = locales[id];
  const { rows } = await sql<{ name: string; slug: string; productId: string; color: string; size: string }>`
    select t.name, t.slug, p.product_id as "productId", p.colour_code as color, v.size
    from variant v
    join product p on p.product_id = v.product_id
    join style_text t on t.style_id = v.style_id and t.language = ${locale.language}
    where v.upc = ${upc}`.execute(db);
  const [goods] = rows;
  if (!goods) return undefined;
  const choice = `${colorName(goods.color, locale.language)}, ${sizeLabel(goods.size, locale)}`;
  const url = `${shopUrl}/${id}${productUrl(goods.slug, goods.productId)}`;
  return { to: email, locale: id, ...stockEmail({ name: goods.name, choice, url }, locale.language) };
}

// Read when it is sent, so that a registration that has changed since is confirmed as it is.
async function eventRegistration({ db, shopUrl, now }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { registrationId, locale, title, url, isChange } = payload as EventConfirmation;
  const row = await db
    .selectFrom('event_registration')
    .innerJoin('account', 'account.subject_id', 'event_registration.subject_id')
    .select(['account.email', 'attending_days', 'details', 'event'])
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, attending_days: days, details, event } = row;
  const page = url === undefined ? {} : { url: `${shopUrl}/${locale}${url}` };
  const guest = details.plusOne ? { guest: details.plusOne } : {};
  const accountUrl = `${shopUrl}/${locale}/account`;
  const facts = { ...event, title, ...page };
  return {
    to: email,
    locale,
    ...eventEmail({ ...facts, days, ...guest, accountUrl, isChange }, locales[locale]),
    attachments: [calendarAttachment(calendarFile({ ...facts, registrationId, attendingDays: days }, now()))],
  };
}

async function eventCancellation({ db, shopUrl }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { subjectId, locale, title, days, url } = payload as EventCancellation;
  const account = await findAccount(db, subjectId);
  if (!account) return undefined;
  const page = url === undefined ? undefined : `${shopUrl}/${locale}${url}`;
  return { to: account.email, locale, ...eventCancellationEmail({ title, days, url: page }, locales[locale]) };
}

// Whether it is wanted is asked when it is sent.
async function voucherReached({ db, shopUrl }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { subjectId, points, locale: id } = payload as VoucherReached;
  const account = await findAccount(db, subjectId);
  const voucher = voucherOf((await readMarkets(db)).get(locales[id].country), points);
  if (!account || !voucher || !notificationsOf(account).rewards) return undefined;
  return { to: account.email, locale: id, ...voucherEmail(voucher, locales[id], `${shopUrl}/${id}/account/loyalty`) };
}

// Whether it is wanted is asked when it is sent.
async function invitationRewarded({ db, shopUrl }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { subjectId, locale: id, ...reward } = payload as InvitationRewarded;
  const account = await findAccount(db, subjectId);
  if (!account || !notificationsOf(account).rewards) return undefined;
  return { to: account.email, locale: id, ...invitationEmail(reward, locales[id], `${shopUrl}/${id}/account/loyalty`) };
}

async function accountOpened({ db, shopUrl }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { subjectId, locale } = payload as Greeting;
  const account = await findAccount(db, subjectId);
  if (!account) return undefined;
  return { to: account.email, locale, ...accountEmail(locales[locale].language, `${shopUrl}/${locale}/account`) };
}

async function membershipBegun({ db, shopUrl }: MailerOptions, payload: unknown): Promise<Letter | undefined> {
  const { subjectId, locale } = payload as Greeting;
  const account = await findAccount(db, subjectId);
  if (account?.loyalty !== 'member' || !account.memberId) return undefined;
  const { email: to, memberId } = account;
  const welcome = await welcomeCode(db, subjectId);
  const code = welcome && !welcome.redeemed ? welcome.code : undefined;
  const url = `${shopUrl}/${locale}/account/loyalty`;
  return { to, locale, ...memberEmail({ memberId, code, url }, locales[locale].language) };
}

const letters: Readonly<Record<string, (options: MailerOptions, payload: unknown) => Promise<Letter | undefined>>> = {
  'order-confirmation': confirmation,
  'order-invoice': ({ db, seller }, payload) => invoiceEmail(db, payload, seller),
  'link-request': link,
  // Of a kind of its own, which the version before leaves alone.
  'members-news-link': link,
  'email-change': emailChange,
  'staff-link': staffLink,
  'sign-in-code': secondFactorCode,
  'sign-in-by-code': signInByCode,
  'account-notice': (_options, payload) => notice(payload),
  'serving-begun': servingBegun,
  'newsletter-link': newsletterLink,
  'back-in-stock': backInStock,
  'event-registration': eventRegistration,
  'event-cancellation': eventCancellation,
  'withdrawal-receipt': (options, payload) => withdrawalReceipt(options.db, payload, options),
  'voucher-reached': voucherReached,
  'invitation-rewarded': invitationRewarded,
  'account-opened': accountOpened,
  'membership-begun': membershipBegun,
  'case-opened': caseOpenedLetter,
  'case-answered': caseAnsweredLetter,
  ...Object.fromEntries(
    orderEmails.map((kind) => [
      kind,
      (options: MailerOptions, payload: unknown) => orderEmail(options.db, kind, payload, options),
    ]),
  ),
};

/** The outbox messages that are mailed. */
export const mailedMessages = Object.keys(letters);

/**
 * Sends outbox messages by SMTP. A message sent twice after a crash has the same id, so that mail clients show it once.
 */
export function mailer(options: MailerOptions): Deliver {
  const { smtp, from } = options;
  const transport = nodemailer.createTransport(transportOptions(smtp));
  return async ({ id, kind, payload }) => {
    const write = letters[kind];
    if (!write) throw new Error(`No email is defined for ${kind}`);
    const letter = await write(options, payload);
    if (!letter) return;
    const { to, subject, text, locale, hasNoLinks, attachments = [] } = letter;
    const frame = await emailFrame(options, locale, hasNoLinks);
    await transport.sendMail({
      messageId: `<${id}@storefront>`,
      from,
      to,
      subject,
      text: [text, '', footText(frame)].join('\n'),
      html: await emailHtml(frame, letter),
      attachments: [...attachments],
    });
  };
}
