import { cleanup, render, screen } from '@testing-library/react';
import { type Cart, exampleCart, type ShippingGroup } from 'shared-contracts/calls/cart-entities';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import { DeliveryGroups } from './delivery-groups.tsx';

afterEach(cleanup);

const [home] = exampleCart.shippingMethods as [ShippingGroup];
const [method] = home.applicableShippingMethods as [ShippingGroup['applicableShippingMethods'][number]];
const show = (cart: Partial<Cart>) =>
  render(
    <PlatformProvider platform={fakePlatform()}>
      <DeliveryGroups cart={{ ...exampleCart, ...cart }} onChoose={async () => undefined} points={null} />
    </PlatformProvider>,
  );
const ofStore = (chosen: 'pickup' | 'sts'): ShippingGroup => ({
  ...home,
  shippingId: 'US01',
  code: chosen,
  applicableShippingMethods: (['pickup', 'sts'] as const).map((code) => ({
    ...method,
    id: code,
    code,
    label: code,
    selected: code === chosen,
  })),
});

test('offers no parcel to a store that has the goods ready, and the pickup of goods that are sent there [CHK-08]', () => {
  const { unmount } = show({ shippingMethods: [ofStore('pickup')] });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/^sts/)).toBeNull();
  unmount();
  show({ shippingMethods: [ofStore('sts')] });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('says once that goods are taken along, and from which store [CHK-06]', () => {
  show({ shippingMethods: [{ ...ofStore('pickup'), storeName: 'Portland', isTakenAlong: true }] });
  expect(screen.getByRole('heading', { name: 'Portland' })).toBeTruthy();
  expect(screen.getAllByText(/^pickup/)).toHaveLength(1);
});

test('says why goods come later than they could [CHK-06]', () => {
  show({ shippingMethods: [{ ...home, note: 'Sent together from Tue, Dec 29.' }] });
  expect(screen.getByText('Sent together from Tue, Dec 29.')).toBeTruthy();
});
