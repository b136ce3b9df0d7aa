import { isEmail } from 'shared-contracts/email';

/** Maximum lengths of gift texts in characters. */
export const giftLimits = { to: 60, email: 100, message: 250 } as const;

/** Gift texts as typed. */
export interface GiftTexts {
  readonly to: string;
  readonly email: string;
  readonly message: string;
}

export type GiftFault = 'missing' | 'invalid';

/** Errors of gift texts by field. Mailed gifts need an address. */
export function giftFaults(
  { to, email }: GiftTexts,
  { byMail }: { readonly byMail: boolean },
): Partial<Record<keyof GiftTexts, GiftFault>> {
  const address = email.trim();
  const emailFault: GiftFault | undefined =
    address === '' ? (byMail ? 'missing' : undefined) : isEmail(address) ? undefined : 'invalid';
  return { ...(to.trim() === '' ? { to: 'missing' } : {}), ...(emailFault ? { email: emailFault } : {}) };
}

/** The texts in the services' format. */
export const asGiftOption = ({ to, email, message }: GiftTexts) => ({
  to: to.trim(),
  message: message.trim(),
  ...(email.trim() ? { email: email.trim() } : {}),
});
