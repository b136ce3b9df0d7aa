import { storedText } from 'storefront-kit/storage';

const ways = ['passkey', 'mailed-code'] as const;
/** A way to sign in that this device offers first. */
export type FirstWay = (typeof ways)[number];

const stored = storedText('local', 'shop.account.way');

/** What this device offers first; undefined for the password. */
export function readFirstWay(): FirstWay | undefined {
  const known = stored.read();
  return ways.find((way) => way === known);
}

/** What was used last comes first the next time; a passkey does so until there is none on the device. */
export function rememberWay(used: FirstWay | 'password'): void {
  if (used !== 'passkey' && readFirstWay() === 'passkey') return;
  stored.write(used === 'password' ? undefined : used);
}

/** The device has no passkey any more. */
export function forgetPasskey(): void {
  if (readFirstWay() === 'passkey') stored.write(undefined);
}
