import type { CallResponse } from 'shared-contracts/call';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { type Reading, useCall } from 'storefront-kit/use-call';
import { useAccountCalls } from '../area/use-account-calls.ts';

/** The account of who is signed in. */
export function useProfile(): Reading<CallResponse<typeof getConsumer>> {
  return useCall(getConsumer, {}, { remote: 'account', calls: useAccountCalls() });
}
