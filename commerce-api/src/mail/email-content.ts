/** An email as text and HTML. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
