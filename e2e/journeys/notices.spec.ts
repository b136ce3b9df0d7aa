import { expectAccessible } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail, mailsTo } from '../src/mail-catcher.ts';
import { otherShopper } from '../src/other-shopper.ts';

/** Two in the warehouse, whose page no other journey opens. */
const scarce = { productId: 'TF1I4R7C0D2', upc: '2000000001159', qty: 2 };
const size = 'XS';

test('sends one mail to a shopper who asked for it when a size is back', {
  tag: ['@core', '@CAT-05', '@phone'],
}, async ({ page, request }) => {
  const other = await otherShopper();
  await other.hold(scarce);
  const name = test.info().project.name;
  await page.goto(`/en-us/p/none-${scarce.productId}?by=${name}${test.info().repeatEachIndex}`);
  await codeArrived(page);
  const main = page.getByRole('main');
  await main
    .locator('fieldset label')
    .filter({ hasText: new RegExp(`^${size}`) })
    .first()
    .click();
  await main.getByRole('button', { name: 'Email me when it is in stock' }).click();
  const email = main.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/required/);
  await expectAccessible(page, 'asking to be told, without an address');
  const reader = `waiting-${name}-${test.info().repeatEachIndex}@example.org`;
  await email.fill(reader);
  await email.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: 'We will write once' })).toBeVisible();

  await other.letGo();
  const link = await findInMail(request, reader, /https?:\S+\/p\/\S+/);
  expect(link).toContain(scarce.productId);
  expect(await mailsTo(request, reader)).toHaveLength(1);
});
