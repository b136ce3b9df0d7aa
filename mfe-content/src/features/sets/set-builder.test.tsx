import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { exampleSet, type ProductSet } from 'shared-contracts/calls/product-sets';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { LocaleId } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import { type CartService, cartService } from 'shared-contracts/services/cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SetBuilder } from './set-builder.tsx';

afterEach(cleanup);

const [jacket, hat] = exampleSet.members;
const [color] = jacket!.colors;
const sizes = ['S', 'M'].map((id, index) => ({
  ...color!.variants[0]!,
  id,
  upc: `04000000002${index}0`,
  attributes: { size: id },
  available: 5,
}));
const options = ['S', 'M'].map((id) => ({ id, label: id, value: id, available: true }));
const twoSizes = {
  ...jacket!,
  colors: [{ ...color!, attributes: [{ type: 'size' as const, label: 'Size', options }], variants: sizes }],
};
const set: ProductSet = { ...exampleSet, members: [twoSizes, hat!] };

function show(addAll: CartService['addAll'], shown = set, locale: LocaleId = 'en-us') {
  const platform = fakePlatform({ locale, services: { [cartService.name]: { addAll } } });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/sets/x']}>
        <SetBuilder set={shown} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform;
}
const addButton = () => screen.getByRole('button', { name: /^Add \d/ });

describe('a set to choose from [CAT-08]', () => {
  test('asks for the size at its product, moves the focus there, and adds nothing', () => {
    const addAll = vi.fn(async () => undefined);
    show(addAll);
    fireEvent.click(addButton());
    const [row] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(jacket!.name));
    expect(within(row!).getByText('Please choose a size first.')).toBeTruthy();
    expect(document.activeElement).toBe(within(row!).getAllByRole('radio')[0]);
    expect(addAll).not.toHaveBeenCalled();
  });

  test('adds all that is chosen in one step, under the name of the set', async () => {
    const addAll = vi.fn<CartService['addAll']>(async () => undefined);
    show(addAll);
    fireEvent.click(screen.getByRole('radio', { name: 'M' }));
    fireEvent.click(addButton());
    await eventually(() => expect(addAll).toHaveBeenCalledOnce());
    const [items, name] = addAll.mock.calls[0]!;
    expect(name).toBe(set.name);
    expect(items.map(({ upc }) => upc)).toEqual([sizes[1]!.upc, hat!.colors[0]!.variants[0]!.upc]);
    expect(items[0]?.tracked?.product).toMatchObject({ interactionOrigin: 'product bundles', sizeCode1: 'M' });
  });

  test('shows the total, and what leaving one out costs', () => {
    show(vi.fn());
    const total = () => addButton().textContent;
    expect(total()).toBe('Add 2 items · $368.00');
    expect(screen.getByText('You save $20.00 with the whole set.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: `Include: ${jacket!.name}` }));
    expect(total()).toBe('Add 1 item · $39.00');
    expect(screen.getByText('With the whole set you would save $20.00.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: `Include: ${hat!.name}` }));
    fireEvent.click(addButton());
    expect(screen.getByRole('alert').textContent).toContain('Include at least one product.');
  });

  test('shows a refusal at its product, and says that nothing was added', async () => {
    const upc = sizes[1]!.upc;
    const refused = new ProductError('INV700', 'This item has just sold out.', {
      details: [{ errorId: 'INV700', message: 'This item has just sold out.', additionalInfo: { upc } }],
    });
    show(() => Promise.reject(refused));
    fireEvent.click(screen.getByRole('radio', { name: 'M' }));
    fireEvent.click(addButton());
    expect(await screen.findByText('Nothing was added to your cart.')).toBeTruthy();
    const group = screen.getAllByRole('group', { name: 'Size' })[0]!;
    expect(within(group).getByText('This item has just sold out.')).toBeTruthy();
  });

  test.each([
    ['en-us', 'Not sold here: Tent. The others can be added without it.', 'Sold out at the moment.'],
    ['fr-ca', 'Non vendu ici : Tent.', 'Épuisé pour le moment.'],
    ['de-de', 'Hier nicht erhältlich: Tent.', 'Zurzeit ausverkauft.'],
  ] as const)('says in %s what is missing or sold out, and lets the rest be added', async (locale, missing, gone) => {
    const addAll = vi.fn<CartService['addAll']>(async () => undefined);
    const soldOut = { ...twoSizes, colors: [{ ...twoSizes.colors[0]!, available: false }] };
    show(addAll, { ...set, saving: 0, missing: ['Tent'], members: [soldOut, hat!] }, locale);
    expect(screen.getByText(missing, { exact: false })).toBeTruthy();
    expect(screen.getByText(gone, { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button'));
    await eventually(() => expect(addAll.mock.calls[0]?.[0]).toHaveLength(1));
  });
});
