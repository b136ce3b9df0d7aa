import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormErrorSummary } from './form-error-summary.tsx';
import { applyMask } from './mask.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

afterEach(cleanup);

describe('a text field', () => {
  test('associates hint and error with the control, and marks it invalid [CHK-03]', () => {
    render(<TextField label="Email" hint="For the receipt" error="Email is not valid" />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const words = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['For the receipt', 'Email is not valid']);
  });

  test('keeps the input when an error appears and disappears', () => {
    const { rerender } = render(<TextField label="Email" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.input(field, { target: { value: 'mara@' } });
    rerender(<TextField label="Email" error="Email is not valid" />);
    rerender(<TextField label="Email" />);
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field.value).toBe('mara@');
  });

  test('formats the input before the form reads it [ACC-22]', () => {
    const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
    render(<TextField label="Phone" shape={(text) => applyMask('(XXX) XXX', text)} onChange={onChange} />);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '604555' } });
    expect(onChange).toHaveReturnedWith('(604) 555');
  });
});

test('counts what is typed into a long text, and what stood there before [CART-18]', () => {
  const heard = vi.fn();
  const count = (used: number) => `${used} of 250 characters`;
  render(<TextareaField label="Your words" defaultValue="For the snow" countText={count} onInput={heard} />);
  const field = screen.getByRole('textbox', { name: 'Your words' });
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described()).toBe('12 of 250 characters');
  fireEvent.input(field, { target: { value: 'For the first snow' } });
  expect(described()).toBe('18 of 250 characters');
  expect(heard).toHaveBeenCalledOnce();
});

test('checks off the rules of a new password as it is typed [ACC-04]', () => {
  const checks = [
    { text: '8 characters', passes: (password: string) => password.length >= 8 },
    { text: 'A digit', passes: (password: string) => /\d/.test(password) },
  ];
  render(
    <PasswordField
      label="Password"
      showLabel="Show"
      hideLabel="Hide"
      checks={checks}
      metText="done"
      unmetText="missing"
    />,
  );
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines()).toEqual(['8 characters: missing', 'A digit: missing']);
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'abc4' } });
  expect(lines()).toEqual(['8 characters: missing', 'A digit: done']);
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('abc4');
});

test('links each entry of the error summary to its field', () => {
  render(
    <>
      <FormErrorSummary title="1 entry needs another look" errors={[{ fieldId: 'city', text: 'City is missing' }]} />
      <TextField label="City" id="city" />
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'City is missing' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
});
