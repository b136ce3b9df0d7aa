import { outline } from '../pictures/art/geometry.ts';
import { random } from '../pictures/art/random.ts';
import { fill, group, linear, pattern, radial, type Sheet, soft, stroke } from '../pictures/art/sheet.ts';
import { hex, tones } from '../pictures/art/tones.ts';
import { fixed } from '../pictures/scenes/ridges.ts';
import { ease, type Film, filmSeconds, filmSize, since } from './film.ts';

const { width, height } = filmSize;
const cloth = tones({ l: 0.5, c: 0.095, h: 222 });
const deep = hex({ l: 0.3, c: 0.07, h: 235 });
const pale = hex({ l: 0.78, c: 0.06, h: 215 });

/** The sleeve is sewn in along this line: where it lies at a height of the frame. */
const seamAt = (y: number): number => width * (0.68 + 0.1 * (1 - y / height) ** 2 - 0.05 * (y / height));
const seam = (shift: number): string =>
  Array.from({ length: 25 }, (_, step) => {
    const y = -20 + (step / 24) * (height + 40);
    return `${step === 0 ? 'M' : 'L'}${fixed(seamAt(y) + shift)} ${fixed(y)}`;
  }).join('');

/** The cloth, its folds, and its seam. Nothing in it moves. */
const fabric = (on: Sheet): string => {
  const all = `M0 0H${width}V${height}H0Z`;
  const weave = pattern(
    on,
    5,
    5,
    `<path d="M-1 6L6-1M-1 1L1-1M4 6L6 4" stroke="${deep}" stroke-opacity=".2" stroke-width="1.1"/><path d="M-1 8.5L8.5-1M-1 3.5L3.5-1" stroke="${pale}" stroke-opacity=".09" stroke-width="1"/>`,
  );
  const folds = [
    [outline([-80, 210], [260, 330], [560, 380], [850, 300, 'c'], [560, 380], [260, 330]), pale, 0.3, 150],
    [outline([-80, 300], [250, 430], [560, 480], [860, 400, 'c'], [560, 480], [250, 430]), deep, 0.4, 170],
    [outline([120, 760], [420, 640], [700, 560], [880, 560, 'c'], [700, 560], [420, 640]), pale, 0.2, 130],
    [outline([980, -60], [1060, 220], [1130, 470], [1160, 780, 'c'], [1130, 470], [1060, 220]), pale, 0.28, 130],
    [outline([1120, -60], [1200, 220], [1260, 470], [1290, 780, 'c'], [1260, 470], [1200, 220]), deep, 0.45, 150],
  ] as const;
  return [
    fill(
      all,
      linear(
        on,
        [
          [0, cloth.light],
          [0.5, cloth.base],
          [1, deep],
        ],
        [0.1, 0],
        [0.8, 1],
      ),
    ),
    ...folds.map(([d, color, opacity, reach]) => soft(on, d, color, reach, opacity, 16)),
    fill(all, weave),
    soft(on, seam(7), deep, 46, 0.55, 12),
    soft(on, seam(-9), pale, 26, 0.32, 9),
    stroke(seam(0), deep, 3, 0.9),
    ...[-13, -25].map((shift) =>
      group(
        '',
        stroke(seam(shift + 1.5), deep, 3, 0.5, 'stroke-dasharray="13 7"'),
        stroke(seam(shift), pale, 2.2, 0.85, 'stroke-dasharray="13 7" stroke-linecap="round"'),
      ),
    ),
  ].join('');
};

