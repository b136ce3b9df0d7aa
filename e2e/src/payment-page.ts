import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from 'release-kit/folders';
import * as v from 'valibot';

/** What the payment page may run, and the policy that keeps it so (PCI DSS 6.4.3). */
const inventory = v.object({
  scripts: v.array(
    v.object({
      owner: v.string(),
      from: v.picklist(['shop', 'frames', 'provider']),
      path: v.string(),
      why: v.string(),
    }),
  ),
  /** Directives of the content security policy; `*` stands for whatever changes with each page. */
  policy: v.record(v.string(), v.string()),
});
export type Inventory = v.InferOutput<typeof inventory>;

export const readInventory = (): Inventory =>
  v.parse(inventory, JSON.parse(readFileSync(join(root, 'e2e/payment-page.json'), 'utf8')));

export interface RanScript {
  readonly url: string;
  /** Whether it ran in the shop's own document, where it must have a hash. */
  readonly isInPage: boolean;
  readonly hasHash: boolean;
}

export interface SeenPage {
  readonly scripts: readonly RanScript[];
  readonly policy: string;
  readonly integrityPolicy: string;
}

export type Origins = Readonly<Record<'shop' | 'frames' | 'provider', string>>;

const literally = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text matches a glob. */
const matches = (pattern: string, text: string) =>
  new RegExp(`^${pattern.split('*').map(literally).join('.+')}$`).test(text);

/** What ran or was allowed that the inventory does not know; empty when all is as it should be (PCI DSS 11.6.1). */
export function findStrange(seen: SeenPage, { scripts, policy }: Inventory, origins: Origins): string[] {
  const strange: string[] = [];
  for (const { url, isInPage, hasHash } of seen.scripts) {
    const { origin, pathname } = new URL(url);
    const known = scripts.some(({ from, path }) => origins[from] === origin && matches(path, pathname));
    if (!known) strange.push(`${url} is not in the inventory`);
    if (isInPage && origin !== origins.shop) strange.push(`${url} of another origin ran in the page itself`);
    if (isInPage && !hasHash) strange.push(`${url} ran without a hash`);
  }
  const directives = new Map(
    seen.policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
  for (const [name, expected] of Object.entries(policy)) {
    const actual = directives.get(name) ?? '';
    if (!matches(expected, actual)) strange.push(`the policy's ${name} is "${actual}", not "${expected}"`);
  }
  if (!seen.integrityPolicy.includes('script')) strange.push('the page has no Integrity-Policy for scripts');
  return strange;
}

/** Notes what a page runs from now on; `seen` tells it. The page has to be opened after this. */
export async function watchScripts(page: Page): Promise<() => Promise<SeenPage>> {
  // Chunk loaders take their elements away again, so each is noted when it comes.
  await page.addInitScript(() => {
    const hashed: string[] = [];
    Object.assign(window, { hashedScripts: hashed });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.integrity) hashed.push(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
  const requested = new Map<string, boolean>();
  let headers: Promise<Record<string, string>> | undefined;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.set(request.url(), request.frame() === page.mainFrame());
  });
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      headers = response.allHeaders();
  });
  return async () => {
    const hashed = new Set(
      await page.evaluate(() => (window as unknown as { readonly hashedScripts: readonly string[] }).hashedScripts),
    );
    const sent = (await headers) ?? {};
    return {
      scripts: [...requested].map(([url, isInPage]) => ({ url, isInPage, hasHash: hashed.has(url) })),
      policy: sent['content-security-policy'] ?? '',
      integrityPolicy: sent['integrity-policy'] ?? '',
    };
  };
}
