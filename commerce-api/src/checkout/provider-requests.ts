import { locales } from 'shared-contracts/locale';
import type { Placement } from '../order/placements.ts';
import type { SnapshotTender } from '../order/snapshot.ts';
import type { AuthorizeRequest } from '../payment/provider.ts';
import { isProviderMethod } from '../payment/tenders.ts';

/** Returns the tenders that an outside provider pays. */
export const outsideTenders = ({ snapshot }: Placement): readonly SnapshotTender[] =>
  snapshot.tenders.filter(({ accountId }) => accountId === undefined);

export const authorizationKey = ({ id }: Placement, { position }: SnapshotTender): string =>
  `${id}:${position}:authorise`;
export const captureKey = ({ id }: Placement, { position }: SnapshotTender): string => `${id}:${position}:capture`;

/** Returns the authorization request for a tender; identical on every retry. */
export function requestFor({ snapshot, orderNumber }: Placement, tender: SnapshotTender): AuthorizeRequest {
  const { country, tag, currency } = locales[snapshot.locale];
  if (!isProviderMethod(tender.method)) throw new Error(`${tender.method} is not paid by a provider`);
  return {
    amount: tender.amount,
    currency,
    token: tender.token ?? '',
    ...(tender.savedCard ? { savedCard: tender.savedCard } : {}),
    ...(snapshot.deviceFingerprint ? { deviceFingerprint: snapshot.deviceFingerprint } : {}),
    reference: orderNumber,
    country,
    locale: tag,
    method: tender.method,
  };
}
