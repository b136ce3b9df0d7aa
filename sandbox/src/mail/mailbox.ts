import PostalMime from 'postal-mime';
import type { Journal } from '../journal.ts';

export interface Mail {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string; readonly mimeType: string; readonly size: number }[];
}

const MAX_SHOWN = 500;

/** The emails caught, newest first. */
export class Mailbox {
  readonly #journal: Journal<Mail>;
  readonly #mails: Mail[];

  constructor(journal: Journal<Mail>) {
    this.#journal = journal;
    this.#mails = journal.entries.slice(-MAX_SHOWN);
  }

  async receive(raw: Buffer, recipients: readonly string[]): Promise<Mail> {
    const parsed = await PostalMime.parse(raw);
    const mail: Mail = {
      id: crypto.randomUUID(),
      receivedAt: new Date().toISOString(),
      from: parsed.from?.address ?? '',
      to: recipients,
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
        filename: filename ?? '',
        mimeType,
        size: typeof content === 'string' ? content.length : content.byteLength,
      })),
    };
    this.#journal.append(mail);
    this.#mails.push(mail);
    if (this.#mails.length > MAX_SHOWN) this.#mails.shift();
    return mail;
  }

  /** Returns emails newest first, optionally of one recipient. */
  list(to?: string): readonly Mail[] {
    const wanted = to?.toLowerCase();
    return this.#mails
      .filter((mail) => !wanted || mail.to.some((recipient) => recipient.toLowerCase() === wanted))
      .toReversed();
  }

  get(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }
}
