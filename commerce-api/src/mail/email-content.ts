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

/** An email as text and HTML. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** An email to somebody. */
export interface Letter extends EmailContent {
  readonly to: string;
  readonly attachments?: readonly Attachment[];
}
