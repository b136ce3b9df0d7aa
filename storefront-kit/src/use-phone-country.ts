import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { addressPhone, rulesWithPhone } from 'shared-contracts/national-phone';
import type { AddressValues } from './address-values.ts';

interface PhoneCountry extends Pick<AddressValues, 'phone' | 'phoneCode'> {
  readonly rules: readonly AddressFieldRule[];
  /** Puts a value into its field, and checks it. */
  readonly fill: (name: 'phone' | 'phoneCode', value: string) => void;
}

/**
 * The rules of an address form, of its phone those of the chosen country. A number that is typed with the code of
 * another country chooses that one.
 */
export function usePhoneCountry({ rules, phone = '', phoneCode, fill }: PhoneCountry): readonly AddressFieldRule[] {
  const choose = useEffectEvent(() => {
    const rule = rules.find(({ name }) => name === 'phone');
    if (!rule || !phoneCode) return;
    const found = addressPhone(phone, rule, phoneCode);
    if (!found.phoneCode || found.phoneCode === phoneCode) return;
    fill('phoneCode', found.phoneCode);
    fill('phone', found.phone);
  });
  // The chosen code follows what is typed, and not the other way round.
  useEffect(() => {
    if (phone) choose();
  }, [phone]);
  const checked = useRef(phoneCode);
  const check = useEffectEvent(() => {
    if (phone) fill('phone', phone);
  });
  // A number that was none in one country can be one in the other.
  useEffect(() => {
    if (phoneCode !== checked.current) check();
    checked.current = phoneCode;
  }, [phoneCode]);
  return useMemo(() => rulesWithPhone(rules, phoneCode), [rules, phoneCode]);
}
