import { readBirthDate } from 'shared-contracts/birth-date';
import type { CallInput } from 'shared-contracts/call';
import type { signUp } from 'shared-contracts/calls/auth';
import type { FormLocation } from 'shared-contracts/form-location';
import type { Locale } from 'shared-contracts/locale';
import { phoneValues } from '../person/phone-values.ts';

type Body = CallInput<typeof signUp>['body'];

/** The form's values. */
export interface SignUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly gender: '' | NonNullable<Body['gender']>;
  readonly password: string;
  readonly newsletter: boolean;
  readonly loyalty: boolean;
  readonly sms: boolean;
  readonly terms: boolean;
  readonly policy: boolean;
}

/** The shopper's origin according to the URL, and where the form stood (docs/spec/accounts.md section 2). */
export interface Origin {
  readonly storeNum?: string;
  readonly campaign?: string;
  readonly formLocation?: FormLocation;
}

interface Context {
  readonly locale: Locale;
  readonly origin: Origin;
  /** Of the country of the phone number, such as `44`. */
  readonly dialCode?: string | undefined;
  /** Of the bot check. */
  readonly token?: string | undefined;
}

/** The request for the form's values. */
export function signUpRequest(values: SignUpValues, { locale, origin, dialCode, token }: Context): Body {
  const { newsletter, loyalty, sms, terms, policy, phone, gender, password, birthDate } = values;
  const trimmed = (name: 'firstName' | 'lastName' | 'email' | 'postalCode') => values[name].trim();
  return {
    firstName: trimmed('firstName'),
    lastName: trimmed('lastName'),
    email: trimmed('email'),
    postalCode: trimmed('postalCode'),
    password,
    birthDate: readBirthDate(birthDate, locale),
    ...(phone.trim() ? phoneValues(phone, dialCode) : {}),
    ...(gender ? { gender } : {}),
    newsletter,
    loyaltyTerms: loyalty,
    brandTerms: terms,
    policy,
    optInAccepted: sms,
    isTermsConfirmed: terms && policy,
    isTemporaryPassword: true,
    subscriptions: {
      newsletterConsent: newsletter,
      loyaltyConsent: loyalty,
      smsNotificationConsent: sms,
      // The form does not name it; members choose it in the account.
      loyaltyNewsletterConsent: false,
      ...(loyalty ? { loyaltyEnrollment: 'Full' as const } : {}),
    },
    source: {
      acquisitionType: 'Registered',
      ...(origin.storeNum ? { store: origin.storeNum } : {}),
      ...(origin.campaign ? { campaignName: origin.campaign } : {}),
      ...(origin.formLocation ? { formLocation: origin.formLocation } : {}),
    },
    ...(token === undefined ? {} : { recaptcha_response: token }),
  };
}