/** A bead of water: the cloth upside down in it, a window of sky on it, and light below it. */
const bead = (on: Sheet, x: number, y: number, radius: number, long = 1): string => {
  if (radius < 0.8) return '';
  const [rx, ry] = [radius * (1 - (long - 1) * 0.12), radius * long];
  const body = radial(
    on,
    [
      [0, pale, 0.75],
      [0.55, cloth.light, 0.5],
      [0.86, deep, 0.55],
      [1, deep, 0.85],
    ],
    [0.5, 0.78],
    0.82,
  );
  const shade = radial(on, [
    [0, '#06141c', 0.5],
    [0.6, '#06141c', 0.3],
    [1, '#06141c', 0],
  ]);
  const parts = [
    `<ellipse cx="${fixed(x + radius * 0.16)}" cy="${fixed(y + ry * 0.36)}" rx="${fixed(rx * 1.18)}" ry="${fixed(ry * 1.08)}" fill="${shade}"/>`,
    `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${body}"/>`,
  ];
  if (radius > 3) {
    parts.push(
      `<ellipse cx="${fixed(x - rx * 0.32)}" cy="${fixed(y - ry * 0.44)}" rx="${fixed(rx * 0.26)}" ry="${fixed(ry * 0.17)}" fill="#fff" fill-opacity=".92" transform="rotate(-24 ${fixed(x - rx * 0.32)} ${fixed(y - ry * 0.44)})"/>`,
      `<path d="M${fixed(x - rx * 0.5)} ${fixed(y + ry * 0.62)}Q${fixed(x)} ${fixed(y + ry * 0.98)} ${fixed(x + rx * 0.58)} ${fixed(y + ry * 0.54)}" fill="none" stroke="#eaf7fb" stroke-opacity=".6" stroke-width="${fixed(Math.max(1, radius * 0.11))}" stroke-linecap="round"/>`,
    );
  }
  return group('', ...parts);
};

interface Runner {
  readonly x: number;
  readonly y: number;
  readonly lands: number;
  readonly radius: number;
  readonly sways: number;
  readonly waits: number;
}

const runners: readonly Runner[] = Array.from({ length: 17 }, (_, index) => {
  const rng = random(`film/rain/runner/${index}`);
  return {
    x: width * ((index * 0.381966 + 0.07) % 1),
    y: rng.between(-10, height * 0.5),
    lands: (index / 17) * filmSeconds + rng.between(0, 0.4),
    radius: rng.between(11, 20),
    sways: rng.between(0, 6),
    waits: rng.between(0.9, 2.2),
  };
});

/** How far a drop has run some seconds after it has landed: it waits until it is heavy enough, and hangs now and then. */
const run = ({ waits, sways }: Runner, seconds: number): number => {
  const runs = Math.max(0, seconds - waits);
  return 34 * runs ** 2.1 + 9 * Math.sin(runs * 4 + sways) * Math.min(1, runs);
};
const swayAt = ({ sways, x }: Runner, y: number): number => x + 5 * Math.sin(y / 47 + sways) + y * 0.035;

const runner = (on: Sheet, drop: Runner, seconds: number): string => {
  const age = since(seconds, drop.lands);
  const y = drop.y + run(drop, age);
  const grown = ease(age, 0, 0.16) * (1 - 0.14 * Math.exp(-age * 6) * Math.cos(age * 34));
  const speed = (run(drop, age + 0.04) - run(drop, age)) / 0.04;
  const trail = Array.from({ length: Math.min(26, Math.floor((y - drop.y) / 27)) }, (_, index) => {
    const at = drop.y + index * 27 + 11 * Math.sin(index * 2.4 + drop.sways);
    const left = y - at;
    const size = (1.6 + 2.6 * Math.abs(Math.sin(index * 1.7 + drop.sways))) * ease(left, 12, 60);
    return bead(on, swayAt(drop, at), at, size * (1 - ease(age, 6, 8.4)), 1.1);
  });
  const film = Math.min(y, height + 40) - drop.y;
  const wet =
    film > 20
      ? stroke(
          Array.from({ length: 20 }, (_, step) => {
            const at = drop.y + (film * step) / 19;
            return `${step === 0 ? 'M' : 'L'}${fixed(swayAt(drop, at))} ${fixed(at)}`;
          }).join(''),
          deep,
          drop.radius * 0.72,
          Math.round(17 * (1 - ease(age, 4.5, 8.5))) / 100,
          'stroke-linecap="round"',
        )
      : '';
  const head =
    y < height + 60 ? bead(on, swayAt(drop, y), y, drop.radius * grown, 1 + Math.min(0.75, speed / 420)) : '';
  return wet + trail.join('') + head;
};

