import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';

/** A card as the provider's form gives it back: a token to pay with and what may be shown of it. */
export interface TokenisedCard {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiry: string;
}

/** How what stored value leaves is paid, ready to be sent with the order. */
export interface ReadyPayment {
  readonly code: PaymentMethodId;
  /** Of a saved card. */
  readonly id?: string;
  /** What the services need of it, e.g. `token` of a card. */
  readonly additionalData: Readonly<Record<string, string>>;
  /** A second token of the card, for the shop to keep it by once the order is placed. */
  readonly keepToken?: string;
  /** What was approved, minor units; another total is another payment. A card pays any. */
  readonly amount?: number;
  /** What the shopper knows it by. */
  readonly label: string;
}
