import type { Browser, BrowserContext } from '@playwright/test';
import { remotePackages } from 'release-kit/remote-packages';

/** The kind of annotation by which a journey tells which remotes it touched. */
export const touchedKind = 'touched';

const touched = new Set<string>();
const ofRelease = /\/releases\/([a-z0-9]+)\//;

/** Watches whose code the pages of a browser load. */
export function watchRemotes(browser: Browser): void {
  const watch = (context: BrowserContext) =>
    context.on('request', (request) => {
      const name = `mfe-${ofRelease.exec(request.url())?.[1]}`;
      if (remotePackages.includes(name)) touched.add(name);
    });
  browser.contexts().forEach(watch);
  browser.on('context', watch);
}

/** Packages of the remotes that were touched since this was last asked, separated by spaces. */
export function takeTouched(): string {
  const names = [...touched].join(' ');
  touched.clear();
  return names;
}
