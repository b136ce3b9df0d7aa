/**
 * Takes pictures of the gallery and asks axe about each: `node gallery/look.ts [folder]`.
 * Ends with an error when axe finds something, when hydration complains or when the page scrolls sideways.
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
  /** Text at this part of its usual size. */
  text?: number;
}

const views: View[] = [
  { name: 'desktop-light', width: 1440, scheme: 'light' },
  { name: 'desktop-dark', width: 1440, scheme: 'dark' },
  { name: 'tablet-light', width: 900, scheme: 'light' },
  { name: 'phone-light', width: 390, scheme: 'light' },
  { name: 'phone-dark', width: 390, scheme: 'dark' },
  { name: 'narrow-large-text', width: 320, scheme: 'light', text: 2 },
  { name: 'forced-colours', width: 900, scheme: 'dark', forcedColors: 'active' },
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

async function check(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  for (const { id, help, nodes } of violations) {
    problems.push(
      `${state}: axe ${id}: ${help}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(' | ')}`,
    );
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) problems.push(`${state}: ${overflow} px wider than the screen`);
}

async function lookAt(browser: Browser, view: View): Promise<void> {
  const page = await openPage(browser, view);
  await check(page, view.name);
  await page.screenshot({ path: `${folder}/${view.name}.png`, fullPage: true });
  for (const kind of ['modal', 'panel']) {
    await page.getByRole('button', { name: `Open ${kind}` }).click();
    await page.getByRole('dialog').waitFor();
    await check(page, `${view.name} ${kind}`);
    await page.screenshot({ path: `${folder}/${view.name}-${kind}.png` });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const back = await page.evaluate(() => document.activeElement?.textContent);
    if (back !== `Open ${kind}`) problems.push(`${view.name}: the focus went to ${back} and not back to the opener`);
  }
  await page.getByRole('button', { name: 'English, CAD' }).click();
  await check(page, `${view.name} menu`);
  await page.screenshot({ path: `${folder}/${view.name}-menu.png` });
  await page.getByRole('button', { name: 'Error toast' }).press('Enter');
  await page.getByRole('button', { name: 'Toast', exact: true }).press('Enter');
  await check(page, `${view.name} toasts`);
  await page.screenshot({ path: `${folder}/${view.name}-toasts.png` });
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const stop = await startGallery(port);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const only = process.env.VIEW;
try {
  for (const view of views) if (only === undefined || only === view.name) await lookAt(browser, view);
} finally {
  await browser.close();
  await stop();
}
console.log(problems.length === 0 ? `Nothing found. Pictures in ${folder}` : [...new Set(problems)].join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
