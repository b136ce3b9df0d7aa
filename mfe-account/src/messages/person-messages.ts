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
    birthDateWrong: (format: string) => `Please write it as ${format}. Accounts have a minimum age.`,
  },
  {
    fr: {
      firstName: 'Prénom',
      lastName: 'Nom',
      postalCode: 'Code postal',
      phone: 'Téléphone',
      birthDate: 'Date de naissance',
      birthDateMissing: 'Veuillez indiquer votre date de naissance.',
      birthDateWrong: (format: string) =>
        `Veuillez l’écrire ainsi : ${format.replace('DD', 'JJ').replace('YYYY', 'AAAA')}. Un âge minimum est requis.`,
    },
    de: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      postalCode: 'Postleitzahl',
      phone: 'Telefon',
      birthDate: 'Geburtsdatum',
      birthDateMissing: 'Bitte geben Sie Ihr Geburtsdatum an.',
      birthDateWrong: (format: string) =>
        `Bitte so schreiben: ${format.replace('DD', 'TT').replace('YYYY', 'JJJJ')}. Konten haben ein Mindestalter.`,
    },
  },
);
