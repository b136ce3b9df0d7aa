import { use, useEffect, useState } from 'react';
import { useMatches, useRouteError } from 'react-router-dom';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Skeleton } from 'shared-ui/skeleton';
import { ExposedContext } from './exposed.ts';
import { Problem } from './problem.tsx';
import type { RouteHandle } from './route-handle.ts';

/** Shown in place of a broken screen: the rest of the page works, with a way forward. */
export function RouteError() {
  const error = useRouteError();
  // Says nothing until that is certain: the page may be about to reload with a version that works.
  if (useVersionBefore(error) !== 'stays') return <Skeleton height="60vh" />;
  return <Problem kind={isProductError(error) && error.status === 404 ? 'missing' : 'broken'} />;
}

/** Reports a screen whose code failed and switches to its previous version, with which the page reloads. */
function useVersionBefore(error: unknown): 'undecided' | 'leaves' | 'stays' {
  const { report } = usePlatform();
  const exposed = use(ExposedContext);
  const remote = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.remote;
  const isOfCode = remote !== undefined && !isProductError(error);
  const [state, setState] = useState<'undecided' | 'leaves' | 'stays'>(isOfCode ? 'undecided' : 'stays');
  useEffect(() => {
    if (!isOfCode) return;
    const leave = async () => {
      // Before the report, which marks it as given up.
      setState((await exposed?.giveUp(remote)) ? 'leaves' : 'stays');
      report(error, { remote, phase: 'render' });
    };
    leave().catch((fault) => {
      setState('stays');
      report(fault, { remote: 'shell', phase: 'event' });
    });
  }, [error, exposed, isOfCode, remote, report]);
  return state;
}
