import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Price } from './price.tsx';

afterEach(cleanup);

const words = { nowLabel: 'Now', wasLabel: 'Was' };

test('announces a reduced price as now and was, with the lowest price of 30 days [CART-24]', () => {
  const { container } = render(
    <Price
      {...words}
      current="$229.00"
      original="$289.00"
      saving="−20.8%"
      historicBest="Lowest price of the last 30 days: $239.00"
    />,
  );
  expect(container.textContent).toBe('Now $229.00Was $289.00−20.8%Lowest price of the last 30 days: $239.00');
  expect(container.querySelector('del')?.textContent).toBe('$289.00');
});

test('announces a plain price as the amount only [CART-24]', () => {
  const { container } = render(<Price {...words} current="CAD 229.00" prefix="from" />);
  expect(container.textContent).toBe('from CAD 229.00');
});

test('announces that a price is being recomputed, and keeps its amount', () => {
  const { container } = render(<Price current="$229.00" pending />);
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  expect(container.textContent).toBe('$229.00');
});
