import { readBirthDate } from 'shared-contracts/birth-date';
import type { CallInput } from 'shared-contracts/call';
import type { signUp } from 'shared-contracts/calls/auth';
import type { FormLocation } from 'shared-contracts/form-location';
import type { Locale } from 'shared-contracts/locale';

/** The form's values. */
export interface SignUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly birthDate: string;
  readonly password: string;
  readonly newsletter: boolean;
  readonly loyalty: boolean;
  readonly terms: boolean;
}

/** The shopper's origin according to the URL, and where the form stood (docs/spec/accounts.md section 2). */
export interface Origin {
  readonly storeNum?: string;
  readonly campaign?: string;
  readonly formLocation?: FormLocation;
}

type Body = CallInput<typeof signUp>['body'];

/** The request for the form's values. */
export function signUpRequest(values: SignUpValues, locale: Locale, origin: Origin, recaptcha?: string): Body {
  const { newsletter, loyalty, terms, phone, password, birthDate } = values;
  const trimmed = (name: 'firstName' | 'lastName' | 'email' | 'postalCode') => values[name].trim();
  return {
    firstName: trimmed('firstName'),
    lastName: trimmed('lastName'),
    email: trimmed('email'),
    postalCode: trimmed('postalCode'),
    password,
    birthDate: readBirthDate(birthDate, locale),
    ...(phone.trim() ? { phone: phone.trim() } : {}),
    newsletter,
    loyaltyTerms: loyalty,
    brandTerms: terms,
    policy: terms,
    isTermsConfirmed: terms,
    isTemporaryPassword: true,
    subscriptions: {
      newsletterConsent: newsletter,
      loyaltyConsent: loyalty,
      loyaltyNewsletterConsent: loyalty && newsletter,
      ...(loyalty ? { loyaltyEnrollment: 'Full' as const } : {}),
    },
    source: {
      acquisitionType: 'Registered',
      ...(origin.storeNum ? { store: origin.storeNum } : {}),
      ...(origin.campaign ? { campaignName: origin.campaign } : {}),
      ...(origin.formLocation ? { formLocation: origin.formLocation } : {}),
    },
    ...(recaptcha === undefined ? {} : { recaptcha_response: recaptcha }),
  };
}
