// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { getFootSizes, getSizeChart } from 'shared-contracts/calls/sizes';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import SizeGuideDialog from './size-guide-dialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const shoes = {
  title: 'Shoes for women',
  measures: [{ id: 'foot', name: 'Foot', how: 'In the evening.' }],
  rows: [{ size: 'W38', label: 'US 7 / EU 38', values: [{ measure: 'foot', from: 23.8, to: 23.8 }] }],
};

function open(answers: { readonly chart: () => unknown; readonly feet: () => unknown }) {
  const answer = (call: unknown) => (call === getSizeChart ? answers.chart() : answers.feet());
  const dismiss = vi.fn();
  render(
    <MemoryRouter initialEntries={['/en-us/p/none-1']}>
      <PlatformProvider platform={fakePlatform({ answer })}>
        <SizeGuideDialog
          props={{ productType: 'womens-shoes', sizes: ['W38'] }}
          open
          resolve={vi.fn()}
          dismiss={dismiss}
          onClosed={vi.fn()}
        />
      </PlatformProvider>
    </MemoryRouter>,
  );
}

test('a table of shoes has the numbers of other countries [CAT-09]', async () => {
  open({ chart: () => shoes, feet: () => getFootSizes.example });
  const table = await screen.findByRole('table', { name: 'Shoes for women' });
  expect(await within(table).findByRole('columnheader', { name: 'UK' })).toBeTruthy();
  expect(within(table).getByRole('row', { name: /^38 7 5/ })).toBeTruthy();
});

test('without the numbers of other countries, the table has what the market calls a size [CAT-09]', async () => {
  open({ chart: () => shoes, feet: () => Promise.reject(new ProductError('GEN500', '')) });
  expect(await screen.findByRole('rowheader', { name: 'US 7 / EU 38' })).toBeTruthy();
});

test('a product type without a table leads to people who know [CAT-09]', async () => {
  open({ chart: () => Promise.reject(new ProductError('API404', '', { status: 404 })), feet: () => ({ types: [] }) });
  expect((await screen.findByRole('link', { name: 'Ask us' })).getAttribute('href')).toBe('/en-us/help/contact-us');
});

test('a table that cannot be read is asked for again [CAT-09]', async () => {
  open({ chart: () => Promise.reject(new ProductError('GEN500', '')), feet: () => ({ types: [] }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('what was typed stays in another unit [CAT-09]', async () => {
  open({ chart: () => shoes, feet: () => ({ types: [] }) });
  fireEvent.input(await screen.findByLabelText('Foot (in)'), { target: { value: '9.4' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Centimeters' }));
  expect((screen.getByLabelText('Foot (cm)') as HTMLInputElement).value).toBe('23.9');
});
