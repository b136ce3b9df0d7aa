import { line, mirrored, outline, pill } from '../art/geometry.ts';
import { fill, group, moved, stroke, volume } from '../art/sheet.ts';
import { covered, mesh, ripstop, weave } from '../art/textures.ts';
import { tones } from '../art/tones.ts';
import type { Bench } from './bench.ts';

export const webbing = tones({ l: 0.3, c: 0.012, h: 240 });

export interface Build {
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
  readonly cloth: string;
  readonly front: 'pocket' | 'stretch' | 'daisy' | 'plain';
  readonly small: boolean;
}

export const plan = ({ shape, rng, on, main, close }: Bench): Build => {
  const small = shape === 'daypack';
  const slim = shape === 'alpine';
  return {
    half: small ? 165 : slim ? 140 : 168,
    top: small ? 250 : 196,
    bottom: small ? 800 : 868,
    cloth: rng.chance(0.5) ? ripstop(on, main, close ? 6 : 11) : weave(on, main, close ? 4 : 6),
    front: slim
      ? rng.pick(['daisy', 'plain'] as const)
      : small
        ? rng.pick(['pocket', 'pocket', 'daisy'] as const)
        : rng.pick(['pocket', 'stretch', 'stretch'] as const),
    small,
  };
};

/** A flat strap along a line, with its edges and weave. */
export const strap = (d: string, width = 15): string =>
  moved(2, 4, stroke(d, '#0b1013', width, 0.25)) +
  stroke(d, webbing.line, width) +
  stroke(d, webbing.base, width - 2.4) +
  moved(-1, -1, stroke(d, webbing.hi, 1.4, 0.6, 'stroke-dasharray="3 2"'));

export const ladder = (x: number, y: number, material = webbing): string =>
  moved(
    x,
    y,
    `<rect x="-13" y="-11" width="26" height="22" rx="4" fill="${material.deep}" stroke="${material.line}"/><rect x="-9" y="-6.500" width="18" height="4" rx="1.500" fill="#0c1113"/><rect x="-9" y="2" width="18" height="4" rx="1.500" fill="#0c1113"/><path d="M-11-9.500H11" stroke="${material.hi}" stroke-opacity=".7" stroke-width="1.600"/>`,
  );

/** A side-release buckle. */
export const buckle = (x: number, y: number, scale = 1): string =>
  group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    moved(2, 4, fill(pill(0, 0, 34, 46, 7), '#0b1013', 0.3)),
    fill(pill(0, 0, 34, 46, 7), '#2b3235'),
    stroke(pill(0, 0, 34, 46, 7), '#0d1214', 1.4),
    fill('M-17-4h8v13h-8zM17-4h-8v13h8z', '#12181a'),
    fill(pill(0, -13, 22, 5, 2), '#0f1416'),
    fill(pill(0, 15, 22, 5, 2), '#0f1416'),
    stroke('M-12-20H11', '#8b9598', 1.8, 0.8, 'stroke-linecap="round"'),
  );

export const bodyOutline = ({ half, top, bottom }: Build): string =>
  mirrored(
    [0, top],
    [half * 0.62, top + 6],
    [half * 0.94, top + 62],
    [half * 1.03, (top + bottom) / 2 - 40],
    [half * 1.05, bottom - 150],
    [half * 0.94, bottom - 28],
    [half * 0.6, bottom],
    [0, bottom + 6],
  );

export const sidePocket = ({ on, main, second }: Bench, { half, bottom }: Build, s: number): string => {
  const x = (share: number) => s * half * share;
  const d = outline(
    [x(0.8), bottom - 250, 'c'],
    [x(1.2), bottom - 280, 'c'],
    [x(1.27), bottom - 140],
    [x(1.14), bottom - 34],
    [x(0.82), bottom - 18, 'c'],
  );
  const hem = line([x(0.8), bottom - 250], [x(1), bottom - 258], [x(1.2), bottom - 280]);
  const knitted = covered(mesh(on, second, 9));
  return (
    volume(on, d, second, knitted, { depth: 26, strength: 0.9 }) +
    stroke(hem, main.line, 10) +
    stroke(hem, main.shade, 7.5) +
    moved(0, -2, stroke(hem, main.hi, 1.2, 0.6))
  );
};

export const lidOutline = ({ half, top }: Build): string => {
  const y = top + 18;
  return mirrored(
    [0, y - 92],
    [half * 0.6, y - 88],
    [half * 0.98, y - 46],
    [half * 1.06, y + 24],
    [half * 1.0, y + 84],
    [half * 0.62, y + 104],
    [0, y + 110],
  );
};

export const haulLoop = ({ top, small }: Build): string => {
  const y = small ? top : top - 66;
  return strap(line([-26, y + 16], [-24, y - 26], [0, y - 38], [24, y - 26], [26, y + 16]), 15);
};
