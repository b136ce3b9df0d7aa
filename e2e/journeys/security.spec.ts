import type { Page } from '@playwright/test';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import { expectAccessible } from '../src/accessible.ts';
import { allowEverything } from '../src/allow-everything.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { createAccount } from '../src/own-account.ts';
import { chooseSizeAndAdd, demoPassword, openAccount, signIn } from '../src/shopper.ts';

const security = '/en-us/account/security';
const signInFirst = 'Sign in to see and change what we keep for you.';
const devicesOf = (page: Page) => page.getByRole('region', { name: 'Your devices' });

test('changes the password with the current one, which signs out other devices and is told by mail', {
  tag: ['@ACC-06', '@SEC-02'],
}, async ({ page, browser, request, faults }) => {
  faults.allow(/status of 4\d\d/);
  const email = await openAccount(page, 'password');
  await page.goto(security);
  const elsewhere = await browser.newPage();
  await allowEverything(elsewhere.context());
  await signIn(elsewhere, email);
  await elsewhere.goto('/en-us/account/security');
  await expect(elsewhere.getByRole('region', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(2);
  const password = page.getByRole('region', { name: 'Password' });
  const current = password.getByLabel('Current password', { exact: true });
  const next = password.getByLabel('New password', { exact: true });
  const again = password.getByLabel('New password again', { exact: true });
  const open = password.getByRole('button', { name: 'Change password' });
  await open.click();
  await expect(current).toBeFocused();
  const change = password.getByRole('button', { name: 'Save new password' });
  for (const [typed, wanted, repeated, field, reason] of [
    ['Wrong-2026', 'Scree-2027', 'Scree-2028', again, 'The passwords do not match.'],
    ['Wrong-2026', 'Scree-2027', 'Scree-2027', current, /not right|incorrect/],
    [demoPassword, demoPassword, demoPassword, next, /must differ/],
  ] as const) {
    await current.fill(typed);
    await next.fill(wanted);
    await again.fill(repeated);
    await change.click();
    await expect(field).toHaveAccessibleDescription(reason);
  }
  await next.fill('Scree-2027');
  await again.fill('Scree-2027');
  await change.click();
  await expect(page.getByText('Your password has changed, and other devices are signed out.')).toBeVisible();
  await expect(current).toHaveCount(0);
  await expect(open).toBeFocused();
  await findInMail(request, email, /password of your account has just changed/);

  await elsewhere.reload();
  await expect(elsewhere.getByText('Sign in to see and change what we keep for you.')).toBeVisible();
  await elsewhere.close();
});

test('changes the email with a confirmation and a link mailed to the new address, and tells both addresses', {
  tag: ['@core', '@SEC-02'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 4\d\d/);
  const taken = await createAccount();
  const own = await openAccount(page, 'email');
  const renewed = `renewed-${own}`;
  await page.goto('/en-us/account');
  const nav = page.getByRole('navigation', { name: 'Your account' });
  await nav.getByRole('link', { name: 'Sign-in and security' }).click();
  const form = page.getByRole('region', { name: 'Email address' });
  await expect(form.getByText(`You sign in as ${own}.`)).toBeVisible();
  await expectAccessible(page, 'sign-in and security');
  const email = form.getByRole('textbox', { name: 'New email address' });
  const open = form.getByRole('button', { name: 'Change email' });
  await open.click();
  await expect(email).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  const change = form.getByRole('button', { name: 'Send the link' });
  await email.fill('nowhere');
  await change.click();
  await expect(email).toHaveAccessibleDescription(/valid|complete|look/i);
  await expect(email).toBeFocused();
  await email.fill(taken.email);
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const password = dialog.getByLabel('Current password', { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page, 'confirming who is at the page');
  await password.fill('Wrong-2026');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/not right/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(form.getByText('Please confirm that it is you, then try again.')).toBeVisible();
  await expect(email).toHaveValue(taken.email);
  await change.click();
  await password.fill(demoPassword);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(email).toHaveAccessibleDescription(/already/);
  await expectAccessible(page, 'sign-in and security with a refusal');
  await email.fill(renewed);
  await change.click();
  await expect(form.getByText(`We have sent a link to ${renewed}.`, { exact: false })).toBeVisible();
  await expect(open).toBeFocused();
  await findInMail(request, own, /asked to change its email address/);
  const link = await findInMail(request, renewed, /https?:\S+confirm-email\S+/);
  await page.goto(link);
  await expect(page.getByText(`From now on you sign in as ${renewed}.`, { exact: false })).toBeVisible();
  await expectAccessible(page, 'a confirmed email address');
  await findInMail(request, own, /email address of your account has changed/);
  await findInMail(request, renewed, /email address of your account has changed/);
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click();
  await expect(form.getByText(`You sign in as ${renewed}.`)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('alert').filter({ hasText: 'expired' })).toBeVisible();
});

test('lists the devices of an account, signs one out, and then all of them', {
  tag: ['@SEC-01', '@SEC-02', '@phone'],
}, async ({ page, browser, faults }) => {
  faults.allow(/status of 4\d\d/);
  const email = await openAccount(page, 'devices');
  const [phone, tablet] = [await browser.newPage(), await browser.newPage()];
  for (const device of [phone, tablet]) {
    await allowEverything(device.context());
    await signIn(device, email);
    await device.goto('/en-us/account/profile');
    await expect(device.getByRole('textbox', { name: 'Last name' })).toHaveValue('Amsel');
  }
  await page.goto(security);
  const devices = devicesOf(page).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.first()).toContainText(/^(Mobile )?[A-Z]\w+ on [A-Z]\w+/i);
  await devices
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(devices).toHaveCount(2);
  await expect(devicesOf(page).getByRole('heading')).toBeFocused();
  await expectAccessible(page, 'the list of devices');
  // The one that was used last stood first; its open page learns of it with its next call.
  await tablet.getByRole('textbox', { name: 'Last name' }).fill('Drossel');
  await tablet.getByRole('button', { name: 'Save changes' }).click();
  await expect(tablet.getByText(signInFirst)).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('textbox', { name: 'Last name' })).toHaveValue('Amsel');
  await devicesOf(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText(signInFirst)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(signInFirst)).toBeVisible();
  for (const device of [phone, tablet]) await device.close();
});

test('signs out in the header of every page, on a wide screen and on a phone, and from the cart leads home', {
  tag: ['@core', '@ACC-08', '@SEC-05'],
}, async ({ page }) => {
  const email = await openAccount(page, 'leaving');
  await page.goto('/en-us/search');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Account' }).click();
  await expect(header.getByRole('link', { name: 'Your account' })).toBeVisible();
  await expect(header.getByText('Ruth Amsel')).toBeVisible();
  await expectAccessible(page, 'the account menu');
  await header.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/en-us\/search$/);
  await expect(header.getByRole('link', { name: 'Account' })).toBeFocused();

  await signIn(page, email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us/search');
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText('Ruth Amsel')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await signIn(page, email);
  await page.goto('/en-us/cart');
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText('Ruth Amsel')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/en-us\/?$/);
});

