import type { Subscription } from 'shared-contracts/calls/consumer';

/** Whether messages come: not (any more), not until they are confirmed, or since a time. */
export type SubscriptionState =
  | { readonly kind: 'off'; readonly ended: string | undefined }
  | { readonly kind: 'waiting'; readonly recipient: string }
  | { readonly kind: 'on'; readonly recipient: string; readonly since: string | undefined };

/** The state of a newsletter (`email`), or of text messages (`sms`). */
export function stateOf(
  subscriptions: readonly Subscription[],
  channel: Subscription['channel'],
  type: Subscription['type'] = 'Newsletter',
): SubscriptionState {
  const found = subscriptions.find((one) => one.channel === channel && one.type === type);
  if (!found?.optin) return { kind: 'off', ended: found?.optoutDate };
  const { recipient, doubleOptin, optinDate } = found;
  return doubleOptin ? { kind: 'on', recipient, since: optinDate } : { kind: 'waiting', recipient };
}
