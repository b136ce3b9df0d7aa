import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, unfoldLineActions } from '../src/shopper.ts';

test('a line becomes a gift with a message, is edited, and becomes a plain line again', {
  tag: ['@core', '@CART-18', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await unfoldLineActions(page);
  await page.getByRole('button', { name: /^Make it a gift: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Make it a gift' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const name = dialog.getByRole('textbox', { name: 'For' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please say who it is for.');
  await dialog.getByRole('textbox', { name: 'Their email' }).fill('ada@');
  await name.fill('Ada');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Their email' })).toHaveAccessibleDescription('Email is not valid');
  await expectAccessible(page, 'gift option with errors');
  await dialog.getByRole('textbox', { name: 'Their email' }).fill('');
  await dialog.getByRole('textbox', { name: 'Your words' }).fill('For the first snow.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'A gift for Ada' });
  await expect(line.getByText('For the first snow.')).toBeVisible();
  await expectAccessible(page, 'a cart with a gift');

  await line.getByRole('button', { name: /^Edit gift: / }).click();
  await expect(name).toHaveValue('Ada');
  await dialog.getByRole('button', { name: 'No gift after all' }).click();
  await expect(page.getByText('A gift for Ada')).toHaveCount(0);
});

test('a gift card has a custom amount and is mailed to a person', { tag: ['@core', '@CART-19', '@phone'] }, async ({
  page,
}) => {
  await page.goto('/en-us/p/gift-card-TFQEKD7Z0B2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Please choose an amount.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Their email' })).toHaveAccessibleDescription(/email address it goes/);
  await expectAccessible(page, 'gift card with errors');
  await page.getByText('Other', { exact: true }).click();
  const amount = page.getByRole('textbox', { name: 'Your amount' });
  await amount.fill('7');
  await page.getByRole('textbox', { name: 'For' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Their email' }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Your words' }).fill('Go outside.');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/From \$10\.00 to \$500\.00/);
  await amount.fill('75.50');
  await page.getByRole('button', { name: 'Add to cart · $75.50' }).click();
  await expect(
    page
      .getByRole('dialog', { name: /^Your cart/ })
      .getByText('$75.50')
      .first(),
  ).toBeVisible();

  await page.goto('/en-us/cart');
  await expect(page.getByRole('heading', { name: 'Sent by email' })).toBeVisible();
  await expect(page.getByText('A gift for Ada · ada@example.org')).toBeVisible();
  // A card is for one person: no quantity to change, and no pickup.
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pick up in store/ })).toHaveCount(0);
  await expectAccessible(page, 'a cart with a gift card');
});

test('a made-to-order line has its own group with picture and date', {
  tag: ['@core', '@CART-20', '@CART-03'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFKB7ZUR1C1');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Custom Hat/ })).toBeVisible();
  await page.goto('/en-us/cart');
  const group = page.getByRole('region', { name: 'Made for you' });
  await expect(group.getByRole('listitem')).toHaveCount(1);
  await expect(group.getByText(/^Arrives /)).toBeVisible();
  await expect(group.locator('img')).toHaveJSProperty('complete', true);
  await expect(
    group.getByText('Made in the basic design. You choose another on the page of the product.'),
  ).toBeVisible();
  await expect(group.getByRole('button', { name: /^Make it a gift/ })).toHaveCount(0);
});

test('a made-to-order product takes a ready design or a color per part, and the cart shows it', {
  tag: ['@CART-20', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFKB7ZUR1C1');
  const design = page.getByRole('group', { name: 'Your design' });
  await design.getByRole('radio', { name: /^Ridgeline/ }).check();
  const add = page.getByRole('button', { name: /^Add to cart/ }).first();
  await add.click();
  const mini = page.getByRole('dialog', { name: /^Your cart/ });
  await expect(mini.getByText('Design Ridgeline')).toBeVisible();
  await mini.getByRole('button', { name: /^Close/ }).click();

  await design.getByRole('radio', { name: /^Your own colors/ }).check();
  await design.getByRole('group', { name: /^Body/ }).getByTitle('Pine').click();
  await design.getByRole('group', { name: /^Trim/ }).getByTitle('Saffron').click();
  await expect(page.getByRole('figure').getByRole('img')).toHaveAttribute('alt', /Pine, Saffron$/);
  await expectAccessible(page, 'colors of one’s own');
  await add.click();
  await expect(mini.getByText('Body Pine · Trim Saffron')).toBeVisible();

  await page.goto('/en-us/cart');
  const group = page.getByRole('region', { name: 'Made for you' });
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await expect(group.getByText('Body Pine · Trim Saffron')).toBeVisible();
  await expect(group.getByText('Design Ridgeline')).toBeVisible();
  const pictures = group.locator('img');
  await expect(pictures).toHaveCount(2);
  const sources = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(sources.every((source) => /\/5A2-2B1\/|\/6A2-2A1\//.test(source))).toBe(true);
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('complete', true);
  await expect(group.getByText('Made in the basic design. You choose another on the page of the product.')).toHaveCount(
    0,
  );
  await expectAccessible(page, 'cart with goods made to order');
});
