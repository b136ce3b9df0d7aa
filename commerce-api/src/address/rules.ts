import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { emailPattern } from 'shared-contracts/email';
import type { CountryCode, Language } from 'shared-contracts/locale';
import { countryCodes, dialCodeOf } from '../base/countries.ts';
import { regionsOf } from './regions.ts';

type Texts = Readonly<Record<Language, string>>;
const t = (en: string, fr: string, de: string): Texts => ({ en, fr, de });

const labels = {
  firstName: t('First name', 'Prénom', 'Vorname'),
  lastName: t('Last name', 'Nom', 'Nachname'),
  email: t('Email', 'Courriel', 'E-Mail'),
  phoneCode: t('Country code', 'Indicatif du pays', 'Ländervorwahl'),
  phone: t('Phone', 'Téléphone', 'Telefon'),
  recipientContactPhone: t('Recipient’s phone', 'Téléphone du destinataire', 'Telefon der empfangenden Person'),
  addressLine1: t('Street and number', 'Numéro et rue', 'Straße und Hausnummer'),
  addressLine2: t('Apartment, floor', 'Appartement, étage', 'Adresszusatz'),
  city: t('City', 'Ville', 'Ort'),
  state: t('State', 'État', 'Bundesstaat'),
  province: t('Province', 'Province', 'Provinz'),
  zip: t('ZIP code', 'Code ZIP', 'ZIP-Code'),
  postalCodeCanada: t('Postal code', 'Code postal', 'Postleitzahl'),
  postcode: t('Postcode', 'Code postal', 'Postleitzahl'),
  country: t('Country', 'Pays', 'Land'),
} as const;

const phoneHint = t(
  'For the driver only, if the parcel cannot be handed over.',
  'Pour le livreur uniquement, si le colis ne peut pas être remis.',
  'Nur für die Zustellung, falls das Paket nicht übergeben werden kann.',
);
const recipientHint = t(
  'If someone else will receive the delivery. The driver calls this number.',
  'Si quelqu’un d’autre reçoit le colis : le livreur appelle ce numéro.',
  'Falls jemand anderes die Lieferung annimmt: Unter dieser Nummer ruft die Zustellung an.',
);
const emailHint = t(
  'For the confirmation and the tracking.',
  'Pour la confirmation et le suivi.',
  'Für Bestätigung und Sendungsverfolgung.',
);

const nameMessage = t(
  "Letters, spaces and , . ' ` - only.",
  "Lettres, espaces et , . ' ` - seulement.",
  "Nur Buchstaben, Leerzeichen und , . ' ` -.",
);
const emailMessage = t(
  'Enter an address like name@example.org.',
  'Saisissez une adresse comme nom@exemple.org.',
  'Bitte eine Adresse wie name@beispiel.org eingeben.',
);

/** Letters, spaces, comma, period, apostrophe, backtick, hyphen (docs/spec/commerce.md section 5). */
const NAME = "[\\p{L}\\p{M} ,.'’`\\-]+";
/** The contracts' rule without its anchors: patterns of fields match the whole value. */
const EMAIL = emailPattern.source.slice(1, -1);

interface CountryParts {
  readonly postalLabel: Texts;
  readonly postalPattern: string;
  readonly postalMessage: Texts;
  readonly postalMask: string;
  readonly postalLength: readonly [number, number];
  readonly capitalize: boolean;
  /** Characters after the space. */
  readonly postalEnd?: number;
  readonly excluded?: readonly string[];
  readonly regionLabel?: Texts;
  /** Digits only. */
  readonly phonePattern: string;
  readonly phoneMessage: Texts;
  readonly phoneMask: string;
  /** What is dialled before an area within the country, and not from elsewhere. */
  readonly trunkPrefix?: string;
}

const tenDigits = t(
  'Enter ten digits, the first one from 2 to 9.',
  'Saisissez dix chiffres, le premier de 2 à 9.',
  'Bitte zehn Ziffern eingeben, die erste von 2 bis 9.',
);
const northAmericanPhone = { phonePattern: '[2-9]\\d{9}', phoneMessage: tenDigits, phoneMask: '(XXX) XXX - XXXX' };

