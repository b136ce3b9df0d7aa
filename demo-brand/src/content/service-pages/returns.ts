import type { ServicePage } from './service-page.ts';

export const returns: ServicePage = {
  slug: 'returns',
  scene: 'lake-22-dawn-mist',
  isLegal: true,
  title: ['Returns', 'Retours', 'Rückgabe'],
  summary: [
    'Sixty days, free of charge, without a form.',
    'Soixante jours, sans frais, sans formulaire.',
    'Sechzig Tage, kostenlos, ohne Formular.',
  ],
  body: {
    en: `
## How to send something back

- Open the order in [your account](/account), or with its number and your email, and choose what comes back and why.
- Print the label, or show its code at the counter.
- Hand it in within sixty days, in any box. In [our stores](/stores) it takes two minutes.

Unworn means: tried on at home, labels still there. What you wore on a hill is yours, and we mend it.

## When the money comes back

|+ How refunds are paid
| You paid with | It goes back to | After arrival
| Card, PayPal, Apple Pay | the same card or account | 3 working days
| Klarna | your Klarna account; open rates end | 3 working days
| Gift card, credit | the card or the credit | at once
| Points | your points | at once

What you paid for delivery comes back when the whole order does, and so do the points that you exchanged for a voucher. Gifts that came with the goods are yours to keep. For each piece of a larger order you get back what you paid for it: every discount, three for two included, is shared among all pieces, and what you keep stays as cheap as it was. The same holds when you cancel a part. Goods earn [points](/pages/loyalty-terms) only once they can no longer be sent back.

## What we cannot take back

Goods made for you in your colors, unless something is wrong with them; then we make them again. Gift cards that were used. Underwear and bottles whose seal is open.

## Right of withdrawal

As a consumer in the European Union or the United Kingdom you may withdraw from the contract within fourteen days of the day on which you got the last parcel, without giving a reason. You can do it [online](/withdrawal), with a receipt at once. Any clear sentence is enough, too, by mail to help@tarnfell.example or by post to the address in the [imprint](/pages/imprint); you may write: "I withdraw from my contract for order number …, received on …", with your name and address. We pay back everything, delivery included, within fourteen days, the way you paid. The sixty days above are in addition.

## When something is wrong

Then it does not matter how long you have had it: [write to us](/help/contact-us) or see [repairs](/pages/repairs).
`,
    fr: `
## Comment renvoyer

- Ouvrez la commande dans [votre compte](/account), ou avec son numéro et votre e-mail, et choisissez quoi et pourquoi.
- Imprimez l’étiquette, ou montrez son code au comptoir.
- Déposez le tout sous soixante jours, dans n’importe quel carton. Dans [nos magasins](/stores), cela prend deux minutes.

Non porté veut dire : essayé chez vous, étiquettes en place. Ce qui a vu la montagne est à vous, et nous le réparons.

## Quand l’argent revient

|+ Comment nous remboursons
| Vous avez payé par | Il revient sur | Après réception
| Carte, PayPal, Apple Pay | la même carte ou le même compte | 3 jours ouvrables
| Klarna | votre compte Klarna ; les échéances s’éteignent | 3 jours ouvrables
| Carte cadeau, crédit | la carte ou le crédit | aussitôt
| Points | vos points | aussitôt

La livraison est remboursée quand toute la commande revient, et les points échangés contre un bon vous sont rendus. Les cadeaux reçus avec les articles restent à vous. Pour chaque pièce d’une commande, nous remboursons ce que vous l’avez payée : toute remise, trois pour deux compris, se répartit sur toutes les pièces, et ce que vous gardez reste au même prix. Il en va de même si vous annulez une partie. Les articles ne rapportent des [points](/pages/loyalty-terms) que lorsqu’ils ne peuvent plus être renvoyés.

## Ce que nous ne pouvons pas reprendre

Ce qui a été fait dans vos couleurs, sauf défaut ; nous le refaisons alors. Les cartes cadeaux utilisées. Les sous-vêtements et gourdes dont le sceau est ouvert.

## Droit de rétractation

Consommateur dans l’Union européenne ou au Royaume-Uni, vous pouvez vous rétracter sans motif dans les quatorze jours qui suivent la réception du dernier colis. Vous pouvez le faire [en ligne](/withdrawal), avec accusé de réception immédiat. Toute phrase claire suffit aussi, par e-mail à help@tarnfell.example ou par courrier à l’adresse des [mentions légales](/pages/imprint) ; par exemple : « Je me rétracte du contrat portant sur la commande numéro …, reçue le … », avec nom et adresse. Nous remboursons tout, livraison comprise, sous quatorze jours, par le même moyen. Les soixante jours ci-dessus s’y ajoutent.

## En cas de défaut

Peu importe alors depuis quand vous l’avez : [écrivez-nous](/help/contact-us) ou voyez [réparations](/pages/repairs).
`,
    de: `
## So schicken Sie etwas zurück

- Öffnen Sie die Bestellung in [Ihrem Konto](/account) oder mit Nummer und E-Mail, und wählen Sie, was zurückgeht und warum.
- Drucken Sie das Etikett, oder zeigen Sie den Code an der Theke.
- Geben Sie es binnen sechzig Tagen auf, in irgendeinem Karton. In [unseren Läden](/stores) dauert es zwei Minuten.

Ungetragen heißt: zu Hause anprobiert, Etiketten noch dran. Was auf dem Berg war, gehört Ihnen, und wir flicken es.

## Wann das Geld zurückkommt

|+ So erstatten wir
| Bezahlt mit | Geht zurück an | Nach Eingang
| Karte, PayPal, Apple Pay | dieselbe Karte, dasselbe Konto | 3 Werktage
| Klarna | Ihr Klarna-Konto; offene Raten enden | 3 Werktage
| Geschenkkarte, Guthaben | die Karte oder das Guthaben | sofort
| Punkte | Ihre Punkte | sofort

Den Versand erstatten wir, wenn die ganze Bestellung zurückkommt; auch Punkte, die Sie gegen einen Gutschein getauscht haben, bekommen Sie dann wieder. Geschenke, die der Ware beilagen, dürfen Sie behalten. Für jedes Stück einer größeren Bestellung bekommen Sie zurück, was Sie dafür bezahlt haben: Jeder Nachlass, auch „drei für zwei“, verteilt sich auf alle Stücke, und was Sie behalten, bleibt so günstig, wie es war. Dasselbe gilt, wenn Sie einen Teil stornieren. [Punkte](/pages/loyalty-terms) bringt Ware erst, wenn sie nicht mehr zurückgegeben werden kann.

## Was wir nicht zurücknehmen können

Was in Ihren Farben gefertigt wurde, außer bei Fehlern; dann machen wir es neu. Benutzte Geschenkkarten. Unterwäsche und Flaschen mit offenem Siegel.

## Widerrufsrecht

Als Verbraucher in der Europäischen Union oder im Vereinigten Königreich können Sie den Vertrag binnen vierzehn Tagen ab dem Tag, an dem Sie das letzte Paket erhalten haben, ohne Angabe von Gründen widerrufen. Das geht [online](/withdrawal), mit sofortiger Eingangsbestätigung. Auch jeder klare Satz genügt, per E-Mail an help@tarnfell.example oder per Post an die Adresse im [Impressum](/pages/imprint); etwa: „Ich widerrufe den Vertrag über die Bestellung Nummer …, erhalten am …“, mit Name und Anschrift. Wir zahlen alles binnen vierzehn Tagen auf demselben Weg zurück, auch den Versand. Die sechzig Tage oben gelten zusätzlich.

## Wenn etwas nicht stimmt

Dann ist es gleich, wie lange Sie es haben: [Schreiben Sie uns](/help/contact-us), oder sehen Sie unter [Reparatur](/pages/repairs) nach.
`,
  },
};
