import { type Knot, line, outline, type Point } from './geometry.ts';
import type { Random } from './random.ts';
import { group, kept, linear, type Sheet } from './sheet.ts';
import type { Tones } from './tones.ts';

/** A filled chamber between two seams: from its left end over its middle to its right end. */
export interface Baffle {
  readonly top: readonly [Point, Point, Point];
  readonly bottom: readonly [Point, Point, Point];
  /** How far it bulges over its ends, pixels. */
  readonly bulge: number;
  /** The middle is a corner, as in a chevron. */
  readonly pointed?: boolean;
}

const mid = (a: Point, b: Point, out: number): Knot => [(a[0] + b[0]) / 2 + out, (a[1] + b[1]) / 2];

const baffleOutline = ({ top, bottom, bulge, pointed }: Baffle): string => {
  const peak = ([x, y]: Point): Knot => (pointed ? [x, y, 'c'] : [x, y]);
  const corner = ([x, y]: Point): Knot => [x, y, 'c'];
  return outline(
    corner(top[0]),
    peak(top[1]),
    corner(top[2]),
    mid(top[2], bottom[2], bulge),
    corner(bottom[2]),
    peak(bottom[1]),
    corner(bottom[0]),
    mid(top[0], bottom[0], -bulge),
  );
};

/** Puckers where down is drawn into a seam: small darts up and down from it, denser where the cloth is pulled. */
const puckers = (rng: Random, seam: Baffle['bottom'], reach: number, pointed: boolean): string => {
  const [a, m, b] = seam;
  const width = Math.abs(b[0] - a[0]);
  const count = Math.round(width / 15);
  let d = '';
  for (let index = 0; index < count; index++) {
    const t = (index + rng.between(0.15, 0.85)) / count;
    const straight = a[1] + (b[1] - a[1]) * t;
    const sag = m[1] - (a[1] + b[1]) / 2;
    const y = straight + sag * (pointed ? 1 - Math.abs(2 * t - 1) : 1 - (2 * t - 1) ** 2);
    const x = a[0] + (b[0] - a[0]) * t;
    const up = reach * rng.between(0.3, 1);
    const down = reach * rng.between(0.2, 0.8);
    const lean = rng.between(-4, 4);
    d += `M${(x - 1.6).toFixed(0)} ${y.toFixed(0)}l${lean.toFixed(0)} ${(-up).toFixed(0)}l${(3 - lean).toFixed(0)} ${up.toFixed(0)}l${(lean * 0.6).toFixed(0)} ${down.toFixed(0)}z`;
  }
  return d;
};

/** Filled chambers, lit from above: each rises from its upper seam into light and rolls under into the next. */
export const quilted = (on: Sheet, rng: Random, material: Tones, baffles: readonly Baffle[]): string => {
  const roll = linear(on, [
    [0, material.deep],
    [0.07, material.base],
    [0.26, material.hi],
    [0.42, material.light],
    [0.66, material.base],
    [0.88, material.shade],
    [1, material.deep],
  ]);
  const chambers = baffles.map((baffle) => {
    return `<path d="${baffleOutline(baffle)}"/>`;
  });
  const seams = baffles
    .slice(0, -1)
    .map(({ bottom: [a, m, b], pointed }) => line(a, pointed ? [m[0], m[1], 'c'] : m, b));
  const darts = baffles
    .slice(0, -1)
    .map(({ top, bottom, pointed }) =>
      puckers(rng, bottom, Math.min(24, (bottom[1][1] - top[1][1]) * 0.36), pointed ?? false),
    );
  const all = kept(on, seams.join(''));
  const pulled = kept(on, darts.join(''));
  return group(
    '',
    group(`fill="${roll}" stroke="${material.line}" stroke-width="1.200" stroke-opacity=".5"`, ...chambers),
    `<use href="#${pulled}" x="-3" fill="${material.hi}" fill-opacity=".4"/><use href="#${pulled}" fill="${material.line}" fill-opacity=".38"/>`,
    `<use href="#${all}" fill="none" stroke="${material.line}" stroke-width="2" stroke-opacity=".75"/><use href="#${all}" y="2" fill="none" stroke="${material.hi}" stroke-opacity=".35"/>`,
  );
};
