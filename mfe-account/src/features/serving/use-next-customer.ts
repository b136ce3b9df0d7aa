import { endServing } from 'shared-contracts/calls/serving';
import { usePlatform } from 'shared-contracts/platform';
import { forgetTraces } from 'storefront-kit/forget-traces';
import { useNavigate } from 'storefront-kit/routing';
import { keepCart } from 'storefront-kit/stored-cart';

/**
 * Makes a till ready for the next customer: it lets go of the one before, with an account or without, of whom nothing stays on the
 * till. Rejects with a ProductError.
 */
export function useNextCustomer(): () => Promise<void> {
  const { calls, session, bus } = usePlatform();
  const navigate = useNavigate();
  return async () => {
    await calls(endServing, { body: {} });
    forgetTraces();
    await session.reset();
    keepCart(bus, undefined);
    // Whatever page is open may show the customer's data.
    navigate('/', { replace: true });
  };
}
