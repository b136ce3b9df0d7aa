import { useEffect, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getStoreEmployees } from 'shared-contracts/calls/stores';
import { getStores, type Store } from 'shared-contracts/calls/utilities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';

export type Colleague = CallResponse<typeof getStoreEmployees>['employees'][number];

/** The stores of the country, and who works in the chosen one; each with what went wrong and a way to ask again. */
export function useWorkplaces(storeId: string) {
  const { calls, report } = usePlatform();
  const [stores, setStores] = useState<readonly Store[]>();
  const [storesError, setStoresError] = useState<ProductError>();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>();
  const [colleaguesError, setColleaguesError] = useState<ProductError>();
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    setStoresError(undefined);
    calls(getStores, {}, { signal: abort.signal }).then(
      ({ stores }) => setStores(stores),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        report(error, { remote: 'account', phase: 'event' });
        setStoresError(asProductError(error));
      },
    );
    return () => abort.abort();
  }, [calls, report, asked]);

  useEffect(() => {
    setColleagues(undefined);
    setColleaguesError(undefined);
    if (!storeId) return;
    const abort = new AbortController();
    calls(getStoreEmployees, { params: { storeId } }, { signal: abort.signal }).then(
      ({ employees }) => setColleagues(employees),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        report(error, { remote: 'account', phase: 'event' });
        setColleaguesError(asProductError(error));
      },
    );
    return () => abort.abort();
  }, [calls, report, storeId, asked]);

  return { stores, storesError, colleagues, colleaguesError, again: () => setAsked((times) => times + 1) };
}
