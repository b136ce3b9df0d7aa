import { expect, test } from '../src/fixtures.ts';
import { chooseSizeAndAdd } from '../src/shopper.ts';

const american =
  /\b(colors?|favorites?|canceled|centers?|gray|fiber|aluminum|meters?|kilometers?|liters?|zip code)\b/gi;
const british =
  /\b(colours?|favourites?|cancelled|centres?|grey|fibres?|aluminium|metres?|kilometres?|litres?|postcodes?|programmes?)\b/gi;

for (const [locale, others] of [
  ['en-us', british],
  ['en-gb', american],
] as const)
  test(`pages for ${locale} are written as people there write`, { tag: ['@core', '@SEL-09'] }, async ({ page }) => {
    const found: string[] = [];
    const read = async (path: string) => {
      await page.goto(`/${locale}${path}`);
      const text = (await page.locator('body').ariaSnapshot()).replaceAll(/- \/url: .*/g, '');
      for (const match of text.matchAll(others))
        found.push(`${path}: ${text.slice(Math.max(0, match.index - 30), match.index + 30).replaceAll('\n', ' ')}`);
    };
    for (const path of [
      '',
      '/c/womens-jackets-1100',
      '/search?q=pole',
      '/p/none-TFVESDU40B3',
      '/help',
      '/articles',
      '/favorites',
      '/loyalty',
      '/sign-up',
      '/stores',
    ])
      await read(path);
    await page.goto(`/${locale}/p/none-TFVESDU40B3`);
    await chooseSizeAndAdd(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await read('/cart');
    expect(found).toEqual([]);
  });
