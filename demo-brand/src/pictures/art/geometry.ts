/** Coordinates are pixels of an 800 x 1000 sheet; garments are drawn about x = 0. */
export type Point = readonly [x: number, y: number];
/** A point an outline passes through, smoothly unless it is a corner. */
export type Knot = readonly [x: number, y: number] | readonly [x: number, y: number, corner: 'c'];

interface Segment {
  readonly from: Point;
  readonly a: Point;
  readonly b: Point;
  readonly to: Point;
}

const round = (value: number): string => {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
};

const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const unit = (a: Point, b: Point): Point => {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

const segments = (knots: readonly Knot[], closed: boolean): Segment[] => {
  const count = knots.length;
  const at = (index: number): Knot | undefined => (closed ? knots[(index + count) % count] : knots[index]);
  const handle = (index: number, side: 1 | -1): Point => {
    const knot = at(index)!;
    const other = at(index + side)!;
    const opposite = at(index - side);
    const reach = distance([knot[0], knot[1]], [other[0], other[1]]) / 3;
    const sharp = knot[2] === 'c' || !opposite;
    const direction = sharp
      ? unit([knot[0], knot[1]], [other[0], other[1]])
      : unit([opposite[0], opposite[1]], [other[0], other[1]]);
    return [knot[0] + direction[0] * reach, knot[1] + direction[1] * reach];
  };
  const last = closed ? count : count - 1;
  return Array.from({ length: last }, (_, index) => {
    const from = at(index)!;
    const to = at(index + 1)!;
    return { from: [from[0], from[1]], a: handle(index, 1), b: handle(index + 1, -1), to: [to[0], to[1]] };
  });
};

/** Relative coordinates in tenths are a third shorter; each is taken from the rounded point before it, so nothing drifts. */
const draw = (knots: readonly Knot[], closed: boolean): string => {
  const tenth = (value: number) => Math.round(value * 10);
  const brief = (tenths: number) => {
    const text = String(tenths / 10);
    return text.replace(/^(-?)0\./, '$1.');
  };
  const [first] = knots;
  if (!first) return '';
  let [cx, cy] = [tenth(first[0]), tenth(first[1])];
  const relative = (points: readonly Point[]) =>
    points
      .flatMap(([x, y]) => [brief(tenth(x) - cx), brief(tenth(y) - cy)])
      .reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');
  const parts = segments(knots, closed).map(({ a, b, to }) => {
    const text = `c${relative([a, b, to])}`;
    [cx, cy] = [tenth(to[0]), tenth(to[1])];
    return text;
  });
  return `M${round(first[0])} ${round(first[1])}${parts.join('')}${closed ? 'Z' : ''}`;
};

/** A closed outline through the knots. */
export const outline = (...knots: readonly Knot[]): string => draw(knots, true);
/** An open line through the knots. */
export const line = (...knots: readonly Knot[]): string => draw(knots, false);
/** Straight edges. */
export const polygon = (...points: readonly Point[]): string => `M${points.map(write).join('L')}Z`;

/** The right half, from the top center to the bottom center, and its mirror image on the left. */
export const mirrored = (...right: readonly Knot[]): string => outline(...mirroredKnots(...right));

export const mirroredKnots = (...right: readonly Knot[]): Knot[] => {
  const left = right.filter(([x]) => x !== 0).map(flipKnot);
  return [...right, ...left.reverse()];
};

const flipKnot = (knot: Knot): Knot => (knot[2] ? [-knot[0], knot[1], 'c'] : [-knot[0], knot[1]]);
export const flip = (knots: readonly Knot[]): Knot[] => knots.map(flipKnot);

const onCurve = ({ from, a, b, to }: Segment, t: number): Point => {
  const s = 1 - t;
  const mix = (k: 0 | 1) => s * s * s * from[k] + 3 * s * s * t * a[k] + 3 * s * t * t * b[k] + t * t * t * to[k];
  return [mix(0), mix(1)];
};

/** A line as a function of its own length: 0 is the first knot, 1 the last. */
export type Rail = (t: number) => Point;

export const rail = (...knots: readonly Knot[]): Rail => {
  const points = segments(knots, false).flatMap((segment, index) =>
    Array.from({ length: index === 0 ? 13 : 12 }, (_, step) => onCurve(segment, (step + (index === 0 ? 0 : 1)) / 12)),
  );
  const lengths = [0];
  for (let index = 1; index < points.length; index++) {
    lengths.push(lengths[index - 1]! + distance(points[index - 1]!, points[index]!));
  }
  const total = lengths.at(-1)!;
  return (t) => {
    const target = Math.min(1, Math.max(0, t)) * total;
    let index = lengths.findIndex((length) => length >= target);
    index = Math.max(1, index);
    const before = lengths[index - 1]!;
    const share = (target - before) / (lengths[index]! - before || 1);
    return between(points[index - 1]!, points[index]!, share);
  };
};

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Part of a rail as knots, for seams that follow an edge. */
export const stretch = (along: Rail, from: number, to: number, count = 6): Knot[] =>
  Array.from({ length: count }, (_, index) => along(from + ((to - from) * index) / (count - 1)));

/** A stroke that swells and tapers, as folds of cloth do. `bend` pushes its middle sideways. */
export const leaf = (from: Point, to: Point, bend: number, width: number): string => {
  const [dx, dy] = unit(from, to);
  const middle = between(from, to, 0.45);
  const side = (offset: number): Knot => [middle[0] - dy * offset, middle[1] + dx * offset];
  return outline([from[0], from[1], 'c'], side(bend + width / 2), [to[0], to[1], 'c'], side(bend - width / 2));
};

/** A rectangle with rounded corners about its center. */
export const pill = (cx: number, cy: number, width: number, height: number, radius: number): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const [x, y] = [cx - width / 2, cy - height / 2];
  const arc = (ex: number, ey: number) => `A${round(r)} ${round(r)} 0 0 1 ${write([ex, ey])}`;
  return `M${write([x + r, y])}H${round(x + width - r)}${arc(x + width, y + r)}V${round(y + height - r)}${arc(x + width - r, y + height)}H${round(x + r)}${arc(x, y + height - r)}V${round(y + r)}${arc(x + r, y)}Z`;
};

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${write([cx - rx, cy])}a${round(rx)} ${round(ry)} 0 1 1 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-rx * 2)} 0Z`;
