import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, fillDelivery, openAccount } from '../src/shopper.ts';

/** A demo gift card worth 25 dollars, a reward card worth 50, and a reward code worth 20. */
const giftCard = { number: '6036120000000001', pin: '246810' };
const rewardCard = { number: '6036190000000004', pin: '246810' };
const rewardCode = 'TRAIL-USD-20';

test('gift cards, reward cards, and codes are kept in the account, pay at checkout with one press, and are removed again', {
  tag: ['@ACC-11', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await openAccount(page, 'gift-card');
  await page.goto('/en-us/account/payment');
  const values = page.getByRole('region', { name: 'Gift cards and rewards' });
  await expect(values.getByText('No gift cards or rewards yet.')).toBeVisible();
  await expect(values.getByRole('combobox', { name: 'What do you have?' })).toHaveValue('GIFT_CARD');
  const number = values.getByRole('textbox', { name: 'Code or number' });
  const pin = values.getByRole('textbox', { name: 'PIN' });
  const add = values.getByRole('button', { name: 'Add to my account' });
  await add.click();
  await expect(pin).toHaveAccessibleDescription(/required/);
  await number.fill(giftCard.number);
  await pin.fill('111111');
  await add.click();
  await expect(number).toHaveAccessibleDescription(/check number and PIN/);
  await expect(number).toHaveValue(giftCard.number);
  await expectAccessible(page, 'a gift card that was refused');
  await pin.fill(giftCard.pin);
  await add.click();
  const kept = values.getByRole('listitem').filter({ hasText: `Gift card ending in ${giftCard.number.slice(-4)}` });
  await expect(kept).toContainText('$25.00 left');
  await number.fill(giftCard.number);
  await pin.fill(giftCard.pin);
  await add.click();
  await expect(number).toHaveAccessibleDescription(/already/);
  const kind = values.getByRole('combobox', { name: 'What do you have?' });
  await kind.selectOption('A reward card');
  await number.fill(rewardCard.number);
  await pin.fill(rewardCard.pin);
  await add.click();
  await expect(values.getByRole('listitem').filter({ hasText: 'Reward card ending in 0004' })).toContainText('$50.00');
  await kind.selectOption('A reward code');
  await number.fill(rewardCode);
  await add.click();
  await expect(values.getByRole('listitem').filter({ hasText: 'Reward code' })).toContainText('$20.00 left');
  await expectAccessibleInBothSchemes(page, 'what is kept in the account');

  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await expect(page.getByText('$25.00 available')).toBeVisible();
  await page.getByRole('button', { name: 'Use $25.00' }).click();
  const applied = page.getByRole('listitem').filter({ hasText: 'Gift card' });
  await expect(applied).toContainText('−$25.00');
  await expect(page.getByText('$25.00 available')).toHaveCount(0);
  await expectAccessible(page, 'a kept gift card that pays');
  await applied.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('$25.00 available')).toBeVisible();

  await page.goto('/en-us/account/payment');
  await expect(values.getByRole('listitem')).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    await values
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await values.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(values.getByRole('listitem')).toHaveCount(left);
  }
  await expect(values.getByText('No gift cards or rewards yet.')).toBeVisible();
});
