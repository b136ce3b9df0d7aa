import { birthDateFault, birthDateFormat, readBirthDate } from 'shared-contracts/birth-date';
import type { CallInput } from 'shared-contracts/call';
import type { signUp } from 'shared-contracts/calls/auth';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { Locale } from 'shared-contracts/locale';
import type { signUpMessages } from '../../messages/sign-up-messages.ts';

/** The form as it is typed. */
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

/** Where a shopper came from, as the address of the page tells (accounts.md section 2). */
export interface Origin {
  readonly storeNum?: string;
  readonly campaign?: string;
}

type Body = CallInput<typeof signUp>['body'];

/** What is asked of the services for what was typed. */
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
    },
    ...(recaptcha === undefined ? {} : { recaptcha_response: recaptcha }),
  };
}

const fields: Partial<Record<ErrorId, keyof SignUpValues>> = {
  AUT439: 'email',
  AUT440: 'email',
  AUT453: 'email',
  AUT442: 'phone',
  AUT444: 'phone',
  FE872: 'password',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
};

/** The field that an answer of the services is about; undefined when it is about none. */
export function fieldOfProblem({ id, details }: ProductError): keyof SignUpValues | undefined {
  const named = details[0]?.field;
  const known = ['firstName', 'lastName', 'postalCode', 'phone', 'birthDate'] as const;
  return fields[id] ?? known.find((name) => name === named);
}

/** What is wrong with a date of birth as it was typed, in words; true when nothing is. */
export function checkBirthDate(
  typed: string,
  locale: Locale,
  texts: ReturnType<typeof signUpMessages>,
  today = new Date(),
): string | true {
  const fault = birthDateFault(readBirthDate(typed, locale), locale.country, today);
  if (fault === undefined) return true;
  return fault === 'PRO411' ? texts.birthDateMissing : texts.birthDateWrong(birthDateFormat(locale));
}
