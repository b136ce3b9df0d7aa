import type { Random } from './random.ts';
import { pattern, type Sheet, stroke } from './sheet.ts';
import type { Tones } from './tones.ts';

/** Fine reinforcing grid of a shell cloth. */
export const ripstop = (on: Sheet, material: Tones, size = 9): string => {
  const lines = (offset: number) =>
    Array.from(
      { length: 16 },
      (_, index) => `M0 ${index * size + offset}H${size * 16}M${index * size + offset} 0V${size * 16}`,
    ).join('');
  return pattern(
    on,
    size * 16,
    size * 16,
    stroke(lines(0.5), material.shade, 1, 0.34) + stroke(lines(1.5), material.hi, 0.8, 0.2),
  );
};

/** Diagonal of a woven twill. */
export const twill = (on: Sheet, material: Tones): string =>
  pattern(
    on,
    4,
    4,
    `<path d="M-1 5L5 -1M-1 1L1 -1M3 5L5 3" stroke="${material.deep}" stroke-opacity=".2" stroke-width="1"/><path d="M0 5.500L5.500 0" stroke="${material.hi}" stroke-opacity=".13" stroke-width=".8"/>`,
  );

/** Columns of V-shaped stitches. */
export const knit = (on: Sheet, material: Tones, size = 9): string => {
  const [w, h] = [size, size * 0.78];
  const vee = `M.6 0L${w / 2} ${h * 0.62}L${w - 0.6} 0`;
  return pattern(
    on,
    w,
    h,
    stroke(vee, material.deep, size * 0.2, 0.34) +
      stroke(
        `M.6 ${-h * 0.28}L${w / 2} ${h * 0.34}L${w - 0.6} ${-h * 0.28}M.6 ${h * 0.72}L${w / 2} ${h * 1.34}L${w - 0.6} ${h * 0.72}`,
        material.hi,
        size * 0.12,
        0.28,
      ),
  );
};

/** Upright ribs of cuffs and hems. */
export const rib = (on: Sheet, material: Tones, size = 8): string =>
  pattern(
    on,
    size,
    size,
    `<rect width="${size * 0.34}" height="${size}" fill="${material.deep}" fill-opacity=".42"/><rect x="${size * 0.52}" width="${size * 0.24}" height="${size}" fill="${material.hi}" fill-opacity=".34"/>`,
  );

/** Scatters `count` marks over a tile that wraps: those near an edge are drawn on its other side too. */
const scattered = (rng: Random, tile: number, count: number, margin: number, shape: () => string): string => {
  let d = '';
  for (let index = 0; index < count; index++) {
    const [x, y] = [rng.between(0, tile), rng.between(0, tile)];
    const body = shape();
    for (const ox of x > tile - margin ? [0, -tile] : [0]) {
      for (const oy of y > tile - margin ? [0, -tile] : [0])
        d += `M${(x + ox).toFixed(0)} ${(y + oy).toFixed(0)}${body}`;
    }
  }
  return d;
};

/** Short brushed hairs of a fleece. */
export const nap = (on: Sheet, rng: Random, material: Tones, length = 3.6, tile = 60): string => {
  const hair = () => {
    const turn = rng.between(0, Math.PI * 2);
    return `l${(Math.cos(turn) * length).toFixed(1)} ${(Math.sin(turn) * length).toFixed(1)}`;
  };
  const dark = scattered(rng, tile, 110, length, hair);
  const light = scattered(rng, tile, 110, length, hair);
  return pattern(
    on,
    tile,
    tile,
    stroke(dark, material.deep, 1, 0.34, 'stroke-linecap="round"') +
      stroke(light, material.hi, 1, 0.4, 'stroke-linecap="round"'),
  );
};

/** Tight curls of a pile fleece: dark hollows under lit loops. */
export const pile = (on: Sheet, rng: Random, material: Tones, radius = 4, tile = 84): string => {
  const curl = () => {
    const turn = rng.between(0, Math.PI * 2);
    const [dx, dy] = [Math.cos(turn) * radius * 1.3, Math.sin(turn) * radius * 1.3];
    return `a${radius} ${radius} 0 1 1 ${dx.toFixed(0)} ${dy.toFixed(0)}`;
  };
  const dark = scattered(rng, tile, 150, radius * 2, curl);
  const light = scattered(rng, tile, 120, radius * 2, curl);
  const round = 'stroke-linecap="round"';
  return pattern(
    on,
    tile,
    tile,
    stroke(dark, material.deep, radius * 0.6, 0.3, round) +
      stroke(light, material.shade, radius * 0.75, 0.3, round) +
      stroke(light, material.hi, radius * 0.38, 0.55, round),
  );
};

/** Flecks of a melange yarn. */
export const melange = (on: Sheet, rng: Random, material: Tones): string => {
  let [dark, light] = ['', ''];
  for (let index = 0; index < 120; index++) {
    const fleck = `M${rng.between(0, 78).toFixed(0)} ${rng.between(0, 80).toFixed(0)}v${rng.between(2, 5).toFixed(0)}`;
    if (index % 2) dark += fleck;
    else light += fleck;
  }
  return pattern(on, 80, 80, stroke(dark, material.deep, 1.1, 0.3) + stroke(light, material.hi, 1.1, 0.35));
};

/** Holes of a spacer mesh. */
export const mesh = (on: Sheet, material: Tones, size = 8): string =>
  pattern(
    on,
    size,
    size * 1.6,
    `<g fill="${material.line}" fill-opacity=".5"><ellipse cx="${size / 4}" cy="${size * 0.4}" rx="${size * 0.17}" ry="${size * 0.25}"/><ellipse cx="${size * 0.75}" cy="${size * 1.2}" rx="${size * 0.17}" ry="${size * 0.25}"/></g>`,
  );

/** Plain weave of a coated canvas. */
export const weave = (on: Sheet, material: Tones, size = 6): string => {
  const half = size / 2;
  return pattern(
    on,
    size,
    size,
    `<path d="M0 0H${half}V${half}H0ZM${half} ${half}H${size}V${size}H${half}Z" fill="${material.deep}" fill-opacity=".13"/><path d="M0 .6H${half}M${half} ${half + 0.6}H${size}" stroke="${material.hi}" stroke-opacity=".22"/>`,
  );
};

/** A texture over everything; to be clipped by the material it lies on. */
export const covered = (texture: string): string =>
  `<rect x="-450" y="-200" width="900" height="1300" fill="${texture}"/>`;
