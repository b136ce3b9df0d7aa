import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { Language } from 'shared-contracts/locale';

const texts = {
  ProductLineItemInventoryMissing: {
    en: 'Only {available} left; we cannot send {qty}.',
    fr: 'Plus que {available} ; nous ne pouvons pas en envoyer {qty}.',
    de: 'Nur noch {available} da; {qty} können wir nicht liefern.',
  },
  ProductLineItemFullInventoryMissing: {
    en: 'Sold out since you added it.',
    fr: 'Épuisé depuis que vous l’avez ajouté.',
    de: 'Inzwischen ausverkauft.',
  },
  ProductItemNotAvailable: {
    en: 'Not available here at the moment.',
    fr: 'Pas disponible ici pour le moment.',
    de: 'Hier zurzeit nicht erhältlich.',
  },
  PresaleSignIn: {
    en: 'The presale is for shoppers who are signed in. Sign in to buy it.',
    fr: 'La prévente est réservée aux personnes connectées. Connectez-vous pour l’acheter.',
    de: 'Der Vorverkauf ist für Angemeldete. Melden Sie sich an, um es zu kaufen.',
  },
  ProductItemMaxQuantity: {
    en: 'At most {maxQty} of these can be bought.',
    fr: 'Vous pouvez en acheter au plus {maxQty}.',
    de: 'Davon können höchstens {maxQty} gekauft werden.',
  },
  ProductItemRequired: {
    en: 'Made in the basic design. You choose another on the page of the product.',
    fr: 'Fabriqué dans le modèle de base. Vous en choisissez un autre sur la page du produit.',
    de: 'Wird in der Grundausführung gefertigt. Eine andere wählen Sie auf der Seite des Produkts.',
  },
  PickupToSthTransition: {
    en: 'No longer in the store: we send it home instead.',
    fr: 'Plus disponible en magasin : nous le livrons à domicile.',
    de: 'Nicht mehr im Laden: Wir liefern nach Hause.',
  },
  PickupToStsTransition: {
    en: 'No longer in the store: we send it there for you.',
    fr: 'Plus disponible en magasin : nous l’y envoyons pour vous.',
    de: 'Nicht mehr im Laden: Wir schicken es dorthin.',
  },
  StsToSthTransition: {
    en: 'We cannot send it to the store: it comes home instead.',
    fr: 'Envoi en magasin impossible : nous le livrons à domicile.',
    de: 'In den Laden können wir nicht liefern: Es kommt nach Hause.',
  },
  StsToPickupTransition: {
    en: 'It lies in the store: you can collect it there.',
    fr: 'Disponible en magasin : vous pouvez l’y retirer.',
    de: 'Es liegt im Laden: Sie können es dort abholen.',
  },
  STHToPickupTransition: {
    en: 'We can no longer send it, but your store has it: collect it there.',
    fr: 'Nous ne pouvons plus le livrer, mais votre magasin l’a : retirez-le là-bas.',
    de: 'Wir können es nicht mehr liefern, aber Ihr Laden hat es: Holen Sie es dort ab.',
  },
  OrderShippingMethodDowngraded: {
    en: 'This delivery method is no longer offered; we chose another.',
    fr: 'Ce mode de livraison n’est plus proposé ; nous en avons choisi un autre.',
    de: 'Diese Versandart gibt es nicht mehr; wir haben eine andere gewählt.',
  },
  InvalidShippingAddress: {
    en: 'We cannot deliver to this address.',
    fr: 'Nous ne pouvons pas livrer à cette adresse.',
    de: 'An diese Adresse können wir nicht liefern.',
  },
  PriceAdjustment: { en: 'Price changed in the store', fr: 'Prix modifié en magasin', de: 'Preis im Laden geändert' },
  LoyaltyVoucher: { en: 'Loyalty voucher', fr: 'Bon de fidélité', de: 'Treuegutschein' },
  CouponNotCombined: {
    en: 'Another offer saves you more and cannot be combined with it.',
    fr: 'Une autre offre est plus avantageuse et ne se cumule pas.',
    de: 'Ein anderes Angebot spart mehr und ist nicht kombinierbar.',
  },
  CouponConditions: {
    en: 'Does not apply to what is in your cart now.',
    fr: 'Ne s’applique pas au contenu actuel du panier.',
    de: 'Gilt nicht für das, was jetzt im Warenkorb liegt.',
  },
  SentTogether: {
    en: 'Sent together from {day}, with {name}. To have the rest sooner, order it on its own.',
    fr: 'Envoi groupé dès le {day}, avec {name}. Pour recevoir le reste plus tôt, commandez-le à part.',
    de: 'Alles zusammen ab {day}, mit {name}. Was Sie früher brauchen, bestellen Sie am besten einzeln.',
  },
  CouponTooLittle: {
    en: 'For goods worth {least} or more: {missing} to go.',
    fr: 'À partir de {least} d’articles : il manque {missing}.',
    de: 'Ab einem Warenwert von {least}: Es fehlen noch {missing}.',
  },
  CouponAlone: {
    en: 'This promo code cannot be combined with another one.',
    fr: 'Ce code promo n’est pas cumulable avec un autre.',
    de: 'Dieser Aktionscode lässt sich nicht mit einem anderen kombinieren.',
  },
  CouponsFull: {
    en: 'A cart takes {maxCoupons} promo codes. Remove one to add another.',
    fr: 'Un panier accepte {maxCoupons} codes promo. Retirez-en un pour en ajouter un autre.',
    de: 'Ein Warenkorb nimmt {maxCoupons} Aktionscodes auf. Entfernen Sie einen, um einen anderen einzulösen.',
  },
  CouponEnded: { en: 'Can no longer be used.', fr: 'N’est plus utilisable.', de: 'Kann nicht mehr eingelöst werden.' },
  CouponRedeemed: {
    en: 'You have already used this promo code.',
    fr: 'Vous avez déjà utilisé ce code promo.',
    de: 'Sie haben diesen Aktionscode bereits eingelöst.',
  },
  CouponRedeemedByMail: {
    en: 'The promo code {code} has already been used with this email or delivery address. Remove it to place your order.',
    fr: 'Le code promo {code} a déjà été utilisé avec cette adresse e-mail ou de livraison. Retirez-le pour commander.',
    de: 'Der Aktionscode {code} wurde mit dieser E-Mail- oder Lieferadresse bereits eingelöst. Entfernen Sie ihn, um zu bestellen.',
  },
  CouponRedeemedByCard: {
    en: 'The promo code {code} has already been used with this card. Remove the code or pay another way.',
    fr: 'Le code promo {code} a déjà été utilisé avec cette carte. Retirez-le ou payez autrement.',
    de: 'Der Aktionscode {code} wurde mit dieser Karte bereits eingelöst. Entfernen Sie ihn oder zahlen Sie anders.',
  },
  CartEmpty: {
    en: 'Your cart is empty.',
    fr: 'Votre panier est vide.',
    de: 'Ihr Warenkorb ist leer.',
  },
  CartFull: {
    en: 'Your cart is full: it holds up to {maxLines} different items. Remove one to add another.',
    fr: 'Votre panier est plein : il peut contenir {maxLines} articles différents. Retirez-en un pour en ajouter un autre.',
    de: 'Ihr Warenkorb ist voll: Er fasst höchstens {maxLines} verschiedene Artikel. Entfernen Sie einen, um einen anderen hinzuzufügen.',
  },
  GiftCardAmount: {
    en: 'Choose an amount from {least} to {most} for your gift card.',
    fr: 'Choisissez pour votre carte-cadeau un montant de {least} à {most}.',
    de: 'Wählen Sie für Ihre Geschenkkarte einen Betrag von {least} bis {most}.',
  },
  PaymentNotAuthorized: {
    en: 'Your bank asks you to confirm the payment.',
    fr: 'Votre banque vous demande de confirmer le paiement.',
    de: 'Ihre Bank bittet Sie, die Zahlung zu bestätigen.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type FlashCode = keyof typeof texts;

/** Returns the text of a message in a language, with its placeholders filled in. */
export function messageOf(
  code: FlashCode,
  language: Language,
  fill: Readonly<Record<string, string | number>> = {},
): string {
  return texts[code][language].replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));
}

/** Returns a cart message; pages match on its code. */
export function flashOf(
  code: FlashCode,
  language: Language,
  more: { readonly itemId?: string; readonly details?: Record<string, string | number> } = {},
): Flash {
  return { code, message: messageOf(code, language, more.details), ...more };
}
