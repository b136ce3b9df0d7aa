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

/** Has a code mailed to an address, and returns it once it has come. */
export async function codeMailedBy(
  ask: () => Promise<void>,
  request: APIRequestContext,
  to: string,
  pattern = /Your code is (\d{6})/,
): Promise<string> {
  const codes = async () => (await mailsTo(request, to)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
  const before = (await codes()).length;
  await ask();
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(before);
  return (await codes())[0] ?? '';
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
