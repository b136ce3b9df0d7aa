import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { boundedQuantity, QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

function Line({ start, max, onChange }: { start: number; max?: number; onChange: (quantity: number) => void }) {
  const [value, setValue] = useState(start);
  const change = (quantity: number) => {
    onChange(quantity);
    setValue(quantity);
  };
  return (
    <QuantityStepper value={value} onChange={change} max={max} label="Quantity" lessLabel="Less" moreLabel="More" />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });

describe('the quantity stepper', () => {
  test("stops at 1 and at the line's maximum [CART-02]", () => {
    const onChange = vi.fn();
    render(<Line start={1} max={3} onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(onChange).not.toHaveBeenCalled();
    for (let press = 0; press < 5; press += 1) fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onChange.mock.calls).toEqual([[2], [3]]);
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('takes a typed value within bounds when the field is left', () => {
    const onChange = vi.fn();
    render(<Line start={2} max={10} onChange={onChange} />);
    fireEvent.change(field(), { target: { value: '40' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(field());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(10);
    expect(field().value).toBe('10');
  });

  test('restores the last quantity when no number was typed', () => {
    const onChange = vi.fn();
    render(<Line start={2} onChange={onChange} />);
    fireEvent.change(field(), { target: { value: 'two' } });
    fireEvent.blur(field());
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('2');
  });

  test('is stepped by the arrow keys, starting from the typed value', () => {
    const onChange = vi.fn();
    render(<Line start={2} onChange={onChange} />);
    fireEvent.change(field(), { target: { value: '7' } });
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(onChange.mock.calls).toEqual([[8], [7]]);
  });

  test('never emits a quantity outside its bounds', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.nat().map(String)),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(50),
        (typed, max, current) => {
          const quantity = boundedQuantity(typed, current, 1, max);
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(max);
        },
      ),
    );
  });
});