const countries: Readonly<Record<CountryCode, CountryParts>> = {
  US: {
    ...northAmericanPhone,
    postalLabel: labels.zip,
    postalPattern: '\\d{5}(-\\d{4})?',
    postalMask: 'XXXXX-XXXX',
    postalLength: [5, 10],
    capitalize: false,
    postalMessage: t(
      'Five or nine digits, like 97205 or 97205-1234.',
      'Cinq ou neuf chiffres, comme 97205 ou 97205-1234.',
      'Fünf oder neun Ziffern, etwa 97205 oder 97205-1234.',
    ),
    regionLabel: labels.state,
    // Military post and island territories, which our parcel services do not reach.
    excluded: ['006*', '007*', '008*', '009*', '090*', '091*', '340*', '962*', '963*', '964*', '965*', '966*', '969*'],
  },
  CA: {
    ...northAmericanPhone,
    postalLabel: labels.postalCodeCanada,
    postalPattern: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
    postalMask: 'AXA XAX',
    postalLength: [6, 7],
    postalEnd: 3,
    capitalize: true,
    postalMessage: t('Six characters, like V6B 1A1.', 'Six caractères, comme H2W 1Z5.', 'Sechs Zeichen, etwa V6B 1A1.'),
    regionLabel: labels.province,
  },
  GB: {
    postalLabel: labels.postcode,
    postalPattern: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
    postalMask: '',
    postalLength: [5, 8],
    postalEnd: 3,
    capitalize: true,
    postalMessage: t('A postcode like M4 1HQ.', 'Un code comme M4 1HQ.', 'Ein Postcode wie M4 1HQ.'),
    excluded: ['GY*', 'JE*', 'IM*', 'BFPO*'],
    phonePattern: '0?\\d{10}',
    phoneMessage: t('Ten or eleven digits.', 'Dix ou onze chiffres.', 'Zehn oder elf Ziffern.'),
    phoneMask: 'XXXXX XXXXXX',
    trunkPrefix: '0',
  },
  DE: {
    postalLabel: labels.postcode,
    postalPattern: '\\d{5}',
    postalMask: 'XXXXX',
    postalLength: [5, 5],
    capitalize: false,
    postalMessage: t('Five digits, like 80331.', 'Cinq chiffres, comme 80331.', 'Fünf Ziffern, etwa 80331.'),
    excluded: ['27498'],
    phonePattern: '0?\\d{6,13}',
    phoneMessage: t('Seven to fourteen digits.', 'Sept à quatorze chiffres.', 'Sieben bis vierzehn Ziffern.'),
    phoneMask: 'XXXX - XXX - XXX',
    trunkPrefix: '0',
  },
};

type Rule = AddressFieldRule;

function postal(parts: CountryParts, language: Language, width: number): Rule {
  return {
    name: 'postalCode',
    label: parts.postalLabel[language],
    required: true,
    pattern: parts.postalPattern,
    patternMessage: parts.postalMessage[language],
    minLength: parts.postalLength[0],
    maxLength: parts.postalLength[1],
    ...(parts.postalMask ? { mask: parts.postalMask } : {}),
    transforms: parts.capitalize ? ['trim', 'capitalize'] : ['trim'],
    ...(parts.postalEnd ? { endGroup: parts.postalEnd } : {}),
    ...(parts.excluded ? { excluded: [...parts.excluded] } : {}),
    autocomplete: 'postal-code',
    inputMode: parts.capitalize ? 'text' : 'numeric',
    width,
  };
}

const city = (language: Language, width: number): Rule => ({
  name: 'city',
  label: labels.city[language],
  required: true,
  minLength: 1,
  maxLength: 30,
  transforms: ['trim'],
  autocomplete: 'address-level2',
  width,
});

function place(country: CountryCode, parts: CountryParts, language: Language): Rule[] {
  const regions = regionsOf(country, language);
  if (!regions || !parts.regionLabel) return [postal(parts, language, 4), city(language, 8)];
  const region: Rule = {
    name: 'province',
    label: parts.regionLabel[language],
    required: true,
    options: regions,
    autocomplete: 'address-level1',
    width: 4,
  };
  return [city(language, 5), region, postal(parts, language, 3)];
}

