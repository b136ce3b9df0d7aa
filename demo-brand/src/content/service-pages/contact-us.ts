import type { ServicePage } from './service-page.ts';

export const contactUs: ServicePage = {
  slug: 'contact-us',
  scene: 'ridge-18-day-clear',
  title: ['Contact', 'Contact', 'Kontakt'],
  summary: ['People answer here.', 'Ici, ce sont des gens qui répondent.', 'Hier antworten Menschen.'],
  body: {
    en: `
Write to help@tarnfell.example. We read everything on working days from 8 a.m. to 6 p.m. and answer within one of them, in English, French and German.

About an order we need its number and the email it was placed with. Never send us a password or the number of a card: nobody here will ask for them.

Your account is locked? It opens again by itself after a quarter of an hour, and at once with a new password by mail.
`,
    fr: `
Écrivez à help@tarnfell.example. Nous lisons tout les jours ouvrables de 8 h à 18 h et répondons dans la journée ouvrable qui suit, en français, en anglais et en allemand.

Au sujet d’une commande, il nous faut son numéro et l’e-mail utilisé. Ne nous envoyez jamais de mot de passe ni de numéro de carte : personne ici ne vous les demandera.

Votre compte est bloqué ? Il se rouvre de lui-même après un quart d’heure, et aussitôt avec un nouveau mot de passe reçu par e-mail.
`,
    de: `
Schreiben Sie an help@tarnfell.example. Wir lesen werktags von 8 bis 18 Uhr alles und antworten binnen eines Werktags, auf Deutsch, Englisch und Französisch.

Zu einer Bestellung brauchen wir ihre Nummer und die E-Mail, mit der sie aufgegeben wurde. Schicken Sie uns nie ein Passwort oder eine Kartennummer: Hier fragt niemand danach.

Ihr Konto ist gesperrt? Nach einer Viertelstunde öffnet es sich von selbst, und mit einem neuen Passwort per E-Mail sofort.
`,
  },
};
