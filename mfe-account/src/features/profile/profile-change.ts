import { readBirthDate, writeBirthDate } from 'shared-contracts/birth-date';
import type { CallInput, Calls } from 'shared-contracts/call';
import { type ConsumerProfile, updateConsumer } from 'shared-contracts/calls/consumer';
import type { Locale } from 'shared-contracts/locale';

/** The form's values. */
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly postalCode: string;
  readonly birthDate: string;
  readonly gender: '' | NonNullable<ConsumerProfile['consumerDetails']['gender']>;
}

export type ProfileChange = CallInput<typeof updateConsumer>['body']['consumerProfile'];

/** The form's initial values; unknown ones are empty. */
export function profileValues({ consumerDetails }: ConsumerProfile, locale: Locale): ProfileValues {
  const { firstName, lastName, phone = '', postalCode, birthDate, gender = '' } = consumerDetails;
  return {
    firstName,
    lastName,
    phone,
    postalCode,
    birthDate: birthDate ? writeBirthDate(birthDate, locale) : '',
    gender,
  };
}

/** The change to send: only edited values, and no empty ones. */
export function detailsChange(
  before: ProfileValues,
  typed: ProfileValues,
  locale: Locale,
): NonNullable<ProfileChange['consumerDetails']> {
  const trimmed = Object.entries(typed).map(([name, value]) => [name, value.trim()] as const);
  const changed = trimmed.filter(([name, value]) => value !== '' && value !== before[name as keyof ProfileValues]);
  return Object.fromEntries(
    changed.map(([name, value]) => [name, name === 'birthDate' ? readBirthDate(value, locale) : value]),
  );
}

const isEmpty = (part: object | undefined): boolean =>
  part === undefined || Object.values(part).every((value) => value === undefined || value === '');

/**
 * Changes a profile. An empty change is not sent (docs/spec/accounts.md section 5).
 * @returns the changed profile; undefined when there was nothing to send
 * @throws {Error} "Profile not loaded" when there is no profile to change
 * @throws {ProductError} why it was refused
 */
export async function changeProfile(
  calls: Calls,
  profile: ConsumerProfile | undefined,
  change: ProfileChange,
): Promise<ConsumerProfile | undefined> {
  if (!profile) throw new Error('Profile not loaded');
  const isPreference = change.preferences !== undefined;
  if (isEmpty(change.consumerDetails) && !isPreference) return undefined;
  return calls(updateConsumer, { body: { consumerProfile: change } });
}
