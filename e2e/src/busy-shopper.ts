import type { Browser, BrowserContext, Locator, Page, Response } from '@playwright/test';
import { allowEverything } from './allow-everything.ts';
import { codeArrived } from './code-arrived.ts';
import { isMarked, markDocument, strangeFiles } from './page-versions.ts';
import { serviceHeaders } from './service-session.ts';
import { chooseSize, fillDelivery } from './shopper.ts';

/** Milliseconds a step may wait for the page: many shoppers act at once. */
const patience = 20_000;
const arrived = { waitUntil: 'commit' } as const;

/** A shopper's actions, repeated; each word is one turn. */
const habits = {
  reads: ['home', 'category', 'product', 'add', 'category', 'product', 'category', 'product', 'cart'],
  changes: ['category', 'product', 'add', 'cart', 'more', 'more', 'less', 'category', 'product', 'cart', 'remove'],
  pays: ['category', 'product', 'add', 'cart', 'checkout', 'stay', 'payment', 'stay', 'stay', 'back', 'more', 'home'],
} as const;
type Habit = (typeof habits)[keyof typeof habits][number];
const kinds = Object.keys(habits) as (keyof typeof habits)[];

export interface BusyShopper {
  /** Performs the next action. */
  step(): Promise<void>;
  /** Everything that failed, and differences between the services' cart and the shopper's. */
  faults(): readonly string[];
  compareCart(): Promise<void>;
  close(): Promise<void>;
}

