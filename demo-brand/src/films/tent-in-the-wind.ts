import { outline } from '../pictures/art/geometry.ts';
import { random } from '../pictures/art/random.ts';
import { fill, group, linear, radial, type Sheet, stroke } from '../pictures/art/sheet.ts';
import { hex } from '../pictures/art/tones.ts';
import { treeLine } from '../pictures/scenes/foreground.ts';
import { clear } from '../pictures/scenes/light.ts';
import { drawRidge, fixed, ridgesOf } from '../pictures/scenes/ridges.ts';
import type { Stage } from '../pictures/scenes/stage.ts';
import { type Film, filmSeconds, filmSize, wave } from './film.ts';

const { width, height } = filmSize;
const seed = 'film/wind/3';
const ridges = ridgesOf({ rng: random(seed), width, height }).slice(0, -1);

/** How hard it blows at a time: two gusts, and what is between them. 0.2 to 1. */
const gust = (seconds: number): number => 0.55 + 0.28 * wave(seconds, 2, 0.4) + 0.17 * wave(seconds, 5, 1.9);

const sky = ({ on, light }: Stage): string => {
  const [a, b, c, d] = light.sky.map(hex);
  return `<rect width="${width}" height="${height}" fill="${linear(on, [
    [0, a!],
    [0.26, b!],
    [0.48, c!],
    [0.66, d!],
  ])}"/>`;
};

const stars = Array.from({ length: 120 }, (_, index) => {
  const rng = random(`${seed}/star/${index}`);
  return {
    x: rng.between(0, width),
    y: height * 0.5 * rng.next() ** 1.2,
    r: rng.chance(0.14) ? rng.between(1.5, 2.2) : rng.between(0.7, 1.2),
    turns: 3 + Math.floor(rng.between(0, 9)),
    phase: rng.between(0, 6),
    light: rng.between(0.4, 0.9),
  };
});

const twinkling = (seconds: number): string =>
  group(
    'fill="#f2f5ff"',
    ...stars.map(
      ({ x, y, r, turns, phase, light }) =>
        `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill-opacity="${(light * (0.78 + 0.22 * wave(seconds, turns, phase))).toFixed(2)}"/>`,
    ),
  );

/** Clouds pass once or twice in a film. */
const clouds = ({ on, light }: Stage, seconds: number): string =>
  Array.from({ length: 6 }, (_, index) => {
    const rng = random(`${seed}/cloud/${index}`);
    const span = width * 1.9;
    const x = ((rng.next() * span + (seconds / filmSeconds) * span) % span) - width * 0.45;
    const y = height * rng.between(0.06, 0.36);
    const color = hex({ l: 0.55, c: 0.03, h: light.sky[2].h });
    return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(width * rng.between(0.2, 0.36))}" ry="${fixed(height * rng.between(0.025, 0.06))}" fill="${radial(
      on,
      [
        [0, color, 0.34],
        [1, color, 0],
      ],
    )}"/>`;
  }).join('');

/** The near slope. */
const slopeAt = (x: number): number =>
  height * (0.84 + 0.035 * Math.sin(x / 310 + 0.6) - 0.03 * Math.sin(x / 137 + 2) * 0.4);
const slope = `${Array.from({ length: 41 }, (_, step) => `${step === 0 ? 'M' : 'L'}${fixed((step / 40) * width)} ${fixed(slopeAt((step / 40) * width))}`).join('')}L${width} ${height}L0 ${height}Z`;

const home = { x: width * 0.42, y: slopeAt(width * 0.42) + 26 } as const;

