/**
 * Takes screenshots of the gallery and runs axe on each: `node gallery/look.ts [folder]`. Fails on axe violations,
 * hydration errors, or horizontal scrolling.
 */
import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startGallery } from './serve.ts';

const folder = process.argv[2] ?? '/tmp/shared-ui-look';
const port = Number(process.env.PORT ?? 4190);

interface View {
  name: string;
  width: number;
  scheme: 'light' | 'dark';
  forcedColors?: 'active';
  /** Scales text to this fraction of its usual size. */
  text?: number;
}

const views: View[] = [
  { name: 'desktop-light', width: 1440, scheme: 'light' },
  { name: 'desktop-dark', width: 1440, scheme: 'dark' },
  { name: 'tablet-light', width: 900, scheme: 'light' },
  { name: 'phone-light', width: 390, scheme: 'light' },
  { name: 'phone-dark', width: 390, scheme: 'dark' },
  { name: 'narrow-large-text', width: 320, scheme: 'light', text: 2 },
  { name: 'forced-colors', width: 900, scheme: 'dark', forcedColors: 'active' },
];

const problems: string[] = [];

async function openPage(browser: Browser, view: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: 900 },
    colorScheme: view.scheme,
    forcedColors: view.forcedColors,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${view.name}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${view.name}: ${error.message}`));
  await page.goto(`http://localhost:${port}/`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size * 100}%`;
    return document.fonts.ready;
  }, view.text ?? 1);
  return page;
}

async function check(page: Page, state: string, isForced: boolean): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
  // Forced colors are the reader's choice; axe reads the author's and misjudges them.
  if (isForced) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  for (const { id, help, nodes } of violations) {
    const places = nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`);
    problems.push(`${state}: axe ${id}: ${help}: ${places.join(' | ')}`);
  }
  const tooWide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const sticksOut = (element: Element) =>
      element.getBoundingClientRect().right > width + 1 &&
      element.closest('ul[aria-label], [hidden], dialog, svg') === null;
    return [...document.querySelectorAll('main *')]
      .filter(sticksOut)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`);
  });
  if (tooWide.length > 0) problems.push(`${state}: wider than the screen: ${tooWide.join(' | ').slice(0, 600)}`);
}

/** Arrow keys and dots navigate the pictures; a carousel without focusable content is a tab stop itself. */
async function stepCarousel(page: Page): Promise<void> {
  const pictures = page.getByRole('region', { name: 'Pictures of Ridge Shell Jacket' });
  await pictures.getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await pictures.getByText('2 / 6').waitFor();
  await page.keyboard.press('End');
  await pictures.getByText('6 / 6').waitFor();
  await pictures.getByRole('button', { name: 'Picture 1 of 6' }).click();
  await pictures.getByText('1 / 6').waitFor();
}

async function lookAt(browser: Browser, view: View): Promise<void> {
  const page = await openPage(browser, view);
  const see = async (state: string, shoot = true) => {
    await check(page, `${view.name} ${state}`, view.forcedColors === 'active');
    if (shoot) await page.screenshot({ path: `${folder}/${view.name}-${state}.png` });
  };
  await see('page', false);
  const parts = page.locator('main > *');
  for (let part = 0; part < (await parts.count()); part += 1) {
    await parts.nth(part).screenshot({ path: `${folder}/${view.name}-${part}.png` });
  }
  await stepCarousel(page);
  for (const kind of ['modal', 'panel']) {
    await page.getByRole('button', { name: `Open ${kind}` }).click();
    await page.getByRole('dialog').waitFor();
    await see(kind);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const back = await page.evaluate(() => document.activeElement?.textContent);
    if (back !== `Open ${kind}`) problems.push(`${view.name}: the focus went to ${back} and not back to the opener`);
  }
  await page.getByRole('button', { name: 'English, CAD' }).click();
  await see('menu');
  await page.getByRole('button', { name: 'Error toast' }).press('Enter');
  await page.getByRole('button', { name: 'Toast', exact: true }).press('Enter');
  await see('toasts');
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const gallery = await startGallery({ port });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const only = process.env.VIEW;
try {
  for (const view of views) if (only === undefined || only === view.name) await lookAt(browser, view);
} finally {
  await browser.close();
  await gallery.close();
}
console.log(problems.length === 0 ? `Nothing found. Pictures in ${folder}` : [...new Set(problems)].join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
