import { defineMessages } from 'storefront-kit/messages';

/** Words of the form that asks to be told when a size is in stock. */
export const notifyMessages = defineMessages(
  {
    title: 'Sold out in this size. We can email you when it is back.',
    announced: (day: string) => `On sale from ${day}. We can email you then.`,
    email: 'Email',
    required: 'This field is required.',
    emailShape: 'Email is not valid',
    toAccount: 'We write to the address of your account.',
    ask: 'Email me when it is in stock',
    asking: 'Saving…',
    asked: 'We will write once, when this size is in stock, and then forget your address.',
    back: 'This size has just come in. Reload the page to buy it.',
    failed: 'We could not note that. Please try again.',
  },
  {
    fr: {
      title: 'Épuisé dans cette taille. Nous pouvons vous écrire à son retour.',
      announced: (day: string) => `En vente à partir du ${day}. Nous pouvons vous écrire à ce moment-là.`,
      email: 'Courriel',
      required: 'Ce champ est obligatoire.',
      emailShape: 'L’adresse courriel n’est pas valide',
      toAccount: 'Nous écrirons à l’adresse de votre compte.',
      ask: 'M’avertir dès que c’est en stock',
      asking: 'Enregistrement…',
      asked:
        'Nous vous écrirons une seule fois, dès que cette taille est en stock, puis nous oublierons votre adresse.',
      back: 'Cette taille vient d’arriver. Rechargez la page pour l’acheter.',
      failed: 'Nous n’avons pas pu le noter. Veuillez réessayer.',
    },
    de: {
      title: 'In dieser Größe ausverkauft. Wir schreiben Ihnen gern, wenn sie wieder da ist.',
      announced: (day: string) => `Erhältlich ab ${day}. Wir schreiben Ihnen dann gern.`,
      email: 'E-Mail',
      required: 'Dieses Feld ist erforderlich.',
      emailShape: 'Diese E-Mail-Adresse ist nicht gültig',
      toAccount: 'Wir schreiben an die Adresse Ihres Kontos.',
      ask: 'Benachrichtigen, wenn vorrätig',
      asking: 'Wird gespeichert …',
      asked: 'Wir schreiben Ihnen einmal, wenn diese Größe vorrätig ist, und vergessen dann Ihre Adresse.',
      back: 'Diese Größe ist gerade eingetroffen. Laden Sie die Seite neu, um sie zu kaufen.',
      failed: 'Das konnten wir nicht speichern. Bitte versuchen Sie es noch einmal.',
    },
  },
);
