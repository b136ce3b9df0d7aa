import type { EmailContent } from '../mail/email-content.ts';
import { block } from './layout.ts';

/** The words of an email that only says something. */
export interface PlainEmail {
  readonly subject: string;
  readonly text: string;
  /** What to do when the reader did not cause it. */
  readonly close: string;
}

/** Returns an email without links. */
export const plainEmail = ({ subject, text, close }: PlainEmail): EmailContent => ({
  subject,
  heading: subject,
  text: [subject, '', text, '', close].join('\n'),
  blocks: [block.text(text), block.note(close)],
  hasNoLinks: true,
});
