import { defineMessages } from 'storefront-kit/messages';

type Device = 'phone' | 'tablet' | 'desktop';
const devices = {
  en: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  fr: { phone: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur' },
  de: { phone: 'Telefon', tablet: 'Tablet', desktop: 'Desktop' },
} as const satisfies Record<string, Record<Device, string>>;

/** Texts of the preview. */
export const previewMessages = defineMessages(
  {
    controls: 'What is previewed',
    device: 'Screen',
    screen: (device: Device) => devices.en[device] as string,
    time: 'Date and time',
    timeHint: 'Your time zone. Leave it empty for now.',
    optional: 'optional',
    locale: 'Country and language',
    visitor: 'Seen by',
    visitorYou: 'You, as you shop here now',
    sameForAll: 'This page shows the same to everybody.',
    frame: 'Preview of the page',
    partOfPages: 'This document is part of other pages: the preview shows the home page.',
  },
  {
    fr: {
      controls: 'Ce qui est affiché',
      device: 'Écran',
      screen: (device: Device) => devices.fr[device],
      time: 'Date et heure',
      timeHint: 'Votre fuseau horaire. Laissez vide pour maintenant.',
      optional: 'facultatif',
      locale: 'Pays et langue',
      visitor: 'Vu par',
      visitorYou: 'Vous, tel que vous achetez ici',
      sameForAll: 'Cette page montre la même chose à tout le monde.',
      frame: 'Aperçu de la page',
      partOfPages: 'Ce document fait partie d’autres pages : l’aperçu montre la page d’accueil.',
    },
    de: {
      controls: 'Was gezeigt wird',
      device: 'Bildschirm',
      screen: (device: Device) => devices.de[device],
      time: 'Datum und Uhrzeit',
      timeHint: 'Ihre Zeitzone. Leer lassen für jetzt.',
      optional: 'optional',
      locale: 'Land und Sprache',
      visitor: 'Gesehen von',
      visitorYou: 'Ihnen, so wie Sie hier einkaufen',
      sameForAll: 'Diese Seite zeigt allen dasselbe.',
      frame: 'Vorschau der Seite',
      partOfPages: 'Dieses Dokument ist Teil anderer Seiten: Die Vorschau zeigt die Startseite.',
    },
  },
);
