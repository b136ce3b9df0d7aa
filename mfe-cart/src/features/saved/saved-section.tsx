import { useAtomValue } from 'jotai/react';
import { lazy, Suspense, useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { PartBoundary } from 'storefront-kit/part-boundary';
import { useSession } from 'storefront-kit/use-session';
import { keepsForLater, savedModel } from '../../service/saved-model.ts';

/** Loaded only for shoppers who have saved something. */
const SavedList = lazy(() => import('./saved-list.tsx'));

/** The saved-for-later list below the cart. */
export function SavedSection() {
  const platform = usePlatform();
  const session = useSession();
  const model = savedModel(platform);
  const { status, total } = useAtomValue(model.atom, { store: platform.store });
  const keeps = keepsForLater(session);
  const { status: kind } = session;
  useEffect(() => {
    if (keeps) void model.refresh();
  }, [keeps, kind, model]);

  if (!keeps || (total === 0 && status !== 'error')) return null;
  return (
    <PartBoundary remote="cart">
      <Suspense>
        <SavedList model={model} />
      </Suspense>
    </PartBoundary>
  );
}
