import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits for a mail to an address in which something stands, such as a link, and returns what. */
export async function findInMail(request: APIRequestContext, to: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`${process.env.SANDBOX_ORIGIN}/mail/messages?to=${encodeURIComponent(to)}`);
      const { messages } = (await answer.json()) as { readonly messages: readonly { readonly text: string }[] };
      found = messages.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
