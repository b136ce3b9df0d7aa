import { getStoreEmployees } from 'shared-contracts/calls/stores';
import { getStores } from 'shared-contracts/calls/utilities';
import { useCall } from 'storefront-kit/use-call';

/** The stores of the country and the employees of the chosen one. */
export function useWorkplaces(storeId: string) {
  const stores = useCall(getStores, {}, { remote: 'account' });
  const employees = useCall(getStoreEmployees, storeId ? { params: { storeId } } : undefined, { remote: 'account' });
  return {
    stores: stores.value?.stores,
    storesError: stores.error,
    colleagues: employees.value?.employees,
    colleaguesError: employees.error,
    again() {
      stores.again();
      employees.again();
    },
  };
}
