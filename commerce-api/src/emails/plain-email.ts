import type { Language } from 'shared-contracts/locale';
import type { EmailContent } from '../mail/email-content.ts';
import { block, emailHtml } from './layout.ts';

/** The words of an email that only says something. */
export interface PlainEmail {
  readonly subject: string;
  readonly text: string;
  /** What to do when the reader did not cause it. */
  readonly close: string;
}

/** Returns an email as text and HTML, without links. */
export async function plainEmail({ subject, text, close }: PlainEmail, language: Language): Promise<EmailContent> {
  const html = await emailHtml(language, subject, [block.text(text), block.note(close)]);
  return { subject, text: [subject, '', text, '', close].join('\n'), html };
}
