import type { Order } from 'shared-contracts/calls/checkout';

export const returnStatuses = ['announced', 'received', 'refunded'] as const;
type ReturnStatus = (typeof returnStatuses)[number];

/** Returns how many units of a line are at each stage of a return (ORD-05). */
export function returnedUnits(
  { returns = [] }: Pick<Order, 'returns'>,
  { id, returnedQty = 0 }: Pick<Order['items'][number], 'id' | 'returnedQty'>,
): Readonly<Record<ReturnStatus, number>> {
  const unitsOf = (wanted: ReturnStatus): number =>
    returns
      .filter(({ status }) => status === wanted)
      .flatMap(({ lines }) => lines)
      .reduce((units, { itemId, qty }) => (itemId === id ? units + qty : units), 0);
  const [received, refunded] = [unitsOf('received'), unitsOf('refunded')];
  // A return that was just announced is not yet in the list.
  return { announced: returnedQty - received - refunded, received, refunded };
}
