import { useSearchParams } from 'storefront-kit/routing';
import type { Origin } from './sign-up-request.ts';

/** Where a visitor comes from, as the address of the page says (docs/spec/accounts.md section 2). */
export function useOrigin(): Omit<Origin, 'formLocation'> & { readonly leadSource?: string } {
  const [parameters] = useSearchParams();
  const named = { storeNum: 'storeNum', campaign: 'enrollment_marketing_source', leadSource: 'leadSource' };
  const given = Object.entries(named).map(([name, parameter]) => [name, parameters.get(parameter)] as const);
  return Object.fromEntries(given.filter(([, value]) => value));
}
