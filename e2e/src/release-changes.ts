import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { httpClient } from 'platform/registry-client/registry-client';
import { alterBuild } from 'release-kit/testing/altered-build';
import { allowEverything } from './allow-everything.ts';
import { watchPage } from './busy-shopper.ts';
import { codeArrived } from './code-arrived.ts';
import { strangeFiles, versionsIn } from './page-versions.ts';
import { releasesOf } from './releases-of.ts';
import type { TestShop } from './shop-under-test.ts';

const remotes = ['content', 'cart', 'checkout', 'account'] as const;
type Remote = (typeof remotes)[number];
export type Kind = 'release' | 'canary' | 'rollback';

export interface Change {
  readonly kind: Kind;
  readonly remote: Remote;
  readonly version: string;
}

/** What each remote goes through: a release that is taken back, then one that is tried, made live and taken back. */
const course: readonly { readonly kind: Kind; readonly version: 'next' | 'later' | 'first' }[] = [
  { kind: 'release', version: 'next' },
  { kind: 'rollback', version: 'first' },
  { kind: 'canary', version: 'later' },
  { kind: 'release', version: 'later' },
  { kind: 'rollback', version: 'first' },
];

const product = '/en-us/p/none-TFVESDU40B3';
/** The lightest page: measured is how a change comes to pages, not how long a page takes on a busy machine. */
const lightest = '/en-us/cart';

/** A pipeline of the domain teams: it publishes builds, and changes the registry through its service. */
export function openPipeline(shop: TestShop, { folder, token, platformOrigin }: Pipeline) {
  const store = releasesOf(shop);
  const registry = httpClient(platformOrigin, 'production', token);

  /** Every change there is to make; what is to be published is built before any of them. */
  async function plan(): Promise<Change[]> {
    const first = (await registry.status())?.remotes ?? {};
    const numbers = { next: '9.1.0', later: '9.2.0' } as const;
    for (const remote of remotes)
      for (const version of Object.values(numbers))
        alterBuild(join(folder, remote, version), { remote: `mfe-${remote}`, version, replace: {} });
    return course.flatMap(({ kind, version }) =>
      remotes.map((remote) => ({
        kind,
        remote,
        version: version === 'first' ? (first[remote]?.stable ?? '') : numbers[version],
      })),
    );
  }

  /** Makes a change, and gives the milliseconds until the first visitor who has never been here got what it means. */
  async function make({ kind, remote, version }: Change): Promise<number> {
    const began = performance.now();
    if (kind !== 'rollback') await store.pass(await store.publish(join(folder, remote, version)));
    if (kind === 'release') await registry.change({ kind: 'promote', remote, version });
    else if (kind === 'canary') await registry.change({ kind: 'canary', remote, version, share: 50 });
    else await registry.rollback(remote, { to: version });
    for (;;) {
      const answer = await fetch(shop.origin + lightest);
      const versions = await versionsIn(shop.origin, await answer.text());
      if (versions[remote] === version) return performance.now() - began;
    }
  }

  return { plan, make };
}
interface Pipeline {
  /** Where builds are made. */
  readonly folder: string;
  readonly token: string;
  readonly platformOrigin: string;
}

/** Opens the shop as somebody who was never here; gives what went wrong in their browser. */
export async function newVisitor(browser: Browser, origin: string): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: origin });
  await allowEverything(context);
  try {
    const visit = await context.newPage();
    const faults: string[] = [];
    watchPage(visit, (text) => faults.push(text));
    await visit.goto(product);
    await codeArrived(visit);
    return [...faults, ...(await strangeFiles(visit))].map((text) => `new visitor: ${text}`);
  } finally {
    await context.close();
  }
}