interface Splash {
  readonly x: number;
  readonly y: number;
  readonly lands: number;
  readonly radius: number;
  readonly stays: number;
}

const splashes: readonly Splash[] = Array.from({ length: 210 }, (_, index) => {
  const rng = random(`film/rain/splash/${index}`);
  const small = rng.next();
  return {
    x: width * ((index * 0.618034) % 1) + rng.between(-16, 16),
    y: height * ((index * 0.7548777) % 1) + rng.between(-16, 16),
    lands: rng.between(0, filmSeconds),
    radius: 2.4 + 11 * small ** 2.2,
    stays: rng.between(5.4, 9.2),
  };
});

/** Whether a drop on its way down has taken in what lay there. */
const isTaken = ({ x, y, lands, radius }: Splash, seconds: number): boolean =>
  runners.some((drop) => {
    if (y < drop.y || Math.abs(swayAt(drop, y) - x) > radius + drop.radius * 0.8) return false;
    const age = since(seconds, drop.lands);
    return drop.y + run(drop, age) > y && since(seconds, lands) > 0.4 && landedBefore(drop, y, lands, seconds);
  });

/** Whether the bead was there when the drop came by. */
const landedBefore = (drop: Runner, y: number, lands: number, seconds: number): boolean => {
  let passed = 0;
  while (drop.y + run(drop, passed) < y) passed += 0.05;
  return since(seconds, lands) > since(seconds, drop.lands) - passed;
};

const splash = (on: Sheet, drop: Splash, seconds: number): string => {
  const age = since(seconds, drop.lands);
  const { x, y, radius, stays } = drop;
  const ring =
    age < 0.3
      ? `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(radius * (1 + age * 9))}" ry="${fixed(radius * (0.8 + age * 7))}" fill="none" stroke="#f2fbff" stroke-opacity="${(0.45 * (1 - age / 0.3)).toFixed(2)}" stroke-width="1.6"/>` +
        Array.from({ length: radius > 6 ? 7 : 0 }, (_, part) => {
          const turn = part * 0.898 + x;
          const out = radius * (1.3 + age * (9 + 4 * Math.sin(part * 2.1 + x)));
          return `<circle cx="${fixed(x + Math.cos(turn) * out)}" cy="${fixed(y + Math.sin(turn) * out * 0.7 - Math.sin((age / 0.3) * Math.PI) * 9)}" r="${fixed(1.5 * (1 - age / 0.3) + 0.2)}" fill="#f2fbff" fill-opacity=".7"/>`;
        }).join('')
      : '';
  if (isTaken(drop, seconds)) return ring;
  const size = radius * ease(age, 0, 0.12) * (1 - ease(age, stays - 1.2, stays));
  return ring + bead(on, x, y, size);
};

/** Rain between the cloth and the eye, out of focus. */
const streaks = (seconds: number): string =>
  Array.from({ length: 26 }, (_, index) => {
    const rng = random(`film/rain/streak/${index}`);
    const rounds = 9 + Math.floor(rng.between(0, 5));
    const fallen = (seconds / filmSeconds) * rounds + rng.next();
    const y = (fallen % 1) * (height + 360) - 260;
    const x = rng.between(-20, width + 90) - y * 0.1;
    const long = rng.between(110, 210);
    return `<path d="M${fixed(x)} ${fixed(y)}l${fixed(-long * 0.1)} ${fixed(long)}" stroke="#eefaff" stroke-opacity="${rng.between(0.05, 0.14).toFixed(2)}" stroke-width="${rng.between(2, 5).toFixed(1)}" stroke-linecap="round"/>`;
  }).join('');

/** Drops land on the shoulder of a jacket, bead, and run off. It has no end. */
export const rainOnAShell: Film = {
  name: 'rain-on-a-shell',
  poster: 6.2,
  draw: (on, seconds) =>
    [
      fabric(on),
      ...splashes.map((drop) => splash(on, drop, seconds)),
      ...runners.map((drop) => runner(on, drop, seconds)),
      streaks(seconds),
    ].join(''),
};
