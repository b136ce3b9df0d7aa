import type { LocaleId } from 'shared-contracts/locale';

/** A file that goes with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** @param name without its ending */
export const pdfAttachment = (name: string, content: Buffer): Attachment => ({
  filename: `${name}.pdf`,
  contentType: 'application/pdf',
  content,
});

/** The days of a registration, which mail clients offer to add to a calendar. */
export const calendarAttachment = (content: string): Attachment => ({
  filename: 'event.ics',
  contentType: 'text/calendar; charset=utf-8',
  content: Buffer.from(content),
});

/** What an email says, twice: as text, and as what is laid out to HTML. */
export interface EmailContent {
  readonly subject: string;
  /** Begins with the heading. */
  readonly text: string;
  readonly heading: string;
  /** Below the heading, made by `block` (emails/layout.ts). */
  readonly blocks: readonly string[];
  /** Carries no link, also not below its content, since such mails are what fraudsters imitate. */
  readonly hasNoLinks?: true;
}

/** An email to somebody. */
export interface Letter extends EmailContent {
  readonly to: string;
  readonly locale: LocaleId;
  readonly attachments?: readonly Attachment[];
}
