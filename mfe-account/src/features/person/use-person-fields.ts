import { type AddressFieldName, getAddressRules } from 'shared-contracts/calls/utilities';
import { usePlatform } from 'shared-contracts/platform';
import { addressField, requiredText, type TextFieldSchema } from 'storefront-kit/form-schemas';
import { useCall } from 'storefront-kit/use-call';
import * as v from 'valibot';
import { signInMessages } from '../../messages/sign-in-messages.ts';

interface FieldOptions {
  readonly optional?: boolean;
}

/**
 * Schemas of the names, postal code, and phone by the rules of the country. Until those have loaded, a field only has to
 * be filled in; the services check the rest.
 */
export function usePersonFields(): (name: AddressFieldName, options?: FieldOptions) => TextFieldSchema {
  const { locale } = usePlatform();
  const { value } = useCall(getAddressRules, { params: { countryCode: locale.country } }, { remote: 'account' });
  const rules = value?.fields ?? [];
  return (name, { optional = false } = {}) => {
    const rule = rules.find((candidate) => candidate.name === name);
    // People may live where the shop does not deliver.
    const field = rule ? addressField({ ...rule, required: false, excluded: [] }, locale) : v.string();
    return optional ? field : v.pipe(requiredText(signInMessages(locale).required), field);
  };
}
