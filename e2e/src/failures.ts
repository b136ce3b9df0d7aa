import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { resealBuild } from 'release-kit/testing/altered-build';
import type { Release } from 'shared-contracts/remote';

import { codeArrived } from './code-arrived.ts';
import { chooseSizeAndAdd } from './shopper.ts';

/** What can happen to a release on its way into a page, and what makes it happen. */
export interface Fault {
  readonly name: string;
  /** Changes the build before it is published, for faults of the code itself. */
  readonly inBuild?: (folder: string) => void;
  /** Answers the browser's requests for the release's files, for faults on the way. */
  readonly onTheWay?: (route: Route) => Promise<void> | void;
}

const isChunk = (route: Route) => !/\/entry\.[^/]+$/.test(new URL(route.request().url()).pathname);

/** Lets a released module be what it is, with another default export. */
const throwing = (words: string) => `default(){throw new Error(${JSON.stringify(words)})}`;

function breakContainer(folder: string, statement: (container: string) => string): void {
  resealBuild(folder, (release) => {
    appendFileSync(join(folder, 'browser', release.browser.entry), statement(release.container));
  });
}

const wrapped = (get: string) => (container: string) =>
  `\n;(()=>{const own=globalThis.${container};globalThis.${container}={init:own.init,get:async name=>{${get}}}})();`;

export const faults: readonly Fault[] = [
  { name: 'down', onTheWay: (route) => route.abort('connectionrefused') },
  // Nothing comes for as long as the page is looked at.
  { name: 'slow', onTheWay: () => undefined },
  { name: 'answers 500', onTheWay: (route) => route.fulfill({ status: 500, body: 'failed' }) },
  {
    name: 'cut off',
    onTheWay: async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.length / 2) });
    },
  },
  {
    name: 'chunk missing',
    onTheWay: (route) => (isChunk(route) ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()),
  },
  {
    name: 'wrong hash',
    onTheWay: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;globalThis.__tampered=true;` });
    },
  },
  {
    name: 'throws on import',
    inBuild: (folder) => breakContainer(folder, wrapped("throw new Error('import of '+name)")),
  },
  {
    name: 'throws in render',
    inBuild: (folder) =>
      breakContainer(folder, wrapped(`const make=await own.get(name);return()=>({...make(),${throwing('render')}})`)),
  },
  {
    name: 'throws on the server',
    inBuild: (folder) =>
      resealBuild(folder, (release: Release) => {
        for (const file of Object.values(release.server.modules))
          appendFileSync(
            join(folder, 'server', file),
            `\n;module.exports=Object.assign(Object.create(null),module.exports,{${throwing('server')}});`,
          );
      }),
  },
];

/** @throws {Error} for an unknown name */
export function faultNamed(name: string): Fault {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`There is no fault "${name}"`);
  return fault;
}

/** A page, and what a shopper does on it that needs another remote's code. */
export interface PagePart {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<Outcome>;
}

/** How a page is with a fault in it, best first. `blank` must never be. */
export type Outcome = 'runs' | 'version before' | 'readable' | 'says so' | 'way on' | 'blank';

export const productPath = '/en-us/p/none-TFVESDU40B3';

export const places: readonly PagePart[] = [
  { name: 'home', path: '/en-us' },
  { name: 'category', path: '/en-us/c/women-1000' },
  { name: 'product', path: productPath, act: addToCart },
  { name: 'cart', path: '/en-us/cart' },
  { name: 'checkout', path: '/en-us/checkout' },
  { name: 'account', path: '/en-us/account' },
];

async function addToCart(page: Page): Promise<Outcome> {
  await chooseSizeAndAdd(page);
  const miniCart = page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Quantity of/ })
    .first();
  const notice = page
    .getByRole('alert')
    .filter({ hasText: /not available right now|could not be loaded/ })
    .first();
  await miniCart.or(notice).first().waitFor();
  return (await miniCart.isVisible()) ? 'runs' : 'says so';
}

/** Opens a place and waits until it is what it stays; throws when the shell never answers. */
export async function lookAt(page: Page, origin: string, { path, act }: PagePart): Promise<Outcome> {
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  // Also while what the screen needs is still held back.
  await codeArrived(page);
  const screen = page.waitForFunction(
    () => {
      const isOwned = (element: Element | null | undefined) =>
        Object.keys(element ?? {}).some((name) => name.startsWith('__reactProps$'));
      const main = document.querySelector('main');
      if (!main?.textContent.trim()) return undefined;
      if (/This part of the shop is not answering/.test(main.textContent)) return 'way on';
      if (/Some buttons on this page do not work right now/.test(document.body.textContent)) return 'readable';
      return isOwned(document.querySelector('#screen')?.firstElementChild) ? 'runs' : undefined;
    },
    undefined,
    { timeout: 60_000 },
  );
  const state = await screen.then(
    (handle) => handle.jsonValue() as Promise<Outcome>,
    () => 'blank' as const,
  );
  if (state !== 'runs' || !act) return state;
  return act(page);
}