/** A visitor with a browser of their own and a cart of their own, who remembers what they put into it. */
export async function busyShopper(
  browser: Browser,
  origin: string,
  { number, products }: { readonly number: number; readonly products: readonly string[] },
): Promise<BusyShopper> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    // As from an address of their own: what one address may ask is limited.
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${number + 1}` },
  });
  context.setDefaultTimeout(patience);
  await allowEverything(context);
  const page = await context.newPage();
  const faults: string[] = [];
  const fault = (text: string) => faults.push(`shopper ${number}: ${text}`);
  watchPage(page, fault);

  const plan: readonly Habit[] = habits[kinds[number % kinds.length] ?? 'reads'];
  /** Units in the cart by product. */
  const cart = new Map<string, number>();
  let basket: string | undefined;
  let place = 0;
  let visited = number;
  /** Whether the document must still be the one that went into checkout. */
  let pinned = false;

  const productOnPage = () => /-(\w+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
  const change = (product: string, units: number) => {
    const next = (cart.get(product) ?? 0) + units;
    if (next > 0) cart.set(product, next);
    else cart.delete(product);
  };
  const cartLine = (product: string): Locator =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="${product}"]`) });

  /** Does something that changes the cart, and waits for what the services say to it. */
  async function changing(method: string, act: () => Promise<void>): Promise<boolean> {
    const answered = page.waitForResponse(
      (response) => response.request().method() === method && /\/cart\/v1\/.*item/i.test(response.url()),
    );
    await act();
    const answer: Response = await answered;
    if (!answer.ok()) fault(`${method} ${new URL(answer.url()).pathname} answered ${answer.status()}`);
    return answer.ok();
  }
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const firstHeading = () => page.locator('main h1').first().waitFor();
  /** The page answers: what is pressed is not only noted. */
  const alive = () => codeArrived(page);

  const steps: Readonly<Record<Habit, () => Promise<void>>> = {
    async home() {
      await page.goto('/en-us');
      await firstHeading();
      await alive();
    },
    async category() {
      const link = page.getByRole('contentinfo').locator('a[href*="/c/"]');
      // Most ways are links of the page; some come from outside.
      if (page.url().startsWith(origin) && (await link.count()) > 0 && place % 2 === 0) await link.first().click();
      else await page.goto('/en-us/c/womens-jackets-1100');
      await page.waitForURL(/\/c\//, arrived);
      await firstHeading();
    },
    async product() {
      visited += 1;
      const path = products[visited % products.length] ?? '';
      const link = page.getByRole('main').locator(`a[href$="${path}"]`).first();
      if ((await link.count()) > 0) await link.evaluate((element: HTMLElement) => element.click());
      else await page.goto(path);
      await page.waitForURL(/\/p\//, arrived);
      await firstHeading();
      await alive();
    },
    async add() {
      const product = productOnPage();
      await chooseSize(page);
      const button = page.getByRole('button', { name: /^Add to cart/ }).first();
      if (await changing('POST', () => button.click())) change(product, 1);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('link', { name: 'View cart' }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
    async cart() {
      await page.getByRole('banner').locator('a[href$="/cart"]').click();
      // By keyboard: what still comes into the mini cart may move the link away from under a pointer.
      await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).press('Enter');
      await page.waitForURL(/\/cart$/, arrived);
      await heading('Cart');
      for (const product of cart.keys()) await cartLine(product).first().waitFor();
    },
    async more() {
      const [product] = cart.keys();
      if (!product) return;
      const button = cartLine(product).getByRole('button', { name: 'One more' });
      if (await changing('PUT', () => button.click())) change(product, 1);
    },
    async less() {
      const [product] = [...cart].find(([, units]) => units > 1) ?? [];
      if (!product) return;
      const button = cartLine(product).getByRole('button', { name: 'One less' });
      if (await changing('PUT', () => button.click())) change(product, -1);
    },
    async remove() {
      const product = [...cart.keys()].at(-1);
      if (!product || cart.size < 2) return;
      const button = cartLine(product).getByRole('button', { name: /^Remove / });
      if (await changing('DELETE', () => button.click())) change(product, -(cart.get(product) ?? 0));
    },
    async checkout() {
      await markDocument(page);
      pinned = true;
      await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click();
      await page.locator('#shipping-email').waitFor();
    },
    async stay() {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    },
    async payment() {
      await fillDelivery(page, 'en-us');
      await page.getByRole('button', { name: 'Review the order' }).waitFor();
    },
    async back() {
      await page.getByRole('banner').getByRole('link', { name: 'Back to cart' }).click();
      await heading('Cart');
      for (const product of cart.keys()) await cartLine(product).first().waitFor();
    },
  };

  async function step(): Promise<void> {
    const name = plan[place % plan.length] ?? 'home';
    place += 1;
    try {
      await steps[name]();
      for (const file of await strangeFiles(page))
        fault(`loaded ${file}, which is not of the page's versions (${name})`);
      if (pinned && !(await isMarked(page))) fault(`the document was changed in checkout (${name})`);
      if (name === 'back') pinned = false;
      basket ??= await basketOf(page);
    } catch (error) {
      fault(`${name} at ${page.url()}: ${error instanceof Error ? error.message : error}`);
      // From here on nobody knows where the page is: the next round begins anew.
      pinned = false;
      place = 0;
    }
  }

  return {
    step,
    faults: () => faults,
    async compareCart() {
      const now = await basketOf(page);
      if (now !== basket) fault(`the browser holds cart ${now}, not ${basket}`);
      const held = basket ? await unitsHeld(context, basket) : {};
      const wanted = Object.fromEntries([...cart].sort());
      if (JSON.stringify(held) !== JSON.stringify(wanted))
        fault(`the cart holds ${JSON.stringify(held)}, and ${JSON.stringify(wanted)} was put into it`);
    },
    close: () => context.close(),
  };
}

/**
 * Tells of each file of the shop or a release that does not come, of each version that another had to stand in for, and of
 * each error of the page.
 */
export function watchPage(page: Page, fault: (text: string) => void): void {
  page.on('pageerror', (error) => fault(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') fault(`console: ${message.text()} (${message.location().url})`);
  });
  const isOurs = (url: string) => /\/(releases|assets)\//.test(new URL(url).pathname);
  page.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400) fault(`${response.url()} answered ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its open requests.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED') fault(`${request.url()} failed: ${reason}`);
  });
  page.on('request', (request) => {
    if (/\/live-releases\/\w+\/before\//.test(request.url())) fault(`${request.url()} was needed`);
  });
}

const basketOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('shop.cart') ?? '{}') as { readonly basketId?: string }).basketId,
  );

/** What the services hold in a cart: units by product, in the order of their names. */
async function unitsHeld(context: BrowserContext, basket: string): Promise<Record<string, number>> {
  const answer = await context.request.get(`/cart/v1/cart/${basket}?locale=en-us`, { headers: serviceHeaders });
  const { items } = (await answer.json()) as {
    readonly items?: readonly { readonly productId: string; readonly qty: number }[];
  };
  if (!items) throw new Error(`The cart ${basket} cannot be read: ${answer.status()}`);
  const units = new Map<string, number>();
  for (const { productId, qty } of items) units.set(productId, (units.get(productId) ?? 0) + qty);
  return Object.fromEntries([...units].sort());
}
