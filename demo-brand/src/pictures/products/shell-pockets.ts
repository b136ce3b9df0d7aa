import { between, line, outline, type Point } from '../art/geometry.ts';
import { mark, zip } from '../art/sewing.ts';
import { moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, ripstop } from '../art/textures.ts';
import type { Bench } from './bench.ts';
import { type Frame, onTorso } from './garment-frame.ts';

const sides = [1, -1] as const;
const threadDash = 'stroke-dasharray="4.500 2.600"';

/** A zipped slit on each side of the closure, given by body coordinates of its right one. */
export const zippedPockets = ({ second, trim }: Bench, f: Frame, top: Point, bottom: Point, taped = true): string => {
  const at = onTorso(f);
  return sides
    .map((s) => {
      const [from, to] = [at(top[0] * s, top[1]), at(bottom[0] * s, bottom[1])];
      const tilt = Math.atan2(to[0] - from[0], to[1] - from[1]) * (-180 / Math.PI);
      return zip(line(from, between(from, to, 0.5), to), second, trim, {
        taped,
        width: 14,
        pull: { at: [from[0], from[1] + 4], angle: tilt, length: 27 },
      });
    })
    .join('');
};

/** Bellows pockets under buttoned flaps. */
export const flapPockets = ({ on, main, second, trim }: Bench, f: Frame): string => {
  const at = onTorso(f);
  return sides
    .map((s) => {
      const [x, y] = at(0.55 * s, 0.62);
      const bag = outline(
        [x - 58, y, 'c'],
        [x + 58, y, 'c'],
        [x + 60, y + 104],
        [x + 48, y + 120],
        [x - 48, y + 120],
        [x - 60, y + 104],
      );
      const flap = outline(
        [x - 63, y - 12, 'c'],
        [x + 63, y - 12, 'c'],
        [x + 64, y + 30],
        [x + 52, y + 39],
        [x, y + 43],
        [x - 52, y + 39],
        [x - 64, y + 30],
      );
      const inset = outline(
        [x - 58, y - 8, 'c'],
        [x + 58, y - 8, 'c'],
        [x + 59, y + 28],
        [x + 49, y + 34],
        [x, y + 38],
        [x - 49, y + 34],
        [x - 59, y + 28],
      );
      const snaps = [-40, 40].map((dx) =>
        moved(
          x + dx,
          y + 22,
          `<circle r="6" fill="${trim.shade}" stroke="${trim.line}"/><circle r="2.800" cx="-.8" cy="-.8" fill="${trim.hi}" fill-opacity=".8"/>`,
        ),
      );
      return (
        volume(on, bag, main, '', { depth: 12, strength: 0.7 }) +
        moved(2, 6, soft(on, flap, '#0b1013', 14, 0.3, 5)) +
        volume(on, flap, second, stroke(inset, second.hi, 1.1, 0.7, threadDash), { depth: 12 }) +
        snaps.join('')
      );
    })
    .join('');
};

/** One wide pouch across the belly. */
export const kangarooPocket = ({ on, main, second, trim }: Bench, f: Frame): string => {
  const at = onTorso(f);
  const [lx, ly] = at(-0.6, 0.53);
  const [rx, ry] = at(0.6, 0.53);
  const pouch = outline(
    [lx, ly, 'c'],
    [rx, ry, 'c'],
    [rx + 24, ry + 132, 'c'],
    [0, ry + 148],
    [lx - 24, ly + 132, 'c'],
  );
  const flap = outline(
    [lx - 6, ly - 8, 'c'],
    [rx + 6, ry - 8, 'c'],
    [rx + 9, ry + 38],
    [0, ry + 56],
    [lx - 9, ly + 38],
  );
  return (
    volume(on, pouch, main, covered(ripstop(on, main)), { depth: 16 }) +
    moved(2, 6, soft(on, flap, '#0b1013', 14, 0.3, 5)) +
    volume(on, flap, second, covered(ripstop(on, second)), { depth: 14 }) +
    mark(rx - 24, ry + 18, 20, trim.base)
  );
};
