import { defineMessages } from 'storefront-kit/messages';

/** Words of the form that asks to be told when a size is back. */
export const notifyMessages = defineMessages(
  {
    title: 'Sold out in this size. We can email you when it is back.',
    email: 'Email',
    required: 'This field is required.',
    emailShape: 'Email is not valid',
    toAccount: 'We write to the address of your account.',
    ask: 'Email me when it is back',
    asking: 'Saving…',
    asked: 'We will write once, when this size is back, and then forget your address.',
    back: 'This size has just come back. Reload the page to buy it.',
    failed: 'We could not note that. Please try again.',
  },
  {
    fr: {
      title: 'Épuisé dans cette taille. Nous pouvons vous écrire à son retour.',
      email: 'Courriel',
      required: 'Ce champ est obligatoire.',
      emailShape: 'L’adresse courriel n’est pas valide',
      toAccount: 'Nous écrirons à l’adresse de votre compte.',
      ask: 'M’avertir du retour en stock',
      asking: 'Enregistrement…',
      asked: 'Nous vous écrirons une seule fois, au retour de cette taille, puis nous oublierons votre adresse.',
      back: 'Cette taille vient de revenir. Rechargez la page pour l’acheter.',
      failed: 'Nous n’avons pas pu le noter. Veuillez réessayer.',
    },
    de: {
      title: 'In dieser Größe ausverkauft. Wir schreiben Ihnen gern, wenn sie wieder da ist.',
      email: 'E-Mail',
      required: 'Dieses Feld ist erforderlich.',
      emailShape: 'Diese E-Mail-Adresse ist nicht gültig',
      toAccount: 'Wir schreiben an die Adresse Ihres Kontos.',
      ask: 'Benachrichtigen, wenn wieder da',
      asking: 'Wird gespeichert …',
      asked: 'Wir schreiben Ihnen einmal, wenn diese Größe wieder da ist, und vergessen dann Ihre Adresse.',
      back: 'Diese Größe ist gerade wieder da. Laden Sie die Seite neu, um sie zu kaufen.',
      failed: 'Das konnten wir nicht speichern. Bitte versuchen Sie es noch einmal.',
    },
  },
);
