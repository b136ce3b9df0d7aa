/** A mail in its two forms. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
