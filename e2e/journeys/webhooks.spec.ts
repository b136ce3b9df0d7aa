import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { currentShop } from '../src/current-shop.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, cards, confirmation, goToReview, placeButton } from '../src/shopper.ts';
import { signInAsStaff } from '../src/staff-sign-in.ts';

interface Message {
  readonly id: string;
  readonly body: string;
  readonly isSigned: boolean;
}

test('an operator has another system told of an order, signed, and again after it refused', {
  tag: ['@core', '@BEY-12', '@phone'],
}, async ({ page, browser, request, faults }) => {
  // Nobody is signed in as staff at first.
  faults.allow(/status of 4\d\d/);
  const id = crypto.randomUUID().slice(0, 8);
  const email = `mara-${id}@example.org`;
  const partner = `${currentShop().sandboxOrigin}/partner/${id}`;
  /** Every message of a type that arrived, the first one first. */
  const received = async (type: string): Promise<Message[]> => {
    const { messages } = (await (await request.get(`${partner}/messages`)).json()) as { messages: Message[] };
    return messages.filter(({ body }) => JSON.parse(body).type === type).reverse();
  };

  await page.goto('/en-us/staff/webhooks');
  await signInAsStaff(page, { email: 'odin@demo.example' });
  await page.getByRole('textbox', { name: 'Name' }).fill(`Books ${id}`);
  await page.getByRole('textbox', { name: 'Address' }).fill('ftp://books.example.org/');
  await expectAccessibleInBothSchemes(page, 'adding a webhook');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const address = page.getByRole('textbox', { name: 'Address', description: /https/ });
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'an address that is refused');
  await address.fill(`${partner}/events`);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const secretPart = page.getByRole('region', { name: 'Signing secret' });
  await expect(secretPart.getByRole('heading')).toBeFocused();
  await expectAccessibleInBothSchemes(page, 'the secret of a webhook');
  const secret = await secretPart.getByRole('code').textContent();
  await request.put(partner, { data: { secret } });

  await page.getByRole('link', { name: `Books ${id}` }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The test was delivered. The system answered 204.')).toBeVisible();
  expect(await received('webhook.test')).toMatchObject([{ isSigned: true }]);
  await expect(page.getByText(secret ?? '')).toHaveCount(0);

  await request.put(partner, { data: { status: 500 } });
  const shopper = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await shopper.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(shopper, 'en-us');
  await goToReview(shopper, 'en-us', cards.approved, { email });
  await placeButton(shopper).click();
  await expect(confirmation(shopper)).toBeVisible();
  const number = new URL(shopper.url()).searchParams.get('order');

  const row = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: `${number}` });
  const expectRow = (text: RegExp) =>
    expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(row).toHaveText(text, { timeout: 2000 });
    }).toPass();
  await expectRow(/Order placed.*Still to be sent.*Answer: 500/);
  await expectAccessibleInBothSchemes(page, 'a webhook with messages');
  await request.put(partner, { data: { status: 204 } });
  await row.getByRole('button', { name: /^Send again: Order placed/ }).press('Enter');
  await expect(page.getByText('Events that are being sent: 1')).toBeVisible();
  await expectRow(/Order placed.*Delivered.*Answer: 204/);
  const [first, last] = [(await received('order.placed'))[0], (await received('order.placed')).at(-1)];
  expect(last).toEqual({ ...first, at: expect.any(String), isSigned: true });
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ data: { orderNumber: number, currency: 'USD', country: 'US' } });
  for (const personal of [email, 'Mara', 'Lindqvist']) expect(last?.body).not.toContain(personal);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove for good' }).click();
  await expect(page.getByText(`Books ${id} was removed.`)).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/webhooks$/);
  await expect(page.getByRole('link', { name: `Books ${id}` })).toHaveCount(0);
});
