import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { defaultLocale, type Locale, localeOfPath } from 'shared-contracts/locale';
import type { Preview } from 'shared-contracts/preview';
import type { Registry, Release } from 'shared-contracts/remote';
import type { LiveRelease } from '../app/boot.ts';
import type { DevelopmentBoot } from '../app/dev-tools-boot.ts';
import { belowLocale } from '../app/first-segment.ts';
import { mocksInCookies } from '../app/mocks.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { screenAt } from '../app/screen-at.ts';
import type { RenderJob } from '../render-channel/messages.ts';
import type { ServerConfig } from './config.ts';
import type { PageDecisions } from './experiments/participation.ts';
import type { FlagSnapshot } from './flags/flag-state.ts';
import { developmentStrip } from './overrides/development-strip.ts';
import { developmentOf } from './overrides/page-development.ts';
import type { ReleaseSet } from './release-sets.ts';
import { developmentRelease, liveRelease } from './releases.ts';

/** Everything that is known of a page before any of its code runs. */
export interface PagePlan {
  readonly live: ReleaseSet;
  /** The releases that the page is made with; it looks others up when it needs them. */
  readonly own: readonly Release[];
  readonly handle: RouteHandle | undefined;
  /** The release whose screen the page shows. */
  readonly screen: { readonly release: Release; readonly expose: string } | undefined;
  readonly locale: Locale;
  readonly development: DevelopmentBoot | undefined;
  /** The screen comes from its sources, which have no server half: the browser renders the page. */
  readonly isForBrowser: boolean;
  readonly job: RenderJob;
}

export function planPage(
  request: FastifyRequest,
  {
    config,
    flags,
    experiments,
  }: {
    readonly config: Pick<ServerConfig, 'origin' | 'development' | 'assetOrigin' | 'public'>;
    readonly flags: Pick<FlagSnapshot, 'values'>;
    readonly experiments: Pick<PageDecisions, 'variations'>;
  },
  live: ReleaseSet,
  versions: Registry['remotes'],
  preview?: Preview,
): PagePlan {
  // Appended, not resolved: `//host/path` must stay a path of this shop.
  const url = new URL(config.origin + request.url);
  const places = live.at(belowLocale(url.pathname));
  const handle = screenAt(places, url.pathname);
  const development = developmentOf(request, config.development, { releases: live.releases, versions, screen: handle });
  // Developers' tools tell of all releases, and judge ways between pages by them.
  const own = development ? live.releases : places;
  const releases = own.map((release): LiveRelease => {
    const developed = development?.overrides[release.name];
    const published = liveRelease(release, config.assetOrigin);
    return developed ? developmentRelease(published, developed) : published;
  });
  const release = own.find(({ name }) => name === handle?.remote);
  const locale = localeOfPath(url.pathname) ?? defaultLocale;
  return {
    live,
    own,
    handle,
    screen: handle && release ? { release, expose: handle.expose } : undefined,
    locale,
    development,
    isForBrowser: handle !== undefined && development?.overrides[handle.remote] !== undefined,
    job: {
      url: url.href,
      locale: locale.id,
      config: config.public,
      flags: flags.values,
      variations: experiments.variations,
      releases,
      unavailable: live.unavailable,
      nonce: randomBytes(18).toString('base64'),
      trace: randomBytes(16).toString('hex'),
      mocks: mocksOf(request, config),
      preview,
      strip: development ? developmentStrip(development, locale) : '',
      isFallback: false,
    },
  };
}

/** Answers that a browser brings along in a shop where nobody buys. */
export function mocksOf({ headers }: FastifyRequest, config: Pick<ServerConfig, 'public'>): string | undefined {
  if (config.public.environment === 'production') return undefined;
  return mocksInCookies(headers.cookie ?? '') ?? undefined;
}
