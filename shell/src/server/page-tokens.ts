import { randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import { networkTag, pageTokenKey, readPageToken, type ServedPage, signPage } from 'release-kit/page-token';
import { defaultLocale, localeOfPath } from 'shared-contracts/locale';
import { belowLocale } from '../app/first-segment.ts';
import { screenAt } from '../app/screen-at.ts';
import type { ReleaseSet } from './release-sets.ts';

/** What a token is issued for. */
interface Served {
  /** Made up when the page has no id yet. */
  readonly id?: string;
  readonly set: Pick<ReleaseSet, 'releases' | 'at'>;
  readonly path: string;
  readonly address: string;
  readonly userAgent: string | undefined;
}

export interface PageTokens {
  issue(served: Served): string;
  /** Undefined for a token that is forged or has expired. */
  read(token: string): ServedPage | undefined;
}

/** Issues the tokens by which pages report to telemetry. */
export function createPageTokens(secret: string, now: () => number = Date.now): PageTokens {
  const key = pageTokenKey(secret);
  return {
    issue({ id = randomBytes(16).toString('hex'), set, path, address, userAgent = '' }) {
      const screen = screenAt(set.at(belowLocale(path)), path);
      const page: ServedPage = {
        id,
        at: now(),
        locale: (localeOfPath(path) ?? defaultLocale).id,
        browser: browserName(userAgent),
        screen: screen ? `${screen.remote} ${screen.expose}` : 'none',
        network: networkTag(address, key, now()),
        releases: Object.fromEntries(set.releases.map(({ name, version }) => [name, version])),
      };
      return signPage(page, key);
    },
    read: (token) => readPageToken(token, key, { now: now() }),
  };
}

/** Family and major version, which is all that is needed to reproduce a fault. */
export function browserName(userAgent: string): string {
  const { name, version = '' } = userAgent === '' ? {} : Bowser.parse(userAgent).browser;
  return name ? `${name} ${version.split('.')[0]}`.trim() : 'other';
}
