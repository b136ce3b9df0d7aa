import { formMemory } from 'storefront-kit/form-memory';

const memory = formMemory('account');

/** Keeps for this tab and who shops in it that an order was found by its email, so that its page can be read again. */
export const keepKnownEmail = (orderNumber: string, email: string, shopper: string): void =>
  memory.keep('order', { orderNumber, email, shopper });

/** The email by which a shopper found an order in this tab. */
export function knownEmail(orderNumber: string, shopper: string): string | undefined {
  const kept = memory.read('order');
  return kept?.orderNumber === orderNumber && kept.shopper === shopper ? kept.email : undefined;
}

export const forgetKnownEmail = (): void => memory.forget('order');
