import { useCallback } from 'react';
import { type ConsumerAddress, type ConsumerProfile, getConsumer } from 'shared-contracts/calls/consumer';
import { getAddressRules } from 'shared-contracts/calls/utilities';
import { usePlatform } from 'shared-contracts/platform';
import { valuesOf } from 'storefront-kit/address-values';
import { useReading } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { AddressGroup, type AddressGroupProps } from './address-group.tsx';

/** The delivery and billing addresses of the account (ACC-10). */
export function AddressBook() {
  const { locale } = usePlatform();
  const calls = useAccountCalls();
  const read = useCallback(
    async (signal: AbortSignal) => {
      const [{ consumerDetails }, { fields }] = await Promise.all([
        calls(getConsumer, {}, { signal }),
        calls(getAddressRules, { params: { countryCode: locale.country } }, { signal }),
      ]);
      const addresses: readonly ConsumerAddress[] = consumerDetails.address;
      return { person: consumerDetails, addresses, rules: fields };
    },
    [calls, locale],
  );
  const reading = useReading(read, { remote: 'account' });
  return (
    <WhenRead reading={reading}>
      {(value) => (
        <AddressGroups
          {...value}
          onChanged={(addresses) => reading.set({ ...value, addresses })}
          onGone={reading.again}
        />
      )}
    </WhenRead>
  );
}

interface AddressGroupsProps extends Pick<AddressGroupProps, 'rules' | 'addresses' | 'onChanged' | 'onGone'> {
  readonly person: Pick<ConsumerProfile['consumerDetails'], 'firstName' | 'lastName' | 'email'>;
}

function AddressGroups({ person, ...group }: AddressGroupsProps) {
  const locale = useLocale();
  const { firstName, lastName, email } = person;
  const start = valuesOf({
    firstName,
    lastName,
    email,
    addressLine1: '',
    city: '',
    postalCode: '',
    country: locale.country,
  });
  return (['S', 'B'] as const).map((type) => <AddressGroup key={type} type={type} start={start} {...group} />);
}
