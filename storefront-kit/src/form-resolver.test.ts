import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const options = { fields: {}, shouldUseNativeValidation: false };

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('./form-schemas.ts'));
const onUnavailable = vi.fn();

async function validate(email: string) {
  const { formResolver } = await import('./form-resolver.ts');
  const resolver = formResolver(
    (f) => f.object({ email: f.emailField({ required: 'missing', emailShape: 'wrong' }) }),
    onUnavailable,
  );
  return () => resolver({ email }, undefined, options);
}

test('resolves with the values of the schema', async () => {
  const resolve = await validate(' mara@example.org ');
  expect(await resolve()).toEqual({ values: { email: 'mara@example.org' }, errors: {} });
});

test('shows the first error of a field', async () => {
  const resolve = await validate(' ');
  expect(await resolve()).toMatchObject({ values: {}, errors: { email: { message: 'missing' } } });
});

test('does not send the form and tells the shopper when the schemas cannot load', async () => {
  vi.doMock('./form-schemas.ts', () => {
    throw new Error('Loading chunk failed');
  });
  const resolve = await validate('mara@example.org');
  expect(await resolve()).toMatchObject({ values: {}, errors: { root: { load: { type: 'unavailable' } } } });
  expect(onUnavailable).toHaveBeenCalledOnce();
});
