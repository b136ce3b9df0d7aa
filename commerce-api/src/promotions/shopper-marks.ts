import type { Address } from 'shared-contracts/calls/cart-entities';
import { contentHash } from '../base/hash.ts';

/** Providers that deliver an address with and without dots to the same person, under several names. */
const dotless: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Returns an email as the mailbox it is delivered to: lower case, without what follows a plus sign, and for Gmail without
 * dots. Only for comparing; mail goes to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.normalize('NFKC').trim().toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  const provider = dotless.get(domain);
  return provider ? `${mailbox.replaceAll('.', '')}@${provider}` : `${mailbox}@${domain}`;
}

/** Returns a delivery address without accents, case, spaces, and punctuation. Names do not count. */
function placeOf({ country, postalCode, city, addressLine1, addressLine2 }: Address): string {
  const plain = [country, postalCode, city, addressLine1, addressLine2].map((part = '') =>
    part
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return plain.join('|');
}

/** What is known of a shopper besides the account or guest session. */
export interface KnownShopper {
  /** Of the account, the delivery, and the bill. */
  readonly emails?: readonly (string | null | undefined)[];
  /** Home delivery only: stores and collection points are shared. */
  readonly address?: Address | null | undefined;
  /** The provider's fingerprint of a card. */
  readonly card?: string | undefined;
}

/**
 * Returns marks by which a shopper is recognized without an account, as hashes: one for each mailbox, for the delivery
 * address, and for the card.
 */
export function shopperMarks({ emails = [], address, card }: KnownShopper): string[] {
  const mailboxes = emails.filter((email) => email != null && email !== '').map((email) => mailboxOf(email ?? ''));
  const marks = [
    ...new Set(mailboxes).values().map((mailbox) => `email:${mailbox}`),
    ...(address?.addressLine1 ? [`address:${placeOf(address)}`] : []),
    ...(card ? [`card:${card}`] : []),
  ];
  return marks.map(contentHash);
}
