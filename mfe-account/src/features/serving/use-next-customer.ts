import { endServing } from 'shared-contracts/calls/serving';
import { usePlatform } from 'shared-contracts/platform';
import { useNavigate } from 'storefront-kit/routing';
import { changeCustomer } from './change-customer.ts';

/**
 * Makes a till ready for the next customer: it lets go of the one before, with an account or without, of whom nothing stays on the
 * till. Rejects with a ProductError.
 */
export function useNextCustomer(): () => Promise<void> {
  const platform = usePlatform();
  const navigate = useNavigate();
  return async () => {
    await platform.calls(endServing, { body: {} });
    await changeCustomer(platform);
    // Whatever page is open may show the customer's data.
    navigate('/', { replace: true });
  };
}
