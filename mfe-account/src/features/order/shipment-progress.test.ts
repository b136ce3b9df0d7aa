import fc from 'fast-check';
import { shipment } from 'shared-contracts/calls/checkout';
import { locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { isUnderWay, type Shipment, shipmentProgress } from './shipment-progress.ts';
import { shipmentTitle } from './shipment-words.ts';

const way = (code: Shipment['shippingMethod']['code']) => ({ shippingMethod: { code, label: '' } });

describe('progress of a shipment [ORD-02]', () => {
  test.each([
    ['standard', 'received', 0, 4],
    ['standard', 'packed', 1, 4],
    ['express', 'shipped', 2, 4],
    ['standard', 'delivered', 4, 4],
    ['pickup', 'ready', 2, 4],
    ['pickup', 'collected', 4, 4],
    ['sts', 'received', 0, 4],
    ['digital', 'received', 0, 2],
    ['digital', 'delivered', 2, 2],
  ] as const)('%s, %s: step %i of %i', (code, status, current, length) => {
    const progress = shipmentProgress({ ...way(code), status });
    expect(progress?.current).toBe(current);
    expect(progress?.steps).toHaveLength(length);
  });

  test('has no steps for a canceled shipment', () => {
    expect(shipmentProgress({ ...way('standard'), status: 'cancelled' })).toBeUndefined();
  });

  test('ends with pickup for a parcel sent to a store, whatever its method', () => {
    expect(shipmentProgress({ ...way('standard'), storeId: 'US01', status: 'ready' })?.steps).toContain('collected');
  });

  test('is over at once for goods that were taken along', () => {
    const taken = {
      shippingMethod: { code: 'pickup', label: 'Taken along' },
      storeId: 'US01',
      isTakenAlong: true,
    } as const;
    expect(shipmentProgress({ ...taken, status: 'collected' })).toEqual({
      steps: ['received', 'collected'],
      current: 2,
    });
    expect(shipmentTitle({ ...taken, status: 'collected' }, locales['en-us'])).toBe('Taken along');
  });

  test('is complete exactly when nothing is under way', () => {
    const codes = shipment.entries.shippingMethod.entries.code.options;
    const statuses = shipment.entries.status.options;
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom(...statuses), (code, status) => {
        const progress = shipmentProgress({ ...way(code), status });
        if (!progress) return !isUnderWay({ status });
        const known = progress.steps.includes(status);
        return !known || (progress.current === progress.steps.length) === !isUnderWay({ status });
      }),
    );
  });
});

describe('headline of a shipment [ORD-02]', () => {
  const promised = { ...way('standard'), deliveryFrom: '2026-11-24', deliveryTo: '2026-11-26' };
  const events: Shipment['events'] = [{ status: 'delivered', at: '2026-11-25T12:00:00.000Z' }];

  test.each([
    [{ ...promised, status: 'shipped' }, 'Arrives Tue, Nov 24 – Thu, Nov 26'],
    [{ ...promised, deliveryFrom: '2026-11-26', status: 'received' }, 'Arrives Thu, Nov 26'],
    [{ ...promised, status: 'delivered' }, 'Delivered'],
    [{ ...promised, status: 'delivered', events }, 'Delivered on November 25, 2026'],
    [{ ...promised, status: 'cancelled' }, 'Canceled'],
    [{ ...way('digital'), status: 'delivered', events }, 'Sent by email'],
    [{ ...way('digital'), status: 'delivered' }, 'Sent by email'],
    [{ ...way('standard'), status: 'packed' }, 'Packed'],
  ] as const)('%j: %s', (given, words) => {
    expect(shipmentTitle(given, locales['en-us'])).toBe(words);
  });
});
