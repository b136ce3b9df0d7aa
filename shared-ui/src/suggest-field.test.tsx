import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SuggestField } from './suggest-field.tsx';

afterEach(cleanup);

const found = [
  { key: 'a', content: '12 Alder Street, Portland' },
  { key: 'b', content: '12 Alder Street, Salem' },
];
const onChoose = vi.fn();
const field = (options: typeof found) => (
  <>
    <SuggestField label="Street" options={options} listLabel="Addresses" countText="2 addresses" onChoose={onChoose} />
    <input aria-label="City" />
  </>
);
const street = () => screen.getByRole('combobox', { name: 'Street' });
const isOpen = () => street().getAttribute('aria-expanded') === 'true';

test('offers what comes while the field has the focus, and puts it away when it is left', () => {
  const { rerender } = render(field([]));
  act(() => street().focus());
  rerender(field(found));
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(street(), { key: 'ArrowDown' });
  fireEvent.keyDown(street(), { key: 'ArrowDown' });
  fireEvent.keyDown(street(), { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
  expect(isOpen()).toBe(false);
  fireEvent.keyDown(street(), { key: 'ArrowDown' });
  expect(isOpen()).toBe(true);
  act(() => screen.getByRole('textbox', { name: 'City' }).focus());
  expect(isOpen()).toBe(false);
});

test('opens over no field that the shopper went on to', () => {
  const { rerender } = render(field([]));
  act(() => street().focus());
  act(() => screen.getByRole('textbox', { name: 'City' }).focus());
  rerender(field(found));
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('option')).toBeNull();
});
