import { checkField, problemText } from 'shared-contracts/address-check';
import { type AddressFieldName, getAddressRules } from 'shared-contracts/calls/utilities';
import { usePlatform } from 'shared-contracts/platform';
import { useCall } from 'storefront-kit/use-call';
import { signInMessages } from '../../messages/sign-in-messages.ts';

/**
 * The rules of the country for names, postal code and phone, for `register`: what is wrong with what was typed, or true.
 * Until they are known the services' own checks are left, and that nothing is missing.
 */
export function usePersonRules(): (name: AddressFieldName) => (typed: string) => string | true {
  const { locale } = usePlatform();
  const { value } = useCall(getAddressRules, { params: { countryCode: locale.country } }, { remote: 'account' });
  const rules = value?.fields ?? [];
  return (name) => (typed) => {
    if (typed.trim() === '') return signInMessages(locale).required;
    const rule = rules.find((candidate) => candidate.name === name);
    // Where nothing is delivered to, somebody may live all the same.
    const fault = rule && checkField({ ...rule, excluded: [] }, typed);
    return fault ? problemText(fault, locale.language) : true;
  };
}