type PhoneFormat = NonNullable<Rule['otherFormats']>[number];

/** How phone numbers of a country are written within it. */
const phoneFormat = (country: CountryCode): PhoneFormat => ({
  dialCode: dialCodeOf(country),
  pattern: countries[country].phonePattern,
  mask: countries[country].phoneMask,
  ...(countries[country].trunkPrefix ? { trunkPrefix: countries[country].trunkPrefix } : {}),
});

/** The dial codes of a country, its own first, each with the countries that share it. */
function phoneCodes(country: CountryCode, language: Language): { readonly value: string; readonly label: string }[] {
  const codes = new Set([country, ...countryCodes].map(dialCodeOf));
  return [...codes].map((code) => {
    const of = countryCodes.filter((other) => dialCodeOf(other) === code);
    return { value: code, label: `+${code} ${of.map((other) => names[other][language]).join(', ')}` };
  });
}

function phones(country: CountryCode, language: Language): Rule[] {
  const own = phoneFormat(country);
  const others = new Map(
    countryCodes
      .map(phoneFormat)
      .flatMap((format) => (format.dialCode === own.dialCode ? [] : [[format.dialCode, format]])),
  );
  const phone = { ...own, patternMessage: countries[country].phoneMessage[language], inputMode: 'tel' as const };
  return [
    {
      name: 'phoneCode',
      label: labels.phoneCode[language],
      required: true,
      options: phoneCodes(country, language),
      autocomplete: 'tel-country-code',
      width: 12,
    },
    {
      ...phone,
      name: 'phone',
      label: labels.phone[language],
      required: true,
      otherFormats: [...others.values()],
      autocomplete: 'tel-national',
      hint: phoneHint[language],
      width: 12,
    },
    {
      ...phone,
      name: 'recipientContactPhone',
      label: labels.recipientContactPhone[language],
      required: false,
      autocomplete: 'off',
      hint: recipientHint[language],
      width: 12,
    },
  ];
}

/** Returns the address form of a country: its fields in display order with their rules. */
export function addressRulesOf(country: CountryCode, language: Language): Rule[] {
  const parts = countries[country];
  const name = (field: 'firstName' | 'lastName', autocomplete: string): Rule => ({
    name: field,
    label: labels[field][language],
    required: true,
    pattern: NAME,
    patternMessage: nameMessage[language],
    minLength: 2,
    maxLength: 30,
    transforms: ['trim'],
    autocomplete,
    width: 6,
  });
  return [
    {
      name: 'email',
      label: labels.email[language],
      required: true,
      pattern: EMAIL,
      patternMessage: emailMessage[language],
      maxLength: 100,
      transforms: ['trim'],
      autocomplete: 'email',
      inputMode: 'email',
      hint: emailHint[language],
      width: 12,
    },
    name('firstName', 'given-name'),
    name('lastName', 'family-name'),
    {
      name: 'addressLine1',
      label: labels.addressLine1[language],
      required: true,
      minLength: 1,
      maxLength: 30,
      transforms: ['trim'],
      autocomplete: 'address-line1',
      width: 12,
    },
    {
      name: 'addressLine2',
      label: labels.addressLine2[language],
      required: false,
      maxLength: 30,
      transforms: ['trim'],
      autocomplete: 'address-line2',
      width: 12,
    },
    ...place(country, parts, language),
    ...phones(country, language),
  ];
}

const names: Readonly<Record<CountryCode, Texts>> = {
  US: t('United States', 'États-Unis', 'Vereinigte Staaten'),
  CA: t('Canada', 'Canada', 'Kanada'),
  GB: t('United Kingdom', 'Royaume-Uni', 'Vereinigtes Königreich'),
  DE: t('Germany', 'Allemagne', 'Deutschland'),
};

/** Returns the shop's countries with dial codes and phone masks. */
export function countryList(
  language: Language,
): { name: string; dialCode: string; code: CountryCode; mask?: string }[] {
  return countryCodes.map((code) => ({
    name: names[code][language],
    dialCode: dialCodeOf(code),
    code,
    ...(countries[code].phoneMask ? { mask: countries[code].phoneMask } : {}),
  }));
}
