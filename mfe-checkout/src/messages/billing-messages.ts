import { defineMessages } from 'storefront-kit/messages';

/** Texts of the payment step around the payment: to whom it is billed, and why it is asked for again. */
export const billingMessages = defineMessages(
  {
    payAgain: 'Please enter once more how you pay: for your safety, we do not keep it.',
    sameAsShipping: 'Same as delivery address',
    sameAsYours: 'Same as your address',
    inTheNameOf: (name: string) => `In the name of ${name}, without an address`,
  },
  {
    fr: {
      payAgain: 'Veuillez indiquer de nouveau comment vous payez : pour votre sécurité, nous ne le conservons pas.',
      sameAsShipping: 'Identique à l’adresse de livraison',
      sameAsYours: 'Identique à votre adresse',
      inTheNameOf: (name: string) => `Au nom de ${name}, sans adresse`,
    },
    de: {
      payAgain: 'Bitte geben Sie noch einmal an, wie Sie zahlen: Zu Ihrer Sicherheit speichern wir es nicht.',
      sameAsShipping: 'Wie Lieferadresse',
      sameAsYours: 'Wie Ihre Adresse',
      inTheNameOf: (name: string) => `Auf den Namen ${name}, ohne Anschrift`,
    },
  },
);
