import type { Language } from 'shared-contracts/locale';
import { locales } from 'shared-contracts/locale';
import type { CaseAnswered, CaseOpened } from '../consumer/support-cases.ts';
import { textOf } from '../consumer/support-cases.ts';
import type { Db } from '../database/database.ts';
import type { EmailContent, Letter } from '../mail/email-content.ts';
import { labeled } from './labeled.ts';
import { block } from './layout.ts';

/** What both emails about a case say. */
interface CaseFacts {
  readonly caseNumber: string;
  /** What was written: by the sender, or by the shop; undefined where the address may be a stranger's. */
  readonly written: string | undefined;
  readonly link: { readonly isAccount: boolean; readonly url: string };
}

interface Words {
  readonly subject: (caseNumber: string) => string;
  readonly heading: string;
  readonly intro: string;
  readonly number: string;
  readonly written: string;
  readonly toAccount: string;
  readonly toForm: string;
  readonly close: string;
}

const opened: Readonly<Record<Language, Words>> = {
  en: {
    subject: (caseNumber) => `We have your message: ${caseNumber}`,
    heading: 'Your message is with us',
    intro: 'Thank you for writing. We answer within one working day, to this address.',
    number: 'Your reference number',
    written: 'You wrote',
    toAccount: 'Follow it in your account',
    toForm: 'Write to us again',
    close:
      'Please name the number if you write again. You did not write to us? Then somebody used your address by mistake, and you can ignore this email.',
  },
  fr: {
    subject: (caseNumber) => `Nous avons reçu votre message : ${caseNumber}`,
    heading: 'Votre message est bien arrivé',
    intro: 'Merci de nous avoir écrit. Nous répondons en moins d’un jour ouvrable, à cette adresse.',
    number: 'Votre numéro de dossier',
    written: 'Vous avez écrit',
    toAccount: 'Le suivre dans votre compte',
    toForm: 'Nous écrire à nouveau',
    close:
      'Indiquez ce numéro si vous nous récrivez. Vous ne nous avez pas écrit ? Quelqu’un s’est alors trompé d’adresse : ignorez cet e-mail.',
  },
  de: {
    subject: (caseNumber) => `Wir haben Ihre Nachricht: ${caseNumber}`,
    heading: 'Ihre Nachricht ist bei uns',
    intro: 'Danke, dass Sie uns geschrieben haben. Wir antworten innerhalb eines Werktags an diese Adresse.',
    number: 'Ihre Anfragenummer',
    written: 'Sie haben geschrieben',
    toAccount: 'Im Konto verfolgen',
    toForm: 'Noch einmal schreiben',
    close:
      'Bitte nennen Sie die Nummer, wenn Sie noch einmal schreiben. Sie haben uns nicht geschrieben? Dann hat sich jemand in der Adresse geirrt, und Sie können diese E-Mail ignorieren.',
  },
};

const answered: Readonly<Record<Language, Words>> = {
  en: {
    subject: (caseNumber) => `Our answer: ${caseNumber}`,
    heading: 'Our answer',
    intro: 'You wrote to us, and this is our answer.',
    number: 'Your reference number',
    written: 'We wrote',
    toAccount: 'Reply in your account',
    toForm: 'Write to us again',
    close: 'Still have a question? Please name the number if you write again.',
  },
  fr: {
    subject: (caseNumber) => `Notre réponse : ${caseNumber}`,
    heading: 'Notre réponse',
    intro: 'Vous nous avez écrit, et voici notre réponse.',
    number: 'Votre numéro de dossier',
    written: 'Nous avons écrit',
    toAccount: 'Répondre dans votre compte',
    toForm: 'Nous écrire à nouveau',
    close: 'Encore une question ? Indiquez ce numéro si vous nous récrivez.',
  },
  de: {
    subject: (caseNumber) => `Unsere Antwort: ${caseNumber}`,
    heading: 'Unsere Antwort',
    intro: 'Sie haben uns geschrieben, und das ist unsere Antwort.',
    number: 'Ihre Anfragenummer',
    written: 'Wir haben geschrieben',
    toAccount: 'Im Konto antworten',
    toForm: 'Noch einmal schreiben',
    close: 'Noch eine Frage? Bitte nennen Sie die Nummer, wenn Sie noch einmal schreiben.',
  },
};

function caseEmail(t: Words, { caseNumber, written, link }: CaseFacts, language: Language): EmailContent {
  const action = link.isAccount ? t.toAccount : t.toForm;
  return {
    subject: t.subject(caseNumber),
    heading: t.heading,
    text: [
      ...[t.heading, '', t.intro, '', labeled(t.number, caseNumber, language), ''],
      ...(written === undefined ? [] : [labeled(t.written, '', language).trim(), written, '']),
      ...[labeled(action, link.url, language), '', t.close],
    ].join('\n'),
    blocks: [
      block.text(t.intro),
      block.fact(t.number, caseNumber),
      ...(written === undefined ? [] : [block.note(t.written), block.lines(written.split(/\r?\n/))]),
      block.button(action, link.url),
      block.note(t.close),
    ],
  };
}

interface CaseOptions {
  readonly db: Db;
  /** Public address of the shop. */
  readonly shopUrl: string;
}

/** Reads a case with how its sender is written to; undefined when it is gone. */
async function readWriter({ db, shopUrl }: CaseOptions, caseNumber: string) {
  const row = await db
    .selectFrom('support_case as c')
    .leftJoin('account as a', 'a.subject_id', 'c.subject_id')
    .select(['c.email', 'c.details', 'c.locale', 'c.of_account', 'a.locale as usual', 'a.subject_id as accountId'])
    .select(['a.email as accountEmail', 'a.mailbox_proven_at as provenAt'])
    .where('c.case_number', '=', caseNumber)
    .executeTakeFirst();
  if (!row) return undefined;
  const locale = row.locale ?? row.usual ?? 'en-us';
  const isAccount = row.accountId !== null && row.of_account;
  // Not the page of the case, which a shop may lack that has gone back to the release before.
  const page = isAccount ? 'account' : 'contact';
  return {
    to: row.email,
    locale,
    text: textOf(row),
    hasMailbox: isAccount && row.accountEmail === row.email && row.provenAt !== null,
    link: { isAccount, url: `${shopUrl}/${locale}/${page}` },
    language: locales[locale].language,
  };
}

/** Returns the email that confirms what was received. */
export async function caseOpenedLetter(options: CaseOptions, payload: unknown): Promise<Letter | undefined> {
  const { caseNumber } = payload as CaseOpened;
  const writer = await readWriter(options, caseNumber);
  if (!writer) return undefined;
  const { to, locale, language, link, hasMailbox, text: written } = writer;
  // Nobody mails a text of their own to an address that is not theirs, also not by opening an account with it.
  const facts = { caseNumber, written: hasMailbox ? written : undefined, link };
  return { to, locale, ...caseEmail(opened[language], facts, language) };
}

/** Returns the email with an answer of the shop. */
export async function caseAnsweredLetter(options: CaseOptions, payload: unknown): Promise<Letter | undefined> {
  const { messageId } = payload as CaseAnswered;
  const message = await options.db
    .selectFrom('support_message')
    .select(['case_number', 'body'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  const writer = message && (await readWriter(options, message.case_number));
  if (!writer) return undefined;
  const { to, locale, language, link } = writer;
  const facts = { caseNumber: message.case_number, written: message.body, link };
  return { to, locale, ...caseEmail(answered[language], facts, language) };
}
