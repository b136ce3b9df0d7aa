import { random } from '../pictures/art/random.ts';
import { group, linear, radial, type Sheet, stroke } from '../pictures/art/sheet.ts';
import { hex } from '../pictures/art/tones.ts';
import type { Oklch } from '../pictures/colorways.ts';
import { contourLines, treeLine } from '../pictures/scenes/foreground.ts';
import { clear, type Light, towards } from '../pictures/scenes/light.ts';
import { drawRidge, fixed, ridgesOf } from '../pictures/scenes/ridges.ts';
import type { Ridge, Stage } from '../pictures/scenes/stage.ts';
import { moonAndStars } from '../pictures/scenes/weather.ts';
import { ease, type Film, filmSize } from './film.ts';

const { width: across, height } = filmSize;
/** The land is wider than the frame, which drifts over it. */
const width = across * 1.3;
const seed = 'film/dawn/7';

const between = (from: Light, to: Light, share: number): Light => {
  const mix = (one: Oklch, other: Oklch) => towards(one, other, share);
  return {
    sky: [
      mix(from.sky[0], to.sky[0]),
      mix(from.sky[1], to.sky[1]),
      mix(from.sky[2], to.sky[2]),
      mix(from.sky[3], to.sky[3]),
    ],
    far: mix(from.far, to.far),
    near: mix(from.near, to.near),
    glow: mix(from.glow, to.glow),
    sun: to.sun,
    dark: share < 0.5,
  };
};

/** The last of the night, when the sky in the east is already pale. */
const before: Light = {
  ...clear.night,
  sky: [
    { l: 0.21, c: 0.05, h: 268 },
    { l: 0.32, c: 0.07, h: 285 },
    { l: 0.47, c: 0.09, h: 320 },
    { l: 0.62, c: 0.1, h: 20 },
  ],
  far: { l: 0.42, c: 0.06, h: 310 },
  near: { l: 0.14, c: 0.025, h: 268 },
  glow: { l: 0.5, c: 0.07, h: 320 },
};
/** The minute before the sun. */
const red: Light = {
  ...clear.dawn,
  sky: [
    { l: 0.43, c: 0.08, h: 268 },
    { l: 0.56, c: 0.09, h: 305 },
    { l: 0.74, c: 0.12, h: 30 },
    { l: 0.85, c: 0.12, h: 62 },
  ],
  far: { l: 0.66, c: 0.09, h: 22 },
  near: { l: 0.19, c: 0.03, h: 275 },
  glow: { l: 0.78, c: 0.12, h: 45 },
};

const lightAt = (seconds: number): Light =>
  seconds < 5
    ? between(before, red, ease(seconds, 0, 5.6) / ease(5, 0, 5.6))
    : between(red, clear.dawn, ease(seconds, 5, 10.5));

const sky = ({ on, light }: Stage, seconds: number): string => {
  const [a, b, c, d] = light.sky.map(hex);
  const base = `<rect width="${across}" height="${height}" fill="${linear(on, [
    [0, a!],
    [0.26, b!],
    [0.5, c!],
    [0.68, d!],
  ])}"/>`;
  const stars = 1 - ease(seconds, 0.5, 4.5);
  const rise = ease(seconds, 1.5, 12.5);
  const [x, y] = [across * 0.63, height * (0.6 - 0.42 * rise)];
  const sun = hex(clear.dawn.sun!);
  const halo = `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(height * (0.35 + 0.5 * rise))}" fill="${radial(
    on,
    [
      [0, sun, Math.round(rise * 74) / 100],
      [0.25, sun, Math.round(rise * 30) / 100],
      [1, sun, 0],
    ],
  )}"/>`;
  const disc = `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(height * 0.036)}" fill="${sun}"/>`;
  return (
    base +
    (stars > 0
      ? group(
          `opacity="${stars.toFixed(2)}"`,
          moonAndStars({ on, light, width: across, height, rng: random(`${seed}/stars`) }),
        )
      : '') +
    halo +
    disc
  );
};

/** A bank of mist in the valley behind a ridge, which thins out as the air warms. */
const mist = ({ on, light }: Stage, { depth, at }: Ridge, seconds: number): string => {
  const color = hex({ ...light.sky[3], c: light.sky[3].c * 0.6 });
  const strength = (0.75 - 0.5 * ease(seconds, 4.5, 10)) * (0.5 + depth * 0.5);
  return [0, 1, 2]
    .map((bank) => {
      const x = width * (0.16 + bank * 0.33) + (seconds - 5) * (10 + depth * 26) * (bank === 1 ? -0.6 : 1);
      const y = at(width * (0.16 + bank * 0.33)) + height * (0.03 - 0.05 * ease(seconds, 3, 10));
      return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(width * 0.3)}" ry="${fixed(height * 0.085)}" fill="${radial(
        on,
        [
          [0, color, Math.round(strength * 100) / 100],
          [1, color, 0],
        ],
      )}"/>`;
    })
    .join('');
};

const flock = Array.from({ length: 7 }, (_, index) => {
  const rng = random(`${seed}/bird/${index}`);
  return {
    back: index * 26 + rng.between(0, 14),
    side: (index % 2 ? 1 : -1) * index * 7,
    beat: rng.between(0, 6),
    size: rng.between(7, 9),
  };
});

/** A line of birds crosses the sky. */
const birds = ({ light }: Stage, seconds: number): string =>
  stroke(
    flock
      .map(({ back, side, beat, size }) => {
        const x = -60 + (seconds - 3.2) * 190 - back;
        const y = height * 0.27 - (seconds - 3.2) * 9 + side + Math.sin(seconds * 1.3 + beat) * 3;
        const lift = Math.sin(seconds * 9 + beat) * size * 0.55;
        return `M${fixed(x - size)} ${fixed(y - lift)}Q${fixed(x - size * 0.4)} ${fixed(y - size * 0.25)} ${fixed(x)} ${fixed(y)}Q${fixed(x + size * 0.4)} ${fixed(y - size * 0.25)} ${fixed(x + size)} ${fixed(y - lift)}`;
      })
      .join(''),
    hex(towards(light.near, light.far, 0.2)),
    2.2,
    0.9,
    'stroke-linecap="round"',
  );

const ridges = ridgesOf({ rng: random(seed), width, height });

const layer = (stage: Stage, ridge: Ridge, index: number, seconds: number): string => {
  const drift = -(width - across) * (0.1 + 0.75 * (seconds / 10) * (0.15 + ridge.depth * 0.85));
  const own = { ...stage, rng: random(`${seed}/${index}`) };
  const trees = ridge.depth > 0.55 ? treeLine(own, ridge, index === ridges.length - 1 ? 0.9 : 0.4) : '';
  const lines = index === ridges.length - 1 ? contourLines(own, ridge) : '';
  return group(
    `transform="translate(${drift.toFixed(2)} 0)"`,
    index > 0 ? mist(stage, ridge, seconds) : '',
    drawRidge(own, ridge, 'clear'),
    trees,
    lines,
  );
};

/** Night leaves the valleys, and the sun comes over the ridge. */
export const dawnOnTheRidge: Film = {
  name: 'dawn-on-the-ridge',
  poster: 8.2,
  draw: (on: Sheet, seconds: number) => {
    const stage: Stage = { on, width, height, light: lightAt(seconds), rng: random(seed) };
    const [far, ...near] = ridges.map((ridge, index) => layer(stage, ridge, index, seconds));
    return [sky(stage, seconds), far, birds(stage, seconds), ...near].join('');
  },
};
