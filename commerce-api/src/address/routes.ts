import { getAddressRules, getCountryList, getServerTime } from 'shared-contracts/calls/utilities';
import { CallError } from '../base/call-error.ts';
import { type Route, route } from '../server/route.ts';
import { addressRulesOf, countryList, isCountry } from './rules.ts';

/** Calls for form rules, countries and the server's time. */
export function utilityRoutes(): Route[] {
  return [
    route(getServerTime, async () => ({ timestamp: new Date().toISOString() })),
    route(getCountryList, async (_input, { locale }) => ({ countries: countryList(locale.language) }), {
      sharedFor: 300,
    }),
    route(
      getAddressRules,
      async ({ params }, { locale }) => {
        if (!isCountry(params.countryCode)) throw new CallError('API404');
        return { countryCode: params.countryCode, fields: addressRulesOf(params.countryCode, locale.language) };
      },
      { sharedFor: 300 },
    ),
  ];
}
