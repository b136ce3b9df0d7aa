import {
  type AddressFieldName,
  type AddressFieldRule,
  getAddressRules,
  type SignUpRequirement,
} from 'shared-contracts/calls/utilities';
import type { CountryCode } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import type { FormSchemas } from 'storefront-kit/form-resolver';
import { useCall } from 'storefront-kit/use-call';
import { personMessages } from '../../messages/person-messages.ts';

type PersonField = Extract<AddressFieldName, 'firstName' | 'lastName' | 'postalCode' | 'phone'>;

interface FieldOptions {
  readonly optional?: boolean;
}

/**
 * Schemas of the names, postal code, and phone by the rules of the country. Until those have loaded, a field only has to
 * be filled in; the services check the rest.
 * @param phoneCountry the country of the phone number; the page's own by default
 */
export function usePersonFields(phoneCountry?: CountryCode) {
  const { locale } = usePlatform();
  const input = (countryCode: CountryCode) => ({ params: { countryCode } });
  const own = useCall(getAddressRules, input(locale.country), { remote: 'account' }).value;
  const other = phoneCountry === locale.country ? undefined : phoneCountry;
  const ofOther = useCall(getAddressRules, other && input(other), { remote: 'account' }).value;
  const ruleOf = (name: AddressFieldName): AddressFieldRule | undefined =>
    (name === 'phone' && other ? ofOther : own)?.fields.find((candidate) => candidate.name === name);
  return {
    ruleOf,
    requires: (what: SignUpRequirement): boolean => own?.signUpRequires?.includes(what) ?? false,
    fieldOf(f: FormSchemas, name: PersonField, { optional = false }: FieldOptions = {}) {
      const rule = ruleOf(name);
      // Accounts may be in countries without delivery.
      const field = rule ? f.addressField({ ...rule, required: false, excluded: [] }, locale) : f.string();
      return optional ? field : f.pipe(f.requiredText(personMessages(locale)[`${name}Missing`]), field);
    },
  };
}
