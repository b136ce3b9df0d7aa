import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { alterBuild } from 'release-kit/testing/altered-build';
import { allowEverything } from './allow-everything.ts';
import { type Fault, lookAt, type Outcome, type PagePart, productPath } from './failures.ts';
import { releasesOf } from './releases-of.ts';
import { servedReleases } from './served-releases.ts';
import { openShellBeside } from './shell-beside.ts';
import { addInSize } from './shopper.ts';

/** Opens a shell whose releases can be broken one by one, and a shopper with an item in the cart. */
export async function openFailureShop(browser: Browser) {
  const shell = await openShellBeside();
  const releases = releasesOf(shell);
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const sound = (await releases.read())?.remotes ?? {};
  const shopper = await browser.newContext();
  await allowEverything(shopper);
  const page = await shopper.newPage();
  await addInSize(page, shell.origin + productPath, 'L');
  await page.getByRole('dialog').waitFor();
  const state = await shopper.storageState();
  await shopper.close();
  let made = 0;

  /** Waits until the running shell makes its pages with a version. */
  async function untilLive(name: string, version: string): Promise<void> {
    await expect.poll(() => servedReleases(shell.origin), { timeout: 60_000 }).toContain(`${name} ${version}`);
  }

  return {
    /** Makes a version with the fault the stable one, and gives how to take it back. */
    async breakRemote(name: string, fault: Fault, hasBefore: boolean) {
      made += 1;
      const version = `9.0.${made}`;
      const build = alterBuild(join(folder, version), { remote: `mfe-${name}`, version, replace: {} });
      fault.inBuild?.(build);
      await releases.publish(build);
      const before = sound[name]?.stable ?? '';
      // Going "back" to a version leaves none before it.
      await releases.change({ kind: hasBefore ? 'promote' : 'rollback', remote: name, version });
      await untilLive(name, version);
      return {
        /** Opens a place as a visitor who meets the fault. */
        async look(place: PagePart): Promise<Outcome> {
          const context = await browser.newContext({ storageState: state });
          try {
            const { onTheWay } = fault;
            if (onTheWay) await context.route(`**/releases/${name}/${version}/**`, onTheWay);
            const outcome = await lookAt(await context.newPage(), shell.origin, place);
            return outcome === 'runs' && (await usesBefore(context, name, before)) ? 'version before' : outcome;
          } finally {
            await context.unrouteAll({ behavior: 'ignoreErrors' });
            await context.close();
          }
        },
        async restore(): Promise<void> {
          await releases.change({ kind: 'rollback', remote: name, version: before });
          await untilLive(name, before);
        },
      };
    },
    async close() {
      await shell.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function usesBefore(context: BrowserContext, name: string, version: string): Promise<boolean> {
  const part = `/releases/${name}/${version}/`;
  const loaded = context
    .pages()
    .map((page) =>
      page.evaluate(
        (text) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(text)),
        part,
      ),
    );
  return (await Promise.all(loaded)).includes(true);
}
