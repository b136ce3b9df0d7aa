import { isEmail } from 'shared-contracts/email';

/** Longest texts of a gift, characters. */
export const giftLimits = { to: 60, email: 100, message: 250 } as const;

/** What is said with a gift, as it is typed. */
export interface GiftTexts {
  readonly to: string;
  readonly email: string;
  readonly message: string;
}

export type GiftFault = 'missing' | 'invalid';

/** What is wrong with the texts of a gift, by field. What is sent by mail needs an address. */
export function giftFaults(
  { to, email }: GiftTexts,
  { byMail }: { readonly byMail: boolean },
): Partial<Record<keyof GiftTexts, GiftFault>> {
  const address = email.trim();
  const emailFault: GiftFault | undefined =
    address === '' ? (byMail ? 'missing' : undefined) : isEmail(address) ? undefined : 'invalid';
  return { ...(to.trim() === '' ? { to: 'missing' } : {}), ...(emailFault ? { email: emailFault } : {}) };
}

/** The texts as the services take them. */
export const asGiftOption = ({ to, email, message }: GiftTexts) => ({
  to: to.trim(),
  message: message.trim(),
  ...(email.trim() ? { email: email.trim() } : {}),
});
