import type { CountryCode } from 'shared-contracts/locale';

export type TransitionCode =
  | 'PickupToSthTransition'
  | 'PickupToStsTransition'
  | 'StsToSthTransition'
  | 'StsToPickupTransition'
  | 'STHToPickupTransition';

/** A line with its possible sources. */
export interface DeliveredLine {
  readonly id: string;
  readonly qty: number;
  readonly productType: string;
  /** '' for home delivery, else a store id. */
  readonly storeId: string;
  readonly service: '' | 'sts';
  readonly storeCountry: string | null;
  readonly storeAcceptsParcels: boolean;
  readonly warehouseUnits: number;
  readonly storeUnits: number;
  /** Units in the shopper's favorite store; 0 without one. */
  readonly favoriteUnits: number;
}

/** The delivery that a line must change to. */
export interface Transition {
  readonly lineId: string;
  readonly code: TransitionCode;
  readonly storeId: string;
  readonly service: '' | 'sts';
}

type Way = Omit<Transition, 'lineId'>;

const toHome = (code: TransitionCode): Way => ({ code, storeId: '', service: '' });

function fromPickup(line: DeliveredLine, isOpen: boolean): Way | undefined {
  if (isOpen && line.storeUnits >= line.qty) return undefined;
  if (line.warehouseUnits < line.qty) return undefined;
  if (isOpen && line.storeAcceptsParcels)
    return { code: 'PickupToStsTransition', storeId: line.storeId, service: 'sts' };
  return toHome('PickupToSthTransition');
}

function fromStore(line: DeliveredLine, isOpen: boolean): Way | undefined {
  const reachesStore = isOpen && line.storeAcceptsParcels;
  if (reachesStore && line.warehouseUnits >= line.qty) return undefined;
  if (isOpen && line.storeUnits >= line.qty)
    return { code: 'StsToPickupTransition', storeId: line.storeId, service: '' };
  return line.warehouseUnits >= line.qty ? toHome('StsToSthTransition') : undefined;
}

function fromHome(line: DeliveredLine, favoriteStoreId: string): Way | undefined {
  const canCollect = favoriteStoreId !== '' && line.favoriteUnits >= line.qty;
  if (line.warehouseUnits >= line.qty || !canCollect) return undefined;
  return { code: 'STHToPickupTransition', storeId: favoriteStoreId, service: '' };
}

/**
 * Returns the delivery that a line must change to; undefined when its current one is possible, or when there is no
 * other. Goods stay at their store while available there, and switch to home delivery before they become unavailable.
 */
export function transitionOf(
  line: DeliveredLine,
  country: CountryCode,
  favoriteStoreId: string,
): Transition | undefined {
  if (line.productType === 'digital' || line.productType === 'custom') return undefined;
  const isOpen = line.storeCountry === country;
  const way =
    line.storeId === ''
      ? fromHome(line, favoriteStoreId)
      : line.service === 'sts'
        ? fromStore(line, isOpen)
        : fromPickup(line, isOpen);
  return way && { lineId: line.id, ...way };
}
