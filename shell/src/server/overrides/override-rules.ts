import type { Release } from 'shared-contracts/remote';
import { canBeOverridden, isReleasedOnly } from '../../app/released-only.ts';
import type { RouteHandle } from '../../app/route-handle.ts';
import type { Overrides } from './override-cookie.ts';
import { isTrusted, type TrustedOrigin } from './trusted-origins.ts';

export type OverrideRefusal = 'unknown-remote' | 'takes-payments' | 'untrusted-origin';

interface Rules {
  readonly releases: readonly Pick<Release, 'name' | 'routes'>[];
  readonly trusted: readonly TrustedOrigin[];
}

/** Why a remote may not come from there; undefined when it may. */
export function refusalOf(remote: string, origin: string, { releases, trusted }: Rules): OverrideRefusal | undefined {
  const release = releases.find(({ name }) => name === remote);
  if (!release) return 'unknown-remote';
  if (!canBeOverridden(release)) return 'takes-payments';
  return isTrusted(origin, trusted) ? undefined : 'untrusted-origin';
}

/** What of a choice holds on a page. It is judged anew for each: the list of trusted origins may have become shorter. */
export function overridesOnPage(
  chosen: Overrides,
  screen: Pick<RouteHandle, 'chrome' | 'expose'> | undefined,
  rules: Rules,
): Overrides {
  if (isReleasedOnly(screen)) return {};
  return Object.fromEntries(Object.entries(chosen).filter(([name, origin]) => !refusalOf(name, origin, rules)));
}
