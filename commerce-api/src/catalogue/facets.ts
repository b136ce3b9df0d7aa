import type { Facet } from 'shared-contracts/calls/products';
import type { Locale } from 'shared-contracts/locale';
import { numberFormat } from '../base/formats.ts';
import { facetIds, facetLabel, facetValueLabel, word } from '../goods/labels.ts';
import { colorFamilies, swatchOfFamily } from '../goods/palette.ts';
import { sizeLabel, sizeOrder } from '../goods/sizes.ts';
import { priceBandBounds } from '../pricing/price-bands.ts';
import type { Counted } from './counted.ts';
import type { Refinement } from './refinement.ts';

function units(amount: number, locale: Locale): string {
  return numberFormat(locale.tag, {
    style: 'currency',
    currency: locale.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
}

function priceLabel(band: number, locale: Locale): string {
  const from = priceBandBounds[band - 1];
  const to = priceBandBounds[band];
  if (from === undefined) return word('under', locale.language, { to: units(to ?? 0, locale) });
  if (to === undefined) return word('over', locale.language, { from: units(from, locale) });
  return word('between', locale.language, { from: units(from, locale), to: units(to, locale) });
}

function labelOf(id: string, value: string, locale: Locale): string {
  if (id === 'size') return sizeLabel(value, locale);
  if (id === 'price') return priceLabel(Number(value), locale);
  return facetValueLabel(`${id}:${value}`, locale) ?? value;
}

function compare(id: string, locale: Locale): (a: Facet['values'][number], b: Facet['values'][number]) => number {
  if (id === 'size') return (a, b) => sizeOrder(a.id) - sizeOrder(b.id);
  if (id === 'price') return (a, b) => Number(a.id) - Number(b.id);
  if (id === 'color') {
    const families = colorFamilies();
    return (a, b) => families.indexOf(a.id) - families.indexOf(b.id);
  }
  return (a, b) => b.count - a.count || a.label.localeCompare(b.label, locale.tag);
}

/** Returns the filters of a result. A filter with a single unselected value is omitted. */
export function toFacets(
  { byToken, inexact }: Pick<Counted, 'byToken' | 'inexact'>,
  refinement: Refinement,
  locale: Locale,
): Facet[] {
  return facetIds.flatMap((id) => {
    const chosen = refinement.get(id) ?? [];
    const values = [...byToken].flatMap(([token, count]) => {
      if (!token.startsWith(`${id}:`)) return [];
      const value = token.slice(id.length + 1);
      return [
        {
          id: value,
          label: labelOf(id, value, locale),
          count,
          selected: chosen.includes(value),
          ...(id === 'color' ? { swatch: swatchOfFamily(value) } : {}),
        },
      ];
    });
    const useful = values.length > 1 || chosen.length > 0 || id === 'availability';
    if (values.length === 0 || !useful) return [];
    return [
      {
        id,
        label: facetLabel(id, locale),
        ...(inexact.has(id) ? { countsAreLeast: true } : {}),
        values: values.sort(compare(id, locale)),
      },
    ];
  });
}