/** A tent with a lamp in it; the wind comes from the left. */
const tent = ({ on }: Stage, seconds: number): string => {
  const push = gust(seconds);
  const flap = (turns: number, phase: number, reach: number) => wave(seconds, turns, phase) * reach * push;
  const lamp = 0.9 + 0.06 * wave(seconds, 11, 0.3) + 0.04 * wave(seconds, 17, 2);
  const lean = 16 * push;
  const top: readonly [number, number] = [lean + flap(9, 0, 3), -236 + push * 5];
  const hull = outline(
    [-252, 6, 'c'],
    [-196 + 26 * push + flap(13, 1, 6), -120 + 8 * push],
    [-92 + 20 * push + flap(13, 2.2, 5), -212 + flap(13, 2, 3)],
    [top[0], top[1]],
    [104 + lean * 0.8 + flap(17, 0.6, 4), -204 + flap(17, 1, 4)],
    [210 + lean * 0.6 + flap(19, 1.7, 8), -108 + flap(19, 0.4, 5)],
    [256 + flap(21, 0, 3), 4, 'c'],
    [0, 26],
  );
  const left = -112;
  const right = 112;
  const face = outline(
    [top[0], top[1], 'c'],
    [58 + lean * 0.7 + flap(15, 0.2, 4), -150],
    [96 + lean * 0.3 + flap(15, 1.1, 4), -52],
    [right, 20, 'c'],
    [left, 20, 'c'],
    [-100 + lean * 0.3, -54],
    [-62 + lean * 0.7, -150],
  );
  const loose = flap(23, 0.8, 13) + 16 * push;
  const door = outline(
    [top[0] - 4, -178, 'c'],
    [38 + lean * 0.4, -104],
    [56 + lean * 0.2, 21, 'c'],
    [-62, 21, 'c'],
    [-48 + lean * 0.2, -98],
  );
  const cloth = outline(
    [top[0] - 4, -178, 'c'],
    [38 + lean * 0.4, -104],
    [56 + lean * 0.2 + loose * 0.3, 21, 'c'],
    [30 + loose * 1.5, 18 - loose * 0.5, 'c'],
    [26 + loose, -60],
  );
  const sitter = outline(
    [-28, 21, 'c'],
    [-30, -26],
    [-18, -56],
    [-13, -64],
    [-11, -84],
    [3, -92],
    [16, -84],
    [16, -66],
    [22, -54],
    [30, -22],
    [31, 21, 'c'],
  );
  const rope = (from: readonly [number, number], to: readonly [number, number], sag: number) =>
    `M${fixed(from[0])} ${fixed(from[1])}Q${fixed((from[0] + to[0]) / 2)} ${fixed((from[1] + to[1]) / 2 + sag)} ${to[0]} ${to[1]}`;
  const aura = `<circle cy="-90" r="560" fill="${radial(on, [
    [0, '#ffb65a', Math.round(52 * lamp) / 100],
    [0.35, '#ff9b3d', 0.16],
    [1, '#ff9b3d', 0],
  ])}"/>`;
  const pool = `<ellipse cy="36" rx="430" ry="60" fill="${radial(on, [
    [0, '#ffb65a', Math.round(50 * lamp) / 100],
    [1, '#ffb65a', 0],
  ])}"/>`;
  const folds = [-160, -128, 150, 186].map((x, index) => {
    const bend = flap(13 + index * 2, index, 9);
    return `M${fixed(x * 0.45 + lean * 0.8)} -196Q${fixed(x * 0.86 + lean * 0.5 + bend)} -120 ${fixed(x * 1.2)} 10`;
  });
  return group(
    `transform="translate(${fixed(home.x)} ${fixed(home.y)})"`,
    aura,
    pool,
    stroke(
      rope([-196 + 26 * push, -120], [-352, 22], 16 - 16 * push) +
        rope([212 + lean * 0.6, -108], [356, 20], 10 + 10 * push + flap(17, 2, 5)) +
        rope([top[0], top[1] + 4], [-300, 40], 14 - 14 * push),
      '#c98a4a',
      1.6,
      0.6,
    ),
    fill(
      hull,
      linear(on, [
        [0, '#f0932f'],
        [0.55, '#d36a1f'],
        [1, '#8c3a14'],
      ]),
    ),
    stroke(folds.join(''), '#7a300f', 4, 0.4, 'stroke-linecap="round"'),
    fill(
      face,
      linear(on, [
        [0, '#ffcf7d'],
        [0.6, '#f4a23c'],
        [1, '#c2601d'],
      ]),
    ),
    fill(
      door,
      linear(on, [
        [0, '#fff3cf'],
        [0.6, '#ffd88a'],
        [1, '#f2a94a'],
      ]),
    ),
    fill(sitter, '#7a3d14', 0.8),
    fill(
      cloth,
      linear(
        on,
        [
          [0, '#d9741f'],
          [1, '#ffb85c'],
        ],
        [0, 0],
        [1, 0.3],
      ),
    ),
    stroke(
      `M${fixed(top[0])} ${fixed(top[1])}Q${fixed(-62 + lean * 0.7)} -140 ${left} 20M${fixed(top[0])} ${fixed(top[1])}Q${fixed(62 + lean * 0.7)} -140 ${right} 20`,
      '#7a300f',
      4,
      0.75,
    ),
  );
};

