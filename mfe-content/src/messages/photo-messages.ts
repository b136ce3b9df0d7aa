import { defineMessages } from 'storefront-kit/messages';

/** Words of the place for photos, which the page itself brings. */
export const photoMessages = defineMessages(
  {
    title: 'Out there with you',
    intro: (shop: string) => `How people use their ${shop} gear. Every photo is looked at before it appears.`,
    add: 'Add your photo',
    loading: 'Loading photos',
    elsewhere: 'These photos come from another service, which then learns that you are here.',
    show: 'Show photos',
  },
  {
    fr: {
      title: 'Dehors, avec vous',
      intro: (shop: string) =>
        `Comment on se sert de son équipement ${shop}. Chaque photo est vérifiée avant d’être publiée.`,
      add: 'Ajouter votre photo',
      loading: 'Chargement des photos',
      elsewhere: 'Ces photos viennent d’un autre service, qui apprend alors que vous êtes ici.',
      show: 'Afficher les photos',
    },
    de: {
      title: 'Draußen, mit Ihnen',
      intro: (shop: string) =>
        `So sind andere mit ihrer ${shop}-Ausrüstung unterwegs. Jedes Foto wird geprüft, bevor es erscheint.`,
      add: 'Ihr Foto hinzufügen',
      loading: 'Fotos werden geladen',
      elsewhere: 'Diese Fotos kommen von einem anderen Dienst, der dann erfährt, dass Sie hier sind.',
      show: 'Fotos zeigen',
    },
  },
);
