import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';

/** A card as returned by the provider's form: a payment token and the details that may be shown. */
export interface TokenisedCard {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiry: string;
}

/** The payment of the amount left after stored value, ready to send with the order. */
export interface ReadyPayment {
  readonly code: PaymentMethodId;
  /** For a saved card. */
  readonly id?: string;
  /** Method-specific data for the services, e.g. `token` of a card. */
  readonly additionalData: Readonly<Record<string, string>>;
  /** A second token, with which the shop saves the card after the order. */
  readonly keepToken?: string;
  /** The approved amount in minor units; another total needs another approval. Cards are not limited. */
  readonly amount?: number;
  /** The label shown to the shopper. */
  readonly label: string;
}
