import { defineMessages } from 'storefront-kit/messages';

/** Error texts of Apple Pay's sheet. */
export const sheetMessages = defineMessages(
  {
    country: 'We deliver within the country of this shop only.',
    cityLength: 'The name of the city may have 50 characters at most.',
    missing: 'Please fill this in.',
    characters: 'Please use Latin letters, digits and common marks only.',
    billingCountry: 'We cannot send invoices to this country.',
    shippingMethod: 'This delivery method is not available. Please choose another one.',
    other: 'Something went wrong. Nothing was paid. Please try again.',
  },
  {
    fr: {
      country: 'Nous livrons uniquement dans le pays de cette boutique.',
      cityLength: 'Le nom de la ville peut comporter 50 caractères au plus.',
      missing: 'Veuillez remplir ce champ.',
      characters: 'Veuillez utiliser uniquement des lettres latines, des chiffres et des signes courants.',
      billingCountry: 'Nous ne pouvons pas facturer dans ce pays.',
      shippingMethod: 'Ce mode de livraison n’est pas disponible. Veuillez en choisir un autre.',
      other: 'Une erreur est survenue. Rien n’a été payé. Veuillez réessayer.',
    },
    de: {
      country: 'Wir liefern nur innerhalb des Landes dieses Shops.',
      cityLength: 'Der Ortsname darf höchstens 50 Zeichen haben.',
      missing: 'Bitte ausfüllen.',
      characters: 'Bitte nur lateinische Buchstaben, Ziffern und übliche Zeichen verwenden.',
      billingCountry: 'In dieses Land können wir keine Rechnung stellen.',
      shippingMethod: 'Diese Lieferart ist nicht verfügbar. Bitte wählen Sie eine andere.',
      other: 'Etwas ist schiefgegangen. Es wurde nichts bezahlt. Bitte versuchen Sie es erneut.',
    },
  },
);
