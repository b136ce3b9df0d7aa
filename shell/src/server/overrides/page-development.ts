import type { FastifyRequest } from 'fastify';
import type { Registry, Release } from 'shared-contracts/remote';
import type { DevelopmentBoot, ReleaseFacts } from '../../app/dev-tools-boot.ts';
import { canBeOverridden } from '../../app/released-only.ts';
import type { RouteHandle } from '../../app/route-handle.ts';
import type { DevelopmentConfig } from '../config.ts';
import { chosenOverrides } from './override-cookie.ts';
import { overridesOnPage } from './override-rules.ts';

interface PageOf {
  readonly releases: readonly Release[];
  readonly versions: Registry['remotes'];
  readonly screen: RouteHandle | undefined;
}

/** What a page of a development shell is made with beside its releases; undefined in a shell for shoppers. */
export function developmentOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  config: DevelopmentConfig | undefined,
  { releases, versions, screen }: PageOf,
): DevelopmentBoot | undefined {
  if (!config) return undefined;
  const chosen = chosenOverrides(headers.cookie, config.key, Date.now());
  const { trusted, trustedText, remotes } = config;
  return {
    overrides: { ...overridesOnPage(chosen, screen, { releases, trusted }), ...remotes },
    // What holds on some page of the shop, though perhaps not on this one.
    chosen: overridesOnPage(chosen, undefined, { releases, trusted }),
    trusted: trustedText,
    releases: releases.map((release) => factsOf(release, versions[release.name])),
  };
}

function factsOf(release: Release, live: Registry['remotes'][string] | undefined): ReleaseFacts {
  const { name, owner, version, commit, builtAt } = release;
  const facts = { name, owner, version, commit, builtAt, canBeOverridden: canBeOverridden(release) };
  if (version === live?.canary?.version) return { ...facts, stage: 'canary', share: live.canary.share };
  return { ...facts, stage: version === live?.stable ? 'stable' : 'before' };
}
