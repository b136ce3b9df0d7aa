// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { exampleDetails } from 'shared-contracts/calls/product-entities';
import type { ProductStory as Story } from 'shared-contracts/calls/product-story';
import { exampleCard } from 'shared-contracts/entities/product-card';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import type { NamedProducts } from '../../loaders/story-loader.ts';
import ProductStory from './product-story.tsx';

afterEach(cleanup);

const nothing: Story = { closeUps: [], ratings: {}, siblings: [] };
const named: NamedProducts = {
  under: [{ ...exampleCard, name: 'Fell Fleece' }],
  over: [],
  siblings: [
    {
      ...exampleDetails,
      id: 'TF00000A0C5',
      name: 'Rain Jacket',
      specifications: [{ label: 'Weight', value: '290 g' }],
    },
  ],
};

function show(story: Story, products: NamedProducts | null = named) {
  return render(
    <MemoryRouter initialEntries={['/en-us/p/none-1']}>
      <PlatformProvider platform={fakePlatform()}>
        <ProductStory product={exampleDetails} story={story} named={products} />
      </PlatformProvider>
    </MemoryRouter>,
  );
}

test('numbers the points of a close-up on the picture and beside their words [SEL-04]', () => {
  const [picture] = exampleDetails.pictures;
  const points = [
    { x: 20, y: 30, text: 'A hood that turns' },
    { x: 60, y: 70, text: 'A zip that ends in a garage' },
  ];
  show({ ...nothing, closeUps: [{ title: 'Collar', picture: picture!, points }] });
  expect(screen.getByRole('heading', { name: 'Collar', level: 3 })).toBeTruthy();
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['1A hood that turns', '2A zip that ends in a garage']));
});

test('says each rating in words, and shows no bar for what is not rated [SEL-04]', () => {
  show({ ...nothing, ratings: { warmth: 2, wind: 5, water: 4, weight: 3 } });
  const values = ['Warmth', 'Wind protection', 'Water protection', 'Low weight'].map(
    (name) => screen.getByText(name).nextElementSibling?.textContent,
  );
  expect(values).toEqual(['2 of 5', '5 of 5', '4 of 5', '3 of 5']);
  cleanup();
  show({ ...nothing, ratings: { warmth: 0 } });
  expect(screen.getByText('0 of 5')).toBeTruthy();
  expect(screen.queryByText('Water protection')).toBeNull();
});

test('says which layer it is, and links what to wear under it [SEL-04]', () => {
  show({ ...nothing, layering: { layer: 'outer', under: ['TF4K2M9A'], over: [] } });
  expect(screen.getByText(/This is an outer layer/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fell Fleece' }).getAttribute('href')).toContain('/p/skarn-shell-jacket');
  expect(screen.getByRole('heading', { name: 'Wear under it' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Wear over it' })).toBeNull();
});

test('compares what is stated with its siblings [SEL-04]', () => {
  show({ ...nothing, siblings: ['TF00000A'] });
  const table = screen.getByRole('table', { name: 'This product and others of its kind' });
  expect(within(table).getByRole('row', { name: 'Weight 412 g 290 g' })).toBeTruthy();
  expect(within(table).getByRole('link', { name: 'Rain Jacket' })).toBeTruthy();
});

test('shows nothing of what is not known, or could not be read [SEL-04]', () => {
  show({ ...nothing, siblings: ['TF00000A'], layering: { layer: 'mid', under: [], over: [] } }, null);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/This is a middle layer/)).toBeTruthy();
  cleanup();
  expect(show(nothing).container.textContent).toBe('');
});