const blades = Array.from({ length: 330 }, (_, index) => {
  const rng = random(`${seed}/grass/${index}`);
  const x = rng.between(-20, width + 20);
  const sinks = rng.next();
  return {
    x,
    y: slopeAt(x) + 8 + sinks ** 1.3 * 110,
    tall: rng.between(14, 30) + sinks * 22,
    bends: rng.between(0.7, 1.3),
    phase: rng.between(0, 1.4),
    near: sinks,
  };
});

/** Grass; each gust crosses the slope from left to right. */
const grass = (seconds: number): string => {
  const drawn = (wanted: (x: number, near: number) => boolean) =>
    blades
      .filter(({ x, near }) => wanted(Math.abs(x - home.x), near))
      .map(({ x, y, tall, bends, phase }) => {
        const late = seconds - (x / width) * 0.9;
        const lean = tall * bends * (0.25 + 0.62 * gust(late) + 0.13 * wave(late, 14, phase));
        return `M${fixed(x)} ${fixed(y)}q${fixed(lean * 0.25)} ${fixed(-tall * 0.72)} ${fixed(lean)} ${fixed(-tall * (1 - 0.22 * gust(late)))}`;
      })
      .join('');
  return (
    stroke(
      drawn((away) => away >= 300),
      '#15242f',
      2.2,
      1,
      'stroke-linecap="round"',
    ) +
    stroke(
      drawn((away, near) => away < 300 && near < 0.45),
      '#6b4a22',
      2,
      0.9,
      'stroke-linecap="round"',
    ) +
    stroke(
      drawn((away, near) => away < 300 && near >= 0.45),
      '#2a2118',
      2.4,
      1,
      'stroke-linecap="round"',
    )
  );
};

/** Seeds and dust that the wind carries by. */
const carried = (seconds: number): string =>
  group(
    'fill="#ffd9a0"',
    ...Array.from({ length: 34 }, (_, index) => {
      const rng = random(`${seed}/dust/${index}`);
      const rounds = 3 + Math.floor(rng.between(0, 4));
      const share = ((seconds / filmSeconds) * rounds + rng.next()) % 1;
      const x = share * (width + 80) - 40;
      const y = height * rng.between(0.5, 0.95) + 16 * wave(seconds, rounds * 2, rng.between(0, 6));
      const lit = Math.max(0.1, 1 - Math.hypot(x - home.x, (y - home.y + 60) * 1.4) / 520);
      return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rng.between(2, 4.4))}" ry="1.2" fill-opacity="${(0.75 * lit).toFixed(2)}"/>`;
    }),
  );

/** A tent holds through a windy night. It has no end. */
export const tentInTheWind: Film = {
  name: 'tent-in-the-wind',
  poster: 3,
  draw: (on: Sheet, seconds: number) => {
    const stage: Stage = { on, width, height, light: clear.night, rng: random(seed) };
    return [
      sky(stage),
      twinkling(seconds),
      clouds(stage, seconds),
      ...ridges.map((ridge, index) => {
        const own = { ...stage, rng: random(`${seed}/${index}`) };
        return drawRidge(own, ridge, 'clear') + (ridge.depth > 0.55 ? treeLine(own, ridge, 0.5) : '');
      }),
      fill(
        slope,
        linear(on, [
          [0, '#0d1720'],
          [1, '#070c11'],
        ]),
      ),
      tent(stage, seconds),
      grass(seconds),
      carried(seconds),
    ].join('');
  },
};
