import { defineMessages } from 'storefront-kit/messages';

/** Texts of made-to-order products. */
/** Spelled the British way. */
const british = {
  own: 'Your own colours',
};

export const customsMessages = defineMessages(
  {
    title: 'Your design',
    basic: 'Basic',
    basicNote: 'As in the pictures',
    ready: 'Drawn by our workshop',
    own: 'Your own colors',
    ownNote: 'Choose each part',
    preview: 'How it will look',
    made: 'Made for you. It cannot be returned.',
  },
  {
    fr: {
      title: 'Votre motif',
      basic: 'De base',
      basicNote: 'Comme sur les images',
      ready: 'Dessiné par notre atelier',
      own: 'Vos propres couleurs',
      ownNote: 'Choisissez chaque partie',
      preview: 'Votre article',
      made: 'Fabriqué pour vous. Ni repris ni échangé.',
    },
    de: {
      title: 'Ihr Design',
      basic: 'Schlicht',
      basicNote: 'Wie auf den Bildern',
      ready: 'Aus unserer Werkstatt',
      own: 'Eigene Farben',
      ownNote: 'Jeden Teil wählen',
      preview: 'So wird es aussehen',
      made: 'Wird für Sie gefertigt. Umtausch und Rückgabe ausgeschlossen.',
    },
  },
  { 'en-gb': british, 'en-ca': british },
);
