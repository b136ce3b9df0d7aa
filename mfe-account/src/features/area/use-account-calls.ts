import { useMemo } from 'react';
import type { Calls } from 'shared-contracts/call';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { useReport } from 'storefront-kit/use-report';
import { areaMessages } from '../../messages/area-messages.ts';

/**
 * The calls of the account's pages. When the services no longer know the session, restarts it, shows a message, and
 * offers to sign in.
 */
export function useAccountCalls(): Calls {
  const { calls, session, toasts, locale } = usePlatform();
  const report = useReport('account');
  return useMemo(
    () => async (call, input, options) => {
      try {
        return await calls(call, input, options);
      } catch (error) {
        if (isProductError(error, 'INVALID_CUSTOMER', 'CANNOT_AUTHORIZE')) {
          toasts.show({ tone: 'info', text: areaMessages(locale).ended });
          session.reset().catch(report);
        }
        throw error;
      }
    },
    [calls, session, toasts, locale, report],
  );
}
