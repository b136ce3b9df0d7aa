import type { ServicePage } from './service-page.ts';

export const termsOfSale: ServicePage = {
  slug: 'terms-of-sale',
  scene: 'ridge-18-day-clear',
  isLegal: true,
  title: ['Terms of sale', 'Conditions de vente', 'Verkaufsbedingungen'],
  summary: [
    'What we owe you, and you us.',
    'Ce que nous vous devons, et vous à nous.',
    'Was wir Ihnen schulden und Sie uns.',
  ],
  body: {
    en: `
## 1. How a contract is made

What the shop shows is an invitation. Your order is an offer; you can check and change everything until you press the button that says you pay. The contract is made when we confirm the order by mail. When something turns out to be gone, we tell you, and you pay nothing for it.

## 2. Prices

The price is the one you saw at checkout, in the currency of your country. In Europe it includes tax; in the United States and Canada tax is added and shown before you pay. A crossed-out price is the one before; in the European Union we also name the lowest of the last thirty days.

## 3. Payment

With the ways that checkout offers. A card is charged when the order is placed; a gift card or points pay first if you say so.

## 4. Delivery

To the address you name, on the day that checkout shows, as far as weather and carrier allow. Several parcels cost no more than one. See [delivery](/pages/delivery).

## 5. If you change your mind

You have sixty days to send back unworn gear, free of charge. As a consumer in the European Union or the United Kingdom you may withdraw within the first fourteen of them without giving a reason; a sentence by mail is enough. See [returns](/pages/returns).

## 6. If something is wrong

The law gives you the right to repair or replacement, and otherwise to your money. Beyond that, we [mend what we sell](/pages/repairs) for as long as it can be sewn. Your rights by law stay as they are.

## 7. Liability

We are liable without limit for intent, gross negligence, and harm to life, body, or health; otherwise only for duties without which the contract would be pointless, and for damage that could be expected.

## 8. Which law

The law of the country whose shop you ordered in. Nothing here takes away what protects you as a consumer where you live.
`,
    fr: `
## 1. Formation du contrat

Ce que montre la boutique est une invitation. Votre commande est une offre ; vous pouvez tout vérifier et modifier jusqu’au bouton qui dit que vous payez. Le contrat est conclu quand nous confirmons la commande par e-mail. Si un article s’avère épuisé, nous vous le disons et vous ne le payez pas.

## 2. Prix

Le prix est celui affiché au moment de payer, dans la monnaie de votre pays. En Europe, il comprend la taxe ; aux États-Unis et au Canada, elle s’ajoute et s’affiche avant le paiement. Un prix barré est celui d’avant ; dans l’Union européenne, nous indiquons aussi le plus bas des trente derniers jours.

## 3. Paiement

Par les moyens proposés. Une carte est débitée à la commande ; une carte cadeau ou des points paient d’abord si vous le souhaitez.

## 4. Livraison

À l’adresse indiquée, le jour affiché, autant que la météo et le transporteur le permettent. Plusieurs colis ne coûtent pas plus qu’un seul. Voir [livraison](/pages/delivery).

## 5. Si vous changez d’avis

Vous avez soixante jours pour renvoyer sans frais ce qui n’a pas été porté. Consommateur dans l’Union européenne ou au Royaume-Uni, vous pouvez vous rétracter sans motif pendant les quatorze premiers ; une phrase par e-mail suffit. Voir [retours](/pages/returns).

## 6. En cas de défaut

La loi vous donne droit à la réparation ou au remplacement, et sinon à votre argent. Au-delà, nous [réparons ce que nous vendons](/pages/repairs) tant que cela se coud. Vos droits légaux restent entiers.

## 7. Responsabilité

Elle est entière en cas de faute intentionnelle, de faute lourde et d’atteinte à la vie, au corps ou à la santé ; sinon, elle se limite aux obligations sans lesquelles le contrat n’aurait pas de sens et au dommage prévisible.

## 8. Droit applicable

Celui du pays de la boutique où vous avez commandé. Rien ici ne retire ce qui vous protège comme consommateur là où vous vivez.
`,
    de: `
## 1. Wie ein Vertrag zustande kommt

Was der Shop zeigt, ist eine Einladung. Ihre Bestellung ist ein Angebot; bis zu dem Knopf, der sagt, dass Sie zahlen, können Sie alles prüfen und ändern. Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen. Stellt sich heraus, dass etwas vergriffen ist, sagen wir es Ihnen, und Sie zahlen es nicht.

## 2. Preise

Es gilt der Preis, den Sie an der Kasse gesehen haben, in der Währung Ihres Landes. In Europa enthält er die Steuer; in den USA und Kanada kommt sie hinzu und steht vor dem Bezahlen da. Ein durchgestrichener Preis ist der vorige; in der Europäischen Union nennen wir auch den niedrigsten der letzten dreißig Tage.

## 3. Zahlung

Mit den Mitteln, die die Kasse anbietet. Eine Karte wird bei der Bestellung belastet; Geschenkkarte oder Punkte zahlen zuerst, wenn Sie das möchten.

## 4. Lieferung

An die Adresse, die Sie nennen, an dem Tag, den die Kasse zeigt, soweit Wetter und Paketdienst es zulassen. Mehrere Pakete kosten nicht mehr als eines. Siehe [Versand](/pages/delivery).

## 5. Wenn Sie es sich anders überlegen

Sie haben sechzig Tage Zeit, Ungetragenes kostenlos zurückzuschicken. Als Verbraucher in der Europäischen Union oder im Vereinigten Königreich können Sie in den ersten vierzehn davon ohne Angabe von Gründen widerrufen; ein Satz per E-Mail genügt. Siehe [Rückgabe](/pages/returns).

## 6. Wenn etwas nicht stimmt

Das Gesetz gibt Ihnen das Recht auf Nachbesserung oder Ersatz und sonst auf Ihr Geld. Darüber hinaus [flicken wir, was wir verkaufen](/pages/repairs), solange es sich nähen lässt. Ihre gesetzlichen Rechte bleiben, wie sie sind.

## 7. Haftung

Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit; sonst nur für Pflichten, ohne die der Vertrag sinnlos wäre, und für den vorhersehbaren Schaden.

## 8. Welches Recht gilt

Das des Landes, in dessen Shop Sie bestellt haben. Nichts hier nimmt Ihnen, was Sie als Verbraucher dort schützt, wo Sie leben.
`,
  },
};
