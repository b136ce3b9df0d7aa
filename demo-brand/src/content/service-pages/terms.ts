import type { ServicePage } from './service-page.ts';

export const terms: ServicePage = {
  slug: 'terms',
  scene: 'ridge-18-day-clear',
  isLegal: true,
  title: ['Terms of use', 'Conditions d’utilisation', 'Nutzungsbedingungen'],
  summary: [
    'What holds for these pages and for accounts.',
    'Ce qui vaut pour ces pages et les comptes.',
    'Was für diese Seiten und für Konten gilt.',
  ],
  body: {
    en: `
## What this shop is

It demonstrates a platform. Orders go to a payment provider that moves no money, and parcels exist only in the database. What you type here is deleted whenever the demonstration begins anew.

## Your account

- You are as old as the form asks, and what you enter is true.
- Keep your password to yourself. When somebody else had it, change it: all devices are signed out.
- You may delete the account at any time. We may close it when it is used to harm others, and say why.

## What you write

Reviews and questions are yours. You let us show them with your first name, and may take them back. We remove what insults, advertises, or is not about the product, and nothing else; a bad review stays.

## What is ours

Texts, drawings, films, and code. Private use needs no permission; everything else needs a line to help@tarnfell.example.

## Buying

[The terms of sale](/pages/terms-of-sale) hold for orders, [those of the loyalty program](/pages/loyalty-terms) for points.

## Changes

We announce changes to these terms by email, six weeks ahead. If you do not agree, you may close your account by then.
`,
    fr: `
## Ce qu’est cette boutique

Elle présente une plateforme. Les commandes passent par un prestataire qui ne déplace pas d’argent, et les colis n’existent qu’en base de données. Ce que vous saisissez ici est effacé chaque fois que la démonstration recommence.

## Votre compte

- Vous avez l’âge demandé, et vos indications sont exactes.
- Gardez votre mot de passe pour vous. Si quelqu’un l’a eu, changez-le : tous les appareils sont déconnectés.
- Vous pouvez supprimer le compte à tout moment. Nous pouvons le fermer s’il sert à nuire, en disant pourquoi.

## Ce que vous écrivez

Les avis et les questions sont à vous. Vous nous laissez les montrer avec votre prénom, et pouvez les reprendre. Nous retirons ce qui insulte, fait de la publicité ou ne parle pas du produit, rien d’autre ; un mauvais avis reste.

## Ce qui est à nous

Les textes, les dessins, les films et le code. L’usage privé est libre ; pour le reste, un mot à help@tarnfell.example.

## Acheter

[Les conditions de vente](/pages/terms-of-sale) valent pour les commandes, [celles du programme de fidélité](/pages/loyalty-terms) pour les points.

## Changements

Nous annonçons les changements par e-mail, six semaines avant. Qui n’est pas d’accord peut fermer son compte d’ici là.
`,
    de: `
## Was dieser Shop ist

Er führt eine Plattform vor. Bestellungen gehen an einen Zahlungsdienst, der kein Geld bewegt, und Pakete gibt es nur in der Datenbank. Was Sie hier eintippen, wird gelöscht, sooft die Vorführung neu beginnt.

## Ihr Konto

- Sie sind so alt, wie das Formular verlangt, und Ihre Angaben stimmen.
- Behalten Sie Ihr Passwort für sich. Hatte es jemand anderes, ändern Sie es: Alle Geräte werden abgemeldet.
- Sie können das Konto jederzeit löschen. Wir können es schließen, wenn es anderen schadet, und sagen, warum.

## Was Sie schreiben

Bewertungen und Fragen gehören Ihnen. Sie lassen uns sie mit Ihrem Vornamen zeigen und können sie zurücknehmen. Wir entfernen, was beleidigt, wirbt oder nicht vom Produkt handelt, und sonst nichts; eine schlechte Bewertung bleibt.

## Was uns gehört

Texte, Zeichnungen, Filme und Code. Privat dürfen Sie alles nutzen; für anderes genügt eine Zeile an help@tarnfell.example.

## Kaufen

Für Bestellungen gelten [die Verkaufsbedingungen](/pages/terms-of-sale), für Punkte [die des Treueprogramms](/pages/loyalty-terms).

## Änderungen

Änderungen kündigen wir sechs Wochen vorher per E-Mail an. Wer nicht einverstanden ist, kann das Konto bis dahin schließen.
`,
  },
};
