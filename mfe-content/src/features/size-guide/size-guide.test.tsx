// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { getFootSizes, getSizeChart } from 'shared-contracts/calls/sizes';
import type { SizeGuideProps } from 'shared-contracts/dialogs/content';
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

const model = { height: 178, size: 'M' };

function open(
  answers: { readonly chart: () => unknown; readonly feet: () => unknown },
  further: Partial<SizeGuideProps> = {},
) {
  const answer = (call: unknown) => (call === getSizeChart ? answers.chart() : answers.feet());
  const dismiss = vi.fn();
  render(
    <MemoryRouter initialEntries={['/en-us/p/none-1']}>
      <PlatformProvider platform={fakePlatform({ answer })}>
        <SizeGuideDialog
          props={{ productType: 'womens-shoes', sizes: ['W38'], ...further }}
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

test('explains how each measure is taken, and names the ends of the fit scale [SEL-03]', async () => {
  const waist = { id: 'waist', name: 'Waist', how: 'At its narrowest.' };
  const chest = { id: 'chest', name: 'Chest', how: 'Around the fullest part.' };
  const arm = { id: 'arm', name: 'Arm', how: 'From the neck to the wrist.' };
  const values = [
    { measure: 'chest', from: 88, to: 93 },
    { measure: 'waist', from: 70, to: 75 },
    { measure: 'arm', from: 80, to: 80 },
  ];
  const chart = { title: 'Clothing', measures: [chest, waist, arm], rows: [{ size: 'M', label: 'M', values }] };
  open({ chart: () => chart, feet: () => ({ types: [] }) }, { fitScore: 30 });
  for (const { how } of chart.measures) expect(await screen.findByText(new RegExp(how))).toBeTruthy();
  expect(screen.getAllByText('Runs small').length).toBeGreaterThan(0);
  expect(screen.getByText('Runs large')).toBeTruthy();
});

test('says what size the person in the pictures wears, and nothing where that is not known [SEL-03]', async () => {
  open({ chart: () => shoes, feet: () => ({ types: [] }) }, { model });
  expect(await screen.findByText('The model is 5′10″ (178 cm) tall and wears size M.')).toBeTruthy();
  cleanup();
  open({ chart: () => shoes, feet: () => ({ types: [] }) });
  await screen.findByRole('table');
  expect(screen.queryByText(/The model/)).toBeNull();
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
