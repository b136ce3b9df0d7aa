import { cleanup, render, screen } from '@testing-library/react';
import { exampleCart, type ShippingGroup } from 'shared-contracts/calls/cart-entities';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import { cartServices, exampleItem } from '../../testing/cart-services.ts';
import { DeliveryGroupSection } from './delivery-group-section.tsx';

afterEach(cleanup);

const [group] = exampleCart.shippingMethods as [ShippingGroup];
const [standard] = group.applicableShippingMethods as [ShippingGroup['applicableShippingMethods'][number]];

function show(given: Partial<ShippingGroup>, kind: 'home' | 'pickup' = 'home') {
  render(
    <PlatformProvider platform={fakePlatform({ answer: cartServices().answer })}>
      <DeliveryGroupSection group={{ kind, group: { ...group, ...given }, items: [exampleItem] }}>
        {({ id, name }) => <li key={id}>{name}</li>}
      </DeliveryGroupSection>
    </PlatformProvider>,
  );
}

test('names how the lines arrive, when, and which they are [CART-03]', () => {
  show({});
  expect(screen.getByRole('heading', { name: 'Delivered to you' })).toBeTruthy();
  expect(screen.getByText('Arrives Tue, Nov 24 – Thu, Nov 26')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('Skarn Shell Jacket');
});

test('promises the soonest delivery while none is chosen [CART-03]', () => {
  const express = {
    ...standard,
    id: 'express',
    deliveryTime: '1',
    deliveryFrom: '2026-11-22',
    deliveryTo: '2026-11-22',
  };
  show({
    applicableShippingMethods: [
      { ...standard, selected: false },
      { ...express, selected: false },
    ],
  });
  expect(screen.getByText('Arrives Sun, Nov 22')).toBeTruthy();
});

test('says why goods come later than they could [CART-03]', () => {
  show({ note: 'Sent together from Tue, Dec 29.' });
  expect(screen.getByText('Sent together from Tue, Dec 29.')).toBeTruthy();
});

test('promises no date for a delivery without one', () => {
  show({ applicableShippingMethods: [] });
  expect(screen.queryByText(/Arrives/)).toBeNull();
});

test('says of goods at a till that they are taken along [CART-03]', () => {
  show({ isTakenAlong: true, applicableShippingMethods: [{ ...standard, label: 'Taken along' }] }, 'pickup');
  expect(screen.getByRole('heading', { name: 'Taken along' })).toBeTruthy();
});

test('names the store for pickup', () => {
  show({ storeName: 'Portland' }, 'pickup');
  expect(screen.getByRole('heading', { name: 'Pickup at Portland' })).toBeTruthy();
});
