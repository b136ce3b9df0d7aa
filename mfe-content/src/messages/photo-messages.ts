import { defineMessages } from 'storefront-kit/messages';

/** Words of the place for photos, which the page itself brings. */
export const photoMessages = defineMessages(
  {
    title: 'Out there with you',
    intro: (shop: string) => `How people use their ${shop} gear. Every photo is looked at before it appears.`,
    add: 'Add your photo',
    loading: 'Loading photos',
  },
  {
    fr: {
      title: 'Dehors, avec vous',
      intro: (shop: string) =>
        `Comment on se sert de son équipement ${shop}. Chaque photo est vérifiée avant d’être publiée.`,
      add: 'Ajouter votre photo',
      loading: 'Chargement des photos',
    },
    de: {
      title: 'Draußen, mit Ihnen',
      intro: (shop: string) =>
        `So sind andere mit ihrer ${shop}-Ausrüstung unterwegs. Jedes Foto wird geprüft, bevor es erscheint.`,
      add: 'Ihr Foto hinzufügen',
      loading: 'Fotos werden geladen',
    },
  },
);
