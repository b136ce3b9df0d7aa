import { locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { priceProps } from './card-prices.ts';

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const price = { currency: 'USD' as const, current: 34900, original: 34900, percentagePriceDiscount: 0 };

describe('a price on a card and in the buy box [CAT-02] [SEL-08]', () => {
  test('stands alone when not reduced', () => {
    const props = priceProps(price, locales['en-us']);
    expect(props.current).toBe('$349.00');
    expect(props).not.toHaveProperty('original');
    expect(props).not.toHaveProperty('historicBest');
  });

  test('shows the earlier price and the saving when reduced', () => {
    const props = priceProps({ ...price, original: 39900, percentagePriceDiscount: 12.5 }, locales['en-us']);
    expect(props).toMatchObject({ current: '$349.00', original: '$399.00', saving: '−12%' });
    expect(props).not.toHaveProperty('historicBest');
  });

  test('shows the lowest price of 30 days where required by law', () => {
    const reduced = { ...price, currency: 'EUR' as const, original: 39900, historicBestPrice: 35900 };
    const props = priceProps({ ...reduced, percentagePriceDiscount: 12.5 }, locales['de-de']);
    expect(plain(props.original)).toBe('359,00 €');
    expect(plain(props.saving)).toBe('−2 %');
    expect(plain(props.historicBest)).toContain('359,00 €');
    const lower = priceProps({ ...reduced, historicBestPrice: 30000 }, locales['de-de']);
    expect(lower).not.toHaveProperty('original');
    expect(lower).not.toHaveProperty('historicBest');
  });
});
