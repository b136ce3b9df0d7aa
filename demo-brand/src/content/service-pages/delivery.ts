import type { ServicePage } from './service-page.ts';

export const delivery: ServicePage = {
  slug: 'delivery',
  scene: 'ridge-18-day-clear',
  isLegal: true,
  title: ['Delivery', 'Livraison', 'Versand'],
  summary: [
    'Dates, prices and the parcel on its way.',
    'Dates, prix, et le colis en route.',
    'Termine, Preise und das Paket unterwegs.',
  ],
  body: {
    en: `
Before you pay you see the day on which your parcel arrives, not a promise of speed. Orders placed before 2 p.m. leave the warehouse the same working day.

## What it costs

Standard delivery is free above the amount named at the top of the page. Express costs more and saves a day or two; we tell you which day. Checkout shows every way to your address with its price, and nothing is added after that.

## Collecting

You may collect in [one of our stores](/stores), often within two hours, or have it sent there when the store has none left. Parcels also go to counters and lockers near you. We keep an order at the counter for seven days.

## On its way

- You get a mail when the parcel leaves, with a link that shows where it is.
- An order in several parcels costs no more than one; each has its own day.
- Nobody at home? The carrier tries again, or leaves it with a neighbor or at a counter.

## Where we deliver

To the country of the shop that you are in. Switch the country at the foot of the page to order to another of the five. Gift cards go by mail to any address.

## When it does not arrive

Tell us when it is two days late. We look for it, and send it again or pay you back within a week. Until it is in your hands, the risk is ours.
`,
    fr: `
Avant de payer, vous voyez le jour d’arrivée du colis, pas une promesse de vitesse. Les commandes passées avant 14 h partent le jour ouvrable même.

## Ce que cela coûte

La livraison standard est gratuite au-delà du montant indiqué en haut de page. L’express coûte plus et gagne un jour ou deux ; nous disons lequel. Au paiement, chaque mode vers votre adresse porte son prix, et rien ne s’ajoute ensuite.

## Retirer

Vous pouvez retirer dans [un de nos magasins](/stores), souvent en deux heures, ou y faire expédier ce qui manque. Les colis vont aussi aux relais et consignes près de chez vous. Une commande vous attend sept jours au comptoir.

## En route

- Un e-mail part avec le colis, avec un lien qui montre où il est.
- Une commande en plusieurs colis ne coûte pas plus qu’en un seul ; chacun a son jour.
- Personne à la maison ? Le transporteur repasse, ou laisse le colis à un voisin ou en relais.

## Où nous livrons

Dans le pays de la boutique où vous êtes. Changez de pays en bas de page pour un autre des cinq. Les cartes cadeaux partent par e-mail à toute adresse.

## S’il n’arrive pas

Dites-le-nous après deux jours de retard. Nous le cherchons, et renvoyons ou remboursons sous une semaine. Jusqu’à vos mains, le risque est pour nous.
`,
    de: `
Vor dem Bezahlen sehen Sie den Tag, an dem Ihr Paket ankommt, kein Tempoversprechen. Was bis 14 Uhr bestellt ist, verlässt das Lager am selben Werktag.

## Was es kostet

Der Standardversand ist ab dem oben genannten Betrag frei. Express kostet mehr und spart ein, zwei Tage; wir nennen den Tag. Die Kasse zeigt jeden Weg zu Ihrer Adresse mit seinem Preis, und danach kommt nichts hinzu.

## Abholen

Sie können in [einem unserer Läden](/stores) abholen, oft binnen zwei Stunden, oder dorthin liefern lassen, was dort fehlt. Pakete gehen auch an Abholstellen und Schließfächer in Ihrer Nähe. An der Theke liegt eine Bestellung sieben Tage bereit.

## Unterwegs

- Wenn das Paket losgeht, kommt eine E-Mail mit einem Link, der zeigt, wo es ist.
- Eine Bestellung in mehreren Paketen kostet nicht mehr als in einem; jedes hat seinen Tag.
- Niemand zu Hause? Der Paketdienst versucht es noch einmal oder gibt es bei Nachbarn oder einer Abholstelle ab.

## Wohin wir liefern

In das Land des Shops, in dem Sie sind. Für ein anderes der fünf Länder wechseln Sie unten auf der Seite. Geschenkkarten gehen per E-Mail an jede Adresse.

## Wenn es nicht ankommt

Sagen Sie es uns nach zwei Tagen Verspätung. Wir suchen es und schicken es neu oder zahlen binnen einer Woche zurück. Bis es in Ihren Händen ist, tragen wir das Risiko.
`,
  },
};