test('tells other tabs of a sign-out at once, and shows nothing of the account', {
  tag: ['@core', '@SEC-01', '@ACC-08'],
}, async ({ page, context, faults }) => {
  faults.allow(/status of 4\d\d/);
  await openAccount(page, 'tabs');
  const other = await context.newPage();
  await other.goto('/en-us/account/profile');
  await expect(other.getByRole('textbox', { name: 'Last name' })).toHaveValue('Amsel');
  await page.goto('/en-us/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(other.getByText(signInFirst)).toBeVisible();
  await other.close();
});

/** Records what a script of the page could read of its calls: every header and body, sent and received. */
function overhear(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const genuine = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const sent = new Request(...request);
    for (const [name, value] of sent.headers) heard.push(`${name}: ${value}`);
    const answer = await genuine(sent);
    for (const [name, value] of answer.headers) heard.push(`${name}: ${value}`);
    heard.push(await answer.clone().text());
    return answer;
  };
}

test('keeps the session where no script of the page can read it', {
  tag: ['@SEC-01'],
}, async ({ page, context, shop, request }) => {
  await page.addInitScript(overhear);
  const { email } = await createAccount();
  await signIn(page, email);
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await chooseSizeAndAdd(page);
  await page.goto(security);
  await expect(devicesOf(page).getByRole('listitem').first()).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-shop.session');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  const readable = await page.evaluate(() => [
    document.cookie,
    ...Object.values({ ...localStorage }),
    ...Object.values({ ...sessionStorage }),
    ...(window as unknown as { readonly heard: readonly string[] }).heard,
    document.documentElement.outerHTML,
  ]);
  expect(readable.join('\n')).not.toContain(cookie?.value);
  expect(readable.join('\n')).not.toMatch(/authorization:|x-session/i);
  const texts = new Set(readable.flatMap((text) => text.match(/[\w.-]{40,}/g) ?? []));
  for (const token of texts) {
    const answer = await request.get(`${shop.apiOrigin}/consumers-v3/consumer?locale=en-us`, {
      headers: { ...storefrontAccess, authorization: `Bearer ${token}` },
    });
    expect(answer.status(), token).toBe(401);
  }
});
