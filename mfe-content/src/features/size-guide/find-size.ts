import type { SizeChart } from 'shared-contracts/calls/sizes';

export type Fit = 'close' | 'regular' | 'roomy';
export type FootWidth = 'narrow' | 'regular' | 'wide';

export interface Body {
  /** Centimeters by the id of the measure. */
  readonly values: Readonly<Record<string, number>>;
  readonly fit: Fit;
  readonly width: FootWidth;
}

/** The size that fits; `smaller` and `larger` where a measure lies outside of the chart. */
export type Found = { readonly kind: 'fits'; readonly size: string } | { readonly kind: 'smaller' | 'larger' };

/** Measures that the finder asks for, so that it asks three questions at most. */
export const asked = <Chart extends Pick<SizeChart, 'measures'>>({ measures }: Chart): Chart['measures'] =>
  measures.slice(0, 2);

/** Centimeters that a wide foot needs beyond its length. */
const wideFoot = 0.4;
/** A measure may lie this share below the first size and still have that size. */
const below = 0.04;

interface SizePosition {
  readonly index: number;
  /** From 0, where the size before ends, to 1, where this one does. */
  readonly within: number;
}

/** The first row that a measure does not exceed; undefined where it exceeds all. */
function placeOf(
  ends: readonly { readonly from: number; readonly to: number }[],
  value: number,
): SizePosition | undefined {
  const index = ends.findIndex(({ to }) => value <= to);
  const row = ends[index];
  if (!row) return undefined;
  const start = ends[index - 1]?.to ?? row.from;
  return { index, within: row.to === start ? 1 : (value - start) / (row.to - start) };
}

/**
 * The size for what a shopper measured: the largest that one of the measures asks for. Who likes it close gets one less when that
 * measure is in the lower half of its size, who likes it roomy one more when it is in the upper half.
 * @returns undefined while nothing that the chart asks for was measured
 */
export function findSize(chart: Pick<SizeChart, 'measures' | 'rows'>, { values, fit, width }: Body): Found | undefined {
  let deciding: SizePosition | undefined;
  for (const { id } of asked(chart)) {
    const measured = values[id];
    const ends = chart.rows.flatMap((row) => row.values.filter(({ measure }) => measure === id));
    const [first] = ends;
    if (measured === undefined || !first || ends.length < chart.rows.length) continue;
    const value = id === 'foot' && width === 'wide' ? measured + wideFoot : measured;
    if (value < first.from * (1 - below)) return { kind: 'smaller' };
    const place = placeOf(ends, value);
    if (!place) return { kind: 'larger' };
    if (!deciding || place.index + place.within > deciding.index + deciding.within) deciding = place;
  }
  if (!deciding) return undefined;
  const step = fit === 'close' && deciding.within < 0.5 ? -1 : fit === 'roomy' && deciding.within > 0.5 ? 1 : 0;
  const index = Math.min(Math.max(deciding.index + step, 0), chart.rows.length - 1);
  const row = chart.rows[index];
  return row && { kind: 'fits', size: row.size };
}
