import { useEffect, useState } from 'react';
import { type AddressFieldRule, getAddressRules } from 'shared-contracts/calls/utilities';
import { usePlatform } from 'shared-contracts/platform';

/** The rules of the country for names, postal code and phone; without them the services' own checks are left. */
export function usePersonRules(): readonly AddressFieldRule[] {
  const { calls, locale, report } = usePlatform();
  const [rules, setRules] = useState<readonly AddressFieldRule[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    calls(getAddressRules, { params: { countryCode: locale.country } }, { signal: abort.signal }).then(
      ({ fields }) => setRules(fields),
      (error: unknown) => {
        if (!abort.signal.aborted) report(error, { remote: 'account', phase: 'loader' });
      },
    );
    return () => abort.abort();
  }, [calls, locale, report]);
  return rules;
}
