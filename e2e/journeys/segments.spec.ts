import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { atRest } from '../src/at-rest.ts';
import { expect, test } from '../src/fixtures.ts';
import { createMember } from '../src/own-account.ts';
import { addShownProduct, signIn } from '../src/shopper.ts';
import { signInAsStaff } from '../src/staff-sign-in.ts';
import { shiftsBeyond, watchPage } from '../src/watch-page.ts';

const greetings = {
  everybody: 'Every order adds a stone',
  cart: 'Your cart is where you left it',
  member: 'Good to see you again',
  employee: 'You work here',
} as const;

/** Exactly one greeting is there: the others are not seen, not reached by keyboard, and not read out. */
async function expectGreeting(page: Pick<Page, 'getByRole'>, who: keyof typeof greetings): Promise<void> {
  for (const [name, title] of Object.entries(greetings))
    await expect(page.getByRole('link', { name: title })).toHaveCount(name === who ? 1 : 0);
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/en-us');
  await atRest(page);
}

test('a page that is the same for everybody greets guests, members, and who has a cart', {
  tag: ['@CNT-09'],
}, async ({ page, browser, baseURL, faults }) => {
  faults.allow(/Failed to load resource: net::ERR_FAILED/);
  await watchPage(page);
  // The first page of a new browser may meet its fonts late.
  await openHome(page);
  await openHome(page);
  await expectGreeting(page, 'everybody');
  expect(await shiftsBeyond(page, 0)).toEqual([]);

  await signIn(page, (await createMember()).email);
  // The browser renders this page itself.
  await page.getByRole('banner').getByRole('link', { name: 'Tarnfell' }).click();
  await expectGreeting(page, 'member');
  // It is there with the first paint: no code of the page has come.
  await page.route('**/assets/shell/**/*.js', (route) => route.abort());
  await page.goto('/en-us');
  await expectGreeting(page, 'member');
  await page.unroute('**/assets/shell/**/*.js');
  await openHome(page);
  await expectGreeting(page, 'member');
  expect(await shiftsBeyond(page, 0)).toEqual([]);
  await expectAccessibleInBothSchemes(page, 'the home page of a member');
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const htmlFor = async (context: Pick<typeof other, 'request'>) =>
    (await (await context.request.get('/en-us')).text()).replaceAll(/nonce="[^"]*"/g, '');
  expect(await htmlFor(page.context())).toBe(await htmlFor(other));
  await other.close();

  // A second tab takes part in what happens here.
  const tab = await page.context().newPage();
  await openHome(tab);
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await expectGreeting(tab, 'cart');
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expectGreeting(tab, 'member');
  await openHome(page);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').getByText(/\d points$/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectGreeting(page, 'everybody');
  await expectGreeting(tab, 'everybody');
});

test('an editor sees a page as each group of visitors does', {
  tag: ['@core', '@CNT-09', '@BEY-10'],
}, async ({ page, faults }) => {
  faults.allow(/status of 401/);
  await page.goto('/en-us/studio/page/home/en/preview');
  await signInAsStaff(page, { email: 'erin@demo.example' });
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  const as = (label: string) => page.getByLabel('Seen by').selectOption({ label });
  for (const [label, who] of [
    ['Employees', 'employee'],
    ['Members, signed in', 'member'],
    ['Everybody but: Empty cart', 'cart'],
    ['Signed out', 'everybody'],
  ] as const) {
    await as(label);
    await expectGreeting(frame, who);
  }
  await expectAccessibleInBothSchemes(page, 'the preview for a group');
});
