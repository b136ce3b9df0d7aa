import type { Browser } from '@playwright/test';
import { remotePackages } from 'release-kit/remote-packages';
import { eachContext } from './each-context.ts';

/** The kind of annotation by which a journey tells which remotes it touched. */
export const touchedKind = 'touched';

const touched = new Set<string>();
const ofRelease = /\/releases\/([a-z0-9]+)\//;

/** Watches whose code the pages of a browser load. */
export const watchRemotes = (browser: Browser): void =>
  eachContext(browser, (context) => {
    context.on('request', (request) => {
      const name = `mfe-${ofRelease.exec(request.url())?.[1]}`;
      if (remotePackages.includes(name)) touched.add(name);
    });
  });

/** Packages of the remotes that were touched since this was last asked, separated by spaces. */
export function takeTouched(): string {
  const names = [...touched].join(' ');
  touched.clear();
  return names;
}
