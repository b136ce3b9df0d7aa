import type { ServicePage } from './service-page.ts';

/** Terms of one thing each. */
export const shortTerms: readonly ServicePage[] = [
  {
    slug: 'loyalty-terms',
    scene: 'summit-44-day-snow',
    isLegal: true,
    title: ['Loyalty terms', 'Conditions du programme de fidélité', 'Bedingungen des Treueprogramms'],
    summary: [
      'Points, what they are worth, and how to leave.',
      'Les points, leur valeur, et comment partir.',
      'Punkte, ihr Wert und wie Sie wieder gehen.',
    ],
    body: {
      en: `
## Membership

Membership is free and begins when you tick it in your account. One person, one account; points cannot be handed on.

## Earning

You earn a point for each whole dollar, pound, or euro of goods that you keep. They are credited once nothing of the order can be sent back any more: sixty days after its last parcel arrived; until then your account shows them as on the way. Delivery, tax added at checkout, and gift cards earn none.

## Spending

A hundred points are worth one unit of the currency of your shop. Pay with them at checkout, or exchange them for a voucher there. They are no money, earn no interest, and are not paid out.

## Inviting

Your account has a link for friends. When somebody without an account joins through it, pays enough for goods of one order, and keeps them, both of you get points; your account says how many, for how much, and for how many friends a year. They are credited with the points of that order. You may send the link to people you know, but not advertise with it.

## Ending

You may leave at any time in your account; unused points and open invitations then end. Points of a member who neither ordered nor signed in for three years end as well; we write to you two months before.

## What we do with your data

We count what you buy, to count points. The rest is under [privacy](/pages/privacy). What the program gives is under [loyalty program](/loyalty).
`,
      fr: `
## Adhésion

L’adhésion est gratuite et commence quand vous la cochez dans votre compte. Une personne, un compte ; les points ne se cèdent pas.

## Gagner des points

Vous gagnez un point par dollar, livre ou euro entier d’articles que vous gardez. Ils sont crédités quand plus rien de la commande ne peut être renvoyé : soixante jours après l’arrivée du dernier colis ; d’ici là, votre compte les montre en attente. La livraison, la taxe ajoutée au paiement et les cartes cadeaux n’en donnent pas.

## Les utiliser

Cent points valent une unité de la monnaie de votre boutique. Payez avec, ou échangez-les contre un bon au moment de payer. Ce n’est pas de l’argent : ni intérêts, ni versement.

## Inviter

Votre compte contient un lien pour vos proches. Quand une personne sans compte adhère grâce à ce lien, dépense assez en articles d’une même commande et les garde, vous recevez tous deux des points ; votre compte dit combien, à partir de quel montant, et pour combien de personnes par an. Ils sont crédités avec les points de cette commande. Vous pouvez envoyer le lien à des proches, mais pas en faire la publicité.

## Partir

Vous pouvez partir à tout moment dans votre compte ; les points restants et les invitations en cours s’éteignent. Ceux d’un membre sans commande ni connexion pendant trois ans aussi ; nous vous écrivons deux mois avant.

## Vos données

Nous comptons vos achats pour compter les points. Le reste est sous [confidentialité](/pages/privacy), les avantages sous [programme de fidélité](/loyalty).
`,
      de: `
## Mitgliedschaft

Die Mitgliedschaft ist kostenlos und beginnt, wenn Sie sie im Konto ankreuzen. Eine Person, ein Konto; Punkte lassen sich nicht weitergeben.

## Sammeln

Für jeden ganzen Dollar, jedes Pfund und jeden Euro Ware, die Sie behalten, bekommen Sie einen Punkt. Gutgeschrieben wird, sobald nichts mehr von der Bestellung zurückgegeben werden kann: sechzig Tage nach Ankunft des letzten Pakets; bis dahin zeigt Ihr Konto die Punkte als vorgemerkt. Versand, an der Kasse hinzukommende Steuer und Geschenkkarten bringen keine.

## Einlösen

Hundert Punkte sind eine Einheit der Währung Ihres Shops wert. Bezahlen Sie an der Kasse damit, oder tauschen Sie sie dort gegen einen Gutschein. Sie sind kein Geld, tragen keine Zinsen und werden nicht ausgezahlt.

## Einladen

In Ihrem Konto finden Sie einen Link für Freunde. Nimmt jemand ohne Konto darüber teil, bezahlt genug für Ware einer Bestellung und behält sie, bekommen Sie beide Punkte; wie viele, ab welchem Betrag und für wie viele Personen im Jahr, steht in Ihrem Konto. Gutgeschrieben werden sie mit den Punkten dieser Bestellung. Sie dürfen den Link an Bekannte senden, aber nicht damit werben.

## Beenden

Sie können jederzeit im Konto austreten; übrige Punkte und offene Einladungen verfallen dann. Punkte verfallen auch, wenn ein Mitglied drei Jahre weder bestellt noch sich anmeldet; zwei Monate vorher schreiben wir Ihnen.

## Ihre Daten

Wir zählen, was Sie kaufen, um Punkte zu zählen. Alles Weitere steht unter [Datenschutz](/pages/privacy), die Vorteile unter [Treueprogramm](/loyalty).
`,
    },
  },
  {
    slug: 'sms-terms',
    scene: 'forest-7-day-rain',
    isLegal: true,
    title: ['Terms of text messages', 'Conditions des SMS', 'Bedingungen für SMS'],
    summary: [
      'How often we write, and how to stop it.',
      'Notre fréquence, et comment l’arrêter.',
      'Wie oft wir schreiben und wie Sie es beenden.',
    ],
    body: {
      en: `
## What you agree to

With your consent we send up to four text messages a month about offers and news to the number that you named. Your consent is no condition of any order.

## What it costs

Nothing from us. Your provider may charge for messages and data.

## How to stop

Reply STOP to any of them, or change it in [your account](/account/messages). We then delete the consent and keep the number only for your orders. Reply HELP, or write to help@tarnfell.example, for help.

## What else

Messages may be late or get lost; providers are not liable for that. Messages about a parcel are part of its delivery and end with it. What we keep is under [privacy](/pages/privacy).
`,
      fr: `
## Ce que vous acceptez

Avec votre accord, nous envoyons jusqu’à quatre SMS par mois, offres et nouvelles, au numéro indiqué. Aucune commande n’en dépend.

## Ce que cela coûte

Rien de notre part. Votre opérateur peut facturer messages et données.

## Comment arrêter

Répondez STOP à n’importe lequel, ou modifiez ce choix dans [votre compte](/account/messages). Nous effaçons alors l’accord et ne gardons le numéro que pour vos commandes. Pour de l’aide, répondez AIDE ou écrivez à help@tarnfell.example.

## Le reste

Un message peut tarder ou se perdre ; les opérateurs n’en répondent pas. Ceux qui concernent un colis font partie de la livraison et finissent avec elle. Ce que nous gardons est sous [confidentialité](/pages/privacy).
`,
      de: `
## Worin Sie einwilligen

Mit Ihrer Einwilligung senden wir bis zu vier SMS im Monat mit Angeboten und Neuigkeiten an die genannte Nummer. Keine Bestellung hängt davon ab.

## Was es kostet

Von uns aus nichts. Ihr Anbieter kann für Nachrichten und Daten etwas berechnen.

## Wie Sie es beenden

Antworten Sie mit STOP, oder ändern Sie es in [Ihrem Konto](/account/messages). Wir löschen dann die Einwilligung und behalten die Nummer nur für Ihre Bestellungen. Hilfe gibt es mit HILFE oder unter help@tarnfell.example.

## Was sonst gilt

Nachrichten können sich verspäten oder verloren gehen; Anbieter haften dafür nicht. Nachrichten zu einem Paket gehören zu seiner Zustellung und enden mit ihr. Was wir speichern, steht unter [Datenschutz](/pages/privacy).
`,
    },
  },
  {
    slug: 'photo-terms',
    scene: 'summit-4-dawn-clear',
    isLegal: true,
    title: ['Photo terms', 'Conditions des photos', 'Fotobedingungen'],
    summary: [
      'What you allow us when you send a photo, and how to take it back.',
      'Ce que vous nous accordez en envoyant une photo, et comment revenir dessus.',
      'Was Sie uns mit einem Foto erlauben und wie Sie es zurücknehmen.',
    ],
    body: {
      en: `
## Whose photo it may be

Send only photos that you took yourself, and only when everybody who can be recognized agrees. Parents decide for children.

## What we do with it

The photo stays yours. You allow us to show it in this shop with the name that you chose, free of charge, and to make it smaller for that. We use it nowhere else.

## Before it appears, and afterwards

A person looks at each photo before it appears, and may refuse it. Place and device are removed from the file. To have a photo taken down, report it or write to us; we do so within two working days.
`,
      fr: `
## Quelles photos envoyer

N’envoyez que des photos prises par vous-même, et seulement si toutes les personnes reconnaissables sont d’accord. Pour les enfants, les parents décident.

## Ce que nous en faisons

La photo reste la vôtre. Vous nous permettez de la montrer dans cette boutique avec le nom que vous avez choisi, gratuitement, et de la réduire pour cela. Nous ne l’utilisons nulle part ailleurs.

## Avant et après sa publication

Une personne regarde chaque photo avant sa publication et peut la refuser. Le lieu et l’appareil sont retirés du fichier. Pour faire retirer une photo, signalez-la ou écrivez-nous ; nous le faisons sous deux jours ouvrés.
`,
      de: `
## Welche Fotos Sie senden dürfen

Senden Sie nur Fotos, die Sie selbst aufgenommen haben, und nur, wenn alle Erkennbaren einverstanden sind. Für Kinder entscheiden die Eltern.

## Was wir damit tun

Das Foto bleibt Ihres. Sie erlauben uns, es in diesem Shop mit dem von Ihnen gewählten Namen kostenlos zu zeigen und dafür zu verkleinern. Anderswo verwenden wir es nicht.

## Bevor es erscheint, und danach

Ein Mensch sieht sich jedes Foto an, bevor es erscheint, und kann es ablehnen. Ort und Gerät werden aus der Datei entfernt. Soll ein Foto verschwinden, melden Sie es oder schreiben Sie uns; wir entfernen es innerhalb von zwei Arbeitstagen.
`,
    },
  },
  {
    slug: 'gift-card-terms',
    scene: 'forest-7-day-rain',
    isLegal: true,
    title: ['Gift card terms', 'Conditions des cartes cadeaux', 'Bedingungen für Geschenkkarten'],
    summary: [
      'Where they are valid, and what happens to the rest.',
      'Où elles sont valables, et ce que devient le solde.',
      'Wo sie gelten und was mit dem Rest geschieht.',
    ],
    body: {
      en: `
## Where a card is valid

In the country it was bought in, online and in stores. It pays for everything but other gift cards.

## What it is worth

What you paid for it, without a fee and without a date on which it ends. What an order leaves on it stays for the next one. It is paid out only where the law says so.

## Delivery

By mail, at once or on the day that you choose. It belongs to whoever has number and PIN, so keep them like cash.

## Lost, or used by somebody else

Write to us with the order in which it was bought. We block what is left and send a new card.

## Returns

A card that was not used can be given back for fourteen days. When an order paid with a card comes back, the money goes back to a card.
`,
      fr: `
## Où une carte est valable

Dans le pays d’achat, en ligne et en magasin. Elle paie tout, sauf d’autres cartes cadeaux.

## Ce qu’elle vaut

Ce que vous l’avez payée, sans frais et sans date de fin. Ce qu’une commande laisse reste pour la suivante. Elle n’est remboursée en argent que là où la loi le prévoit.

## Envoi

Par e-mail, aussitôt ou le jour choisi. Elle appartient à qui a le numéro et le code : gardez-les comme de l’argent liquide.

## Perdue, ou utilisée par quelqu’un d’autre

Écrivez-nous avec la commande d’achat. Nous bloquons le solde et envoyons une nouvelle carte.

## Retours

Une carte inutilisée se rend pendant quatorze jours. Quand une commande payée par carte cadeau revient, l’argent retourne sur une carte.
`,
      de: `
## Wo eine Karte gilt

In dem Land, in dem sie gekauft wurde, online und im Laden. Sie bezahlt alles außer weiteren Geschenkkarten.

## Was sie wert ist

Was Sie dafür bezahlt haben, ohne Gebühr und ohne Ablaufdatum. Was eine Bestellung übrig lässt, bleibt für die nächste. Ausgezahlt wird sie nur, wo das Gesetz es verlangt.

## Versand

Per E-Mail, sofort oder an dem Tag, den Sie wählen. Sie gehört dem, der Nummer und PIN hat: Bewahren Sie beide auf wie Bargeld.

## Verloren oder von jemand anderem benutzt

Schreiben Sie uns mit der Bestellung, in der sie gekauft wurde. Wir sperren den Rest und schicken eine neue Karte.

## Rückgabe

Eine unbenutzte Karte nehmen wir vierzehn Tage zurück. Kommt eine damit bezahlte Bestellung zurück, geht das Geld wieder auf eine Karte.
`,
    },
  },
  {
    slug: 'associate-discount-terms',
    scene: 'ridge-18-day-clear',
    isLegal: true,
    title: [
      'Terms of the employee discount',
      'Conditions de la remise du personnel',
      'Bedingungen des Mitarbeiterrabatts',
    ],
    summary: ['For those who work here.', 'Pour celles et ceux qui travaillent ici.', 'Für alle, die hier arbeiten.'],
    body: {
      en: `
## Who gets it

Everybody who works here, from the first day to the last, for themselves and their household.

## What it covers

Goods at their full price, up to the yearly limit that your account shows. Not gift cards, repairs, or goods that are reduced already, unless the account says so.

## What it is not for

Resale, collecting orders of friends, or payment by others. We compare orders with the limit, and nothing else.

## Returns

As for everybody. What comes back counts no longer towards the limit.
`,
      fr: `
## Qui en bénéficie

Toute personne qui travaille ici, du premier au dernier jour, pour elle-même et son foyer.

## Ce qu’elle couvre

Les articles à plein tarif, jusqu’au plafond annuel indiqué dans votre compte. Pas les cartes cadeaux, les réparations ni les articles déjà réduits, sauf mention dans le compte.

## Ce à quoi elle ne sert pas

La revente, les commandes groupées d’amis, le paiement par d’autres. Nous comparons les commandes au plafond, rien d’autre.

## Retours

Comme pour tout le monde. Ce qui revient ne compte plus dans le plafond.
`,
      de: `
## Wer ihn bekommt

Alle, die hier arbeiten, vom ersten bis zum letzten Tag, für sich und ihren Haushalt.

## Wofür er gilt

Für Ware zum vollen Preis, bis zu der Jahresgrenze, die Ihr Konto zeigt. Nicht für Geschenkkarten, Reparaturen und bereits Reduziertes, außer das Konto sagt es.

## Wofür er nicht da ist

Weiterverkauf, Sammelbestellungen für Freunde, Bezahlung durch andere. Wir vergleichen Bestellungen mit der Grenze und sonst nichts.

## Rückgabe

Wie für alle. Was zurückkommt, zählt nicht mehr zur Grenze.
`,
    },
  },
];
