import type { Browser } from '@playwright/test';
import { remotePackages } from 'release-kit/remote-packages';
import { eachContext } from './each-context.ts';

/** The kind of annotation by which a journey tells which modules of remotes it touched. */
export const touchedKind = 'touched';

const touched = new Set<string>();
/** The first script of an exposed module bears its name; those of its parts contain underscores. */
const moduleScript = /\/releases\/([a-z0-9]+)\/[^/]+\/browser\/([a-z][a-z0-9-]*)\.[0-9a-f]{8}\.js$/;
const CONTAINER = 'entry';

/** Watches whose code the pages of a browser load. */
export const watchModules = (browser: Browser): void =>
  eachContext(browser, (context) => {
    context.on('request', (request) => {
      const [, remote, name] = moduleScript.exec(request.url()) ?? [];
      if (name !== undefined && name !== CONTAINER && remotePackages.includes(`mfe-${remote}`))
        touched.add(`mfe-${remote}/${name}`);
    });
  });

/** The modules that were touched since this was last asked, such as `mfe-cart/gift`, separated by spaces. */
export function takeTouched(): string {
  const names = [...touched].join(' ');
  touched.clear();
  return names;
}
