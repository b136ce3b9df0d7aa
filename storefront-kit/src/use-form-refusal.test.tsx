// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test } from 'vitest';
import { fakePlatform } from './testing/platform.ts';
import { useFormRefusal } from './use-form-refusal.ts';

afterEach(cleanup);

function opened() {
  const platform = fakePlatform();
  const { result } = renderHook(
    () => {
      const form = useForm({ defaultValues: { password: '' } });
      const { root, password } = form.formState.errors;
      const refuse = useFormRefusal(form, { remote: 'account', failedText: 'Not saved.', fieldOf: () => 'password' });
      return { refuse, root, password, register: form.register };
    },
    { wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider> },
  );
  return { result, faults: platform.faults };
}

test('shows an error of a field beside it, with the focus in the field [PLT-06]', () => {
  const { result } = opened();
  render(<input aria-label="Password" {...result.current.register('password')} />);
  act(() => result.current.refuse(new ProductError('AUT450', 'That is not your password.')));
  expect(result.current.password?.message).toBe('That is not your password.');
  expect(result.current.root).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test.each([
  ['AUT423', 'Locked for 10 minutes.', 'Locked for 10 minutes.'],
  ['NET503', '', 'Not saved.'],
])('shows %s, which is about no field, on top of the form [PLT-06]', (id, message, shown) => {
  const { result, faults } = opened();
  act(() => result.current.refuse(new ProductError(id, message)));
  expect(result.current.root).toMatchObject({ type: id, message: shown });
  expect(result.current.password).toBeUndefined();
  expect(faults).not.toHaveBeenCalledWith(expect.objectContaining({ id: 'AUT423' }), expect.anything());
});

test('reports a fault of the page, and shows the text of the form [PLT-06]', () => {
  const { result, faults } = opened();
  const fault = new TypeError('undefined is not a function');
  act(() => result.current.refuse(fault));
  expect(result.current.root).toMatchObject({ type: 'GEN500', message: 'Not saved.' });
  expect(faults).toHaveBeenCalledExactlyOnceWith(fault, { remote: 'account', phase: 'event' });
});
