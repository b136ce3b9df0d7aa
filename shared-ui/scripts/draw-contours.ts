/**
 * Draws the contour lines of a fictional mountain into src/contour-paths.ts. Run by hand to change the drawing: `node
 * scripts/draw-contours.ts`.
 */
import { writeFileSync } from 'node:fs';

type Point = readonly [x: number, y: number];

const width = 1440;
const height = 640;
const cell = 10;
const interval = 0.09;
/** Every fifth line is bolder, as on a map. */
const indexEvery = 5;

const hills = [
  { x: 1120, y: 210, spread: 260, stretch: 1.25, turn: 0.5, rise: 1 },
  { x: 860, y: 420, spread: 190, stretch: 1.5, turn: -0.7, rise: 0.5 },
  { x: 340, y: 120, spread: 230, stretch: 1.4, turn: 0.9, rise: 0.46 },
  { x: 180, y: 560, spread: 260, stretch: 1.2, turn: 0.2, rise: 0.5 },
  { x: 1390, y: 560, spread: 190, stretch: 1.3, turn: 0.4, rise: 0.44 },
] as const;

function elevation(x: number, y: number): number {
  // Distorts the terrain slightly, so that no line is an ellipse.
  const wx = x + 34 * Math.sin(y / 83 + 1.3) + 15 * Math.sin((x + y) / 41);
  const wy = y + 30 * Math.sin(x / 97 + 0.4) + 13 * Math.sin((x - 2 * y) / 57);
  const ground = 0.07 * Math.sin(x / 210 + y / 160) + 0.05 * Math.sin(x / 120 - y / 90 + 2);
  return hills.reduce((sum, hill) => {
    const dx = wx - hill.x;
    const dy = wy - hill.y;
    const along = dx * Math.cos(hill.turn) + dy * Math.sin(hill.turn);
    const across = -dx * Math.sin(hill.turn) + dy * Math.cos(hill.turn);
    const distance = Math.hypot(along / hill.stretch, across) / hill.spread;
    return sum + hill.rise * Math.exp(-(distance ** 1.7));
  }, ground);
}

/** The point where the level crosses the edge from a to b. */
function crossing(a: Point, b: Point, level: number): Point {
  const ha = elevation(...a);
  const t = (level - ha) / (elevation(...b) - ha);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** Marching squares: the segments of one level in every cell. */
function pieces(level: number): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let y = -cell; y < height + cell; y += cell) {
    for (let x = -cell; x < width + cell; x += cell) {
      const corners: Point[] = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ];
      const hits: Point[] = [];
      for (let side = 0; side < 4; side += 1) {
        const a = corners[side] as Point;
        const b = corners[(side + 1) % 4] as Point;
        if (elevation(...a) >= level !== elevation(...b) >= level) hits.push(crossing(a, b, level));
      }
      if (hits.length >= 2) found.push([hits[0] as Point, hits[1] as Point]);
      if (hits.length === 4) found.push([hits[2] as Point, hits[3] as Point]);
    }
  }
  return found;
}

const key = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;

/** Joins segments with a common end into lines. */
function join(all: [Point, Point][]): Point[][] {
  const byEnd = new Map<string, [Point, Point][]>();
  for (const piece of all) for (const end of piece) byEnd.set(key(end), [...(byEnd.get(key(end)) ?? []), piece]);
  const used = new Set<[Point, Point]>();
  const grow = (line: Point[]) => {
    for (;;) {
      const end = line[line.length - 1] as Point;
      const next = byEnd.get(key(end))?.find((piece) => !used.has(piece));
      if (next === undefined) return;
      used.add(next);
      line.push(key(next[0]) === key(end) ? next[1] : next[0]);
    }
  };
  const lines: Point[][] = [];
  for (const piece of all) {
    if (used.has(piece)) continue;
    used.add(piece);
    const line: Point[] = [...piece];
    grow(line);
    line.reverse();
    grow(line);
    lines.push(line);
  }
  return lines;
}

/** Resamples a line at even distances: fewer points and no corners. */
function resample(line: Point[], distance: number): Point[] {
  const taken: Point[] = [line[0] as Point];
  let walked = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1] as Point, line[index] as Point];
    walked += Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (walked < distance) continue;
    taken.push(b);
    walked = 0;
  }
  const last = line[line.length - 1] as Point;
  if (walked < distance / 2 && taken.length > 1) taken.pop();
  return [...taken, last];
}

/** A smooth line through the segments' midpoints, as relative quadratic curves with integer coordinates. */
function draw(line: Point[]): string {
  const points = resample(line, 44);
  if (points.length < 4) return '';
  const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const isClosed = key(points[0] as Point) === key(points[points.length - 1] as Point);
  const ring = isClosed ? [...points, points[1] as Point] : points;
  let at = round(isClosed ? middle(ring[0] as Point, ring[1] as Point) : (ring[0] as Point));
  let path = `M${at[0]} ${at[1]}q`;
  for (let index = 1; index < ring.length - 1; index += 1) {
    const control = round(ring[index] as Point);
    const isLast = !isClosed && index === ring.length - 2;
    const end = round(isLast ? (ring[index + 1] as Point) : middle(ring[index] as Point, ring[index + 1] as Point));
    path += ` ${control[0] - at[0]} ${control[1] - at[1]} ${end[0] - at[0]} ${end[1] - at[1]}`;
    at = end;
  }
  return path.replace('q ', 'q').replaceAll(' -', '-');
}

const strong: string[] = [];
const fine: string[] = [];
for (let step = 1; step * interval < 1.4; step += 1) {
  const target = step % indexEvery === 0 ? strong : fine;
  target.push(...join(pieces(step * interval)).map(draw));
}

writeFileSync(
  new URL('../src/contour-paths.ts', import.meta.url),
  `// Drawn by scripts/draw-contours.ts. Lines of one height on a ground of ${width} by ${height}.
export const contourSize = [${width}, ${height}] as const;
export const fineLines =
  '${fine.join('')}';
/** Every fifth. */
export const indexLines =
  '${strong.join('')}';
`,
);
console.log(`fine ${fine.join('').length} bytes, index ${strong.join('').length} bytes`);
