import type { AddressFieldRule } from 'shared-contracts/calls/utilities';

/** An email address that need not belong to an account. */
export const emailRule: AddressFieldRule = {
  name: 'email',
  label: '',
  required: true,
  maxLength: 100,
  autocomplete: 'email',
  width: 12,
};
