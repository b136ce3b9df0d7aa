import { defineMessages } from 'storefront-kit/messages';

export const picturesMessages = defineMessages(
  {
    title: (name: string) => `Pictures of ${name}`,
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    place: (at: number, count: number) => `${at} of ${count}`,
    all: 'All pictures',
    film: (title: string) => `Film: ${title}`,
  },
  {
    fr: {
      title: (name: string) => `Photos : ${name}`,
      close: 'Fermer',
      previous: 'Photo précédente',
      next: 'Photo suivante',
      zoomIn: 'Agrandir',
      zoomOut: 'Réduire',
      place: (at: number, count: number) => `${at} sur ${count}`,
      all: 'Toutes les photos',
      film: (title: string) => `Film : ${title}`,
    },
    de: {
      title: (name: string) => `Bilder: ${name}`,
      close: 'Schließen',
      previous: 'Voriges Bild',
      next: 'Nächstes Bild',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      place: (at: number, count: number) => `${at} von ${count}`,
      all: 'Alle Bilder',
      film: (title: string) => `Film: ${title}`,
    },
  },
);
