/** A mail in its two forms. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
