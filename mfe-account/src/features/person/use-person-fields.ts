import { type AddressFieldName, getAddressRules } from 'shared-contracts/calls/utilities';
import { usePlatform } from 'shared-contracts/platform';
import type { FormSchemas } from 'storefront-kit/form-resolver';
import { useCall } from 'storefront-kit/use-call';
import { signInMessages } from '../../messages/sign-in-messages.ts';

interface FieldOptions {
  readonly optional?: boolean;
}

/**
 * Schemas of the names, postal code, and phone by the rules of the country. Until those have loaded, a field only has to
 * be filled in; the services check the rest.
 */
export function usePersonFields() {
  const { locale } = usePlatform();
  const { value } = useCall(getAddressRules, { params: { countryCode: locale.country } }, { remote: 'account' });
  const rules = value?.fields ?? [];
  return (f: FormSchemas, name: AddressFieldName, { optional = false }: FieldOptions = {}) => {
    const rule = rules.find((candidate) => candidate.name === name);
    // Accounts may be in countries without delivery.
    const field = rule ? f.addressField({ ...rule, required: false, excluded: [] }, locale) : f.string();
    return optional ? field : f.pipe(f.requiredText(signInMessages(locale).required), field);
  };
}
