import { getAddressRules, getCountryList, getServerTime, lookUpAddress } from 'shared-contracts/calls/utilities';
import { CallError } from '../base/call-error.ts';
import { isCountry } from '../base/countries.ts';
import type { Markets } from '../market/markets.ts';
import { addressLookUpLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { type AddressLookUp, AddressLookUpUnavailableError } from './address-look-up.ts';
import { addressRulesOf, countryList } from './rules.ts';

/**
 * Calls for form rules, countries and the server's time.
 * @param directory none where addresses are not offered
 */
export function utilityRoutes(directory: AddressLookUp | undefined, readMarkets: () => Promise<Markets>): Route[] {
  return [
    route(getServerTime, async () => ({ timestamp: new Date().toISOString() })),
    route(getCountryList, async (_input, { locale }) => ({ countries: countryList(locale.language) }), {
      sharedFor: 300,
    }),
    route(
      getAddressRules,
      async ({ params }, { locale }) => {
        if (!isCountry(params.countryCode)) throw new CallError('API404');
        const fields = addressRulesOf(params.countryCode, locale.language);
        const { signUpRequires = [] } = (await readMarkets()).get(params.countryCode) ?? {};
        return {
          countryCode: params.countryCode,
          fields: fields.map((rule) =>
            directory && rule.name === 'addressLine1' ? { ...rule, suggests: true } : rule,
          ),
          ...(signUpRequires.length > 0 ? { signUpRequires: [...signUpRequires] } : {}),
        };
      },
      { sharedFor: 300 },
    ),
    route(
      lookUpAddress,
      async ({ body }, { locale, log }) => {
        const { typed, countryCode: country } = body;
        if (!isCountry(country)) throw new CallError('API404');
        if (!directory) return { addresses: [] };
        const search = { typed, country, language: locale.language };
        const addresses = await directory.find(search).catch((error: unknown) => {
          if (!(error instanceof AddressLookUpUnavailableError)) throw error;
          // The form can be filled in by hand.
          log.warn({ err: error }, 'addresses cannot be looked up');
          return [];
        });
        return { addresses };
      },
      { limits: addressLookUpLimits },
    ),
  ];
}
