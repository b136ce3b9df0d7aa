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
  const isLeaving = useVersionBefore(error);
  if (isLeaving) return <Skeleton height="60vh" />;
  return <Problem kind={isProductError(error) && error.status === 404 ? 'missing' : 'broken'} />;
}

/** Reports a screen whose code failed and switches to its previous version; true while the page reloads. */
function useVersionBefore(error: unknown): boolean {
  const { report } = usePlatform();
  const exposed = use(ExposedContext);
  const remote = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.remote;
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!remote || isProductError(error)) return;
    const leave = async () => {
      // Before the report, which marks it as given up.
      if (await exposed?.giveUp(remote)) setLeaving(true);
      report(error, { remote, phase: 'render' });
    };
    leave().catch((fault) => report(fault, { remote: 'shell', phase: 'event' }));
  }, [error, exposed, remote, report]);
  return isLeaving;
}
