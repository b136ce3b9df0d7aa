import { defineMessages } from 'storefront-kit/messages';

/** Texts of personal fields in sign-up and profile. */
export const personMessages = defineMessages(
  {
    firstName: 'First name',
    lastName: 'Last name',
    postalCode: 'Postal code',
    phone: 'Phone',
    birthDate: 'Date of birth',
    birthDateMissing: 'Please tell your date of birth.',
    tooYoung: (age: number) => `Accounts are for people aged ${age} and over.`,
  },
  {
    fr: {
      firstName: 'Prénom',
      lastName: 'Nom',
      postalCode: 'Code postal',
      phone: 'Téléphone',
      birthDate: 'Date de naissance',
      birthDateMissing: 'Veuillez indiquer votre date de naissance.',
      tooYoung: (age: number) => `Les comptes sont ouverts à partir de ${age} ans.`,
    },
    de: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      postalCode: 'Postleitzahl',
      phone: 'Telefon',
      birthDate: 'Geburtsdatum',
      birthDateMissing: 'Bitte geben Sie Ihr Geburtsdatum an.',
      tooYoung: (age: number) => `Konten gibt es ab ${age} Jahren.`,
    },
  },
);
