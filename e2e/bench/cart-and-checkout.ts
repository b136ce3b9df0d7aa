/**
 * Cart and checkout on a processor four times slower: how long from a click to the painted new count of the cart, how long
 * tasks take once a page stands, and how much script checkout brings.
 */

import type { Browser, Locator, Page } from '@playwright/test';
import { allowEverything } from '../src/allow-everything.ts';
import { addShownProduct } from '../src/shopper.ts';
import { median } from './median.ts';
import { countScript } from './script-bytes.ts';
import { productPath } from './static-twin.ts';

const slowdown = 4;
const clicks = 8;
/** Milliseconds in which nothing may happen any more before a page counts as loaded. */
const quiet = 1500;

interface Measured {
  /** Milliseconds from each click to the paint that shows another count. */
  readonly counts: number[];
  /** Milliseconds of each task over 50 ms. */
  readonly longTasks: number[];
}
declare global {
  interface Window {
    measured: Measured;
  }
}

/** Milliseconds for what follows a press. */
const settling = 2000;

/** Runs in the page: notes when a click is followed by another count, and every long task. */
function watch(): void {
  window.measured = { counts: [], longTasks: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.measured.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  let seen: MutationObserver | undefined;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const bag = document.querySelector('header a[href$="/cart"]');
      if (!bag) return;
      // Of the last click: one that changes no count, such as the choice of a size, waits for none.
      seen?.disconnect();
      seen = new MutationObserver(() => {
        seen?.disconnect();
        // The task after the frame: by then it has been painted.
        requestAnimationFrame(() => setTimeout(() => window.measured.counts.push(performance.now() - timeStamp)));
      });
      seen.observe(bag, { attributes: true, attributeFilter: ['aria-label'] });
    },
    true,
  );
}

/** Waits until the page stands. */
async function standing(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quiet);
}

/** What was measured until now belongs to something else. */
const forget = (page: Page) =>
  page.evaluate(() => {
    window.measured.counts.length = 0;
    window.measured.longTasks.length = 0;
  });

/** Presses controls in turn, at their places as a hand does, and asks nothing of the page in between: that is work for it too. */
async function press(page: Page, controls: readonly Locator[], afterwards: () => Promise<void>): Promise<Measured> {
  await standing(page);
  const places: (readonly [number, number])[] = [];
  for (const control of controls) {
    const box = await control.boundingBox();
    if (!box) throw new Error('What is to be pressed is not on the page');
    places.push([box.x + box.width / 2, box.y + box.height / 2]);
  }
  await forget(page);
  for (let click = 0; click < clicks; click += 1) {
    const [x, y] = places[click % places.length] ?? [0, 0];
    await page.mouse.click(x, y);
    await page.waitForTimeout(settling);
    await afterwards();
  }
  const result = await measured(page);
  if (result.counts.length !== clicks) throw new Error(`${clicks} presses, ${result.counts.length} counts`);
  return result;
}

const measured = (page: Page) => page.evaluate(() => window.measured);
const ms = (value: number) => `${Math.round(value)} ms`;
const worst = (values: readonly number[]) => Math.max(0, ...values);

export async function benchCartAndCheckout(browser: Browser, origin: string, floor: number): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(watch);
  await allowEverything(context);
  const page = await context.newPage();
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  // Once unseen: files are compressed as in a shop that runs.
  for (const path of ['/en-us/cart', '/en-us/checkout', productPath])
    await page.goto(path, { waitUntil: 'networkidle' });

  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(productPath);
  await standing(page);
  const size = page.locator('main fieldset label').filter({ hasText: /^(M|L)$/ });
  await size.first().click();
  const adding = await press(page, [page.getByRole('button', { name: /^Add to cart/ }).first()], async () => {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(settling / 2);
  });

  await page.goto('/en-us/cart');
  const steps = ['One less', 'One more'].map((name) => page.getByRole('button', { name }).first());
  const changing = await press(page, steps, async () => undefined);

  await page.goto('/en-us/checkout');
  await standing(page);
  await forget(page);
  await page.locator('#shipping-email').fill('mara@example.org');
  await page.locator('#shipping-firstName').fill('Mara');
  await page.locator('#shipping-lastName').fill('Lindqvist');
  const typing = await measured(page);
  await context.close();

  const fresh = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await allowEverything(fresh);
  const other = await fresh.newPage();
  await other.goto(productPath);
  await addShownProduct(other, 'en-us');
  const unseen = await fresh.newPage();
  await (await fresh.newCDPSession(unseen)).send('Network.setCacheDisabled', { cacheDisabled: true });
  const scriptBytes = countScript(unseen);
  await unseen.goto('/en-us/checkout', { waitUntil: 'networkidle' });
  const bytes = scriptBytes();
  await fresh.close();

  console.log(`Cart and checkout, processor ${slowdown} times slower, ${clicks} clicks each`);
  for (const [name, { counts, longTasks }] of [
    ['adding', adding],
    ['changing', changing],
  ] as const)
    console.log(
      `  ${name.padEnd(9)} click to painted count: median ${ms(median(counts))}, worst ${ms(worst(counts))} (wanted at most 100); longest task ${ms(worst(longTasks))}`,
    );
  console.log(
    `  typing    longest task in checkout once it stands: ${ms(worst(typing.longTasks))} (wanted at most 50)`,
  );
  console.log(
    `  script    checkout ${bytes} bytes, React and emotion ${floor} bytes: ratio ${(bytes / floor).toFixed(2)} (wanted at most 1.6)`,
  );
}
