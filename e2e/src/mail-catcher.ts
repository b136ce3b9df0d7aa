import type { APIRequestContext } from '@playwright/test';
import { currentShop } from './current-shop.ts';
import { expect } from './fixtures.ts';

/** The mails to an address, as they have come until now. */
export async function mailsTo(
  request: APIRequestContext,
  to: string,
  { sandboxOrigin } = currentShop(),
): Promise<readonly { readonly text: string }[]> {
  const answer = await request.get(`${sandboxOrigin}/mail/messages?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { readonly messages: readonly { readonly text: string }[] }).messages;
}

/** Waits for a mail to an address in which something stands, such as a link, and returns what. */
export async function findInMail(
  request: APIRequestContext,
  to: string,
  pattern: RegExp | string,
  shop = currentShop(),
): Promise<string> {
  const part = (text: string) =>
    typeof pattern === 'string' ? text.includes(pattern) && pattern : pattern.exec(text)?.[0];
  let found = '';
  await expect
    .poll(async () => {
      found = (await mailsTo(request, to, shop)).map(({ text }) => part(text)).find(Boolean) || '';
      return found;
    })
    .not.toBe('');
  return found;
}
