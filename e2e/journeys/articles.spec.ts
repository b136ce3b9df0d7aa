import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';

test('articles are found by topic, page by page, and lead to others', { tag: ['@core', '@CNT-07'] }, async ({
  page,
}) => {
  await page.goto('/en-us/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Field notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Field notes' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  const count = page.getByRole('main').getByRole('status');
  const all = (await count.textContent()) ?? '';
  await expect(cards).toHaveCount(6);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(12);

  const topics = page.getByRole('navigation', { name: 'Topics' });
  await topics.getByRole('link', { name: /^Guides/ }).click();
  await expect(page).toHaveURL(/\/articles\?tag=guides$/);
  await expect(topics.getByRole('link', { name: /^Guides/ })).toHaveAttribute('aria-current', 'true');
  await expect(count).not.toHaveText(all);
  await expectAccessible(page, 'articles of a topic');
  await topics.getByRole('link', { name: 'All topics' }).click();
  await expect(count).toHaveText(all);
  await expect(page).toHaveURL(/\/articles$/);

  await cards.first().click();
  const related = page.getByRole('heading', { level: 2, name: 'Read on' });
  await expect(related).toBeVisible();
  await expect(page.getByRole('main').locator('section').last().getByRole('heading', { level: 3 })).toHaveCount(4);
  await expectAccessible(page, 'an article');
});
