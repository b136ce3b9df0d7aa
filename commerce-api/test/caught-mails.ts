import { inject } from 'vitest';
import type { Shop } from './shop.ts';

export interface CaughtMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string }[];
}

/** The sign-in codes that were mailed to an address, the latest first. */
export const mailedCodesTo = async (shop: Shop, email: string): Promise<string[]> =>
  (await caughtMails(shop, email)).flatMap(({ text }) => /code is (\d{6})/.exec(text)?.[1] ?? []);

/** Lets a shop send what waits, and returns the mails that arrived at an address, the newest first. */
export async function caughtMails(shop: Shop, email: string): Promise<CaughtMail[]> {
  shop.service.worker.nudge();
  const answer = await fetch(`${inject('sandboxUrl')}/mail/messages?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { readonly messages: CaughtMail[] }).messages;
}
