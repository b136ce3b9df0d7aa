import { outline } from '../art/geometry.ts';
import { fill, group, linear, radial, stroke } from '../art/sheet.ts';
import { hex, lighter } from '../art/tones.ts';
import { blend } from './light.ts';
import type { Ridge, Stage } from './stage.ts';

const fixed = (value: number) => String(Math.round(value * 10) / 10);

/** A conifer: a spire of drooping boughs. */
const conifer = (x: number, y: number, tall: number, lean: number): string => {
  const half = tall * 0.17;
  const tiers = 5;
  const side = (s: number) =>
    Array.from({ length: tiers }, (_, index) => {
      const t = (index + 1) / tiers;
      const reach = half * t * s;
      return [
        `L${fixed(x + lean + reach)} ${fixed(y - tall + tall * t * 0.96)}`,
        `L${fixed(x + lean + reach * 0.52)} ${fixed(y - tall + tall * (t * 0.96 - 0.035))}`,
      ];
    });
  const right = side(1).flat().join('');
  const left = side(-1)
    .reverse()
    .flatMap(([out, notch]) => [notch!, out!])
    .join('');
  return `M${fixed(x + lean)} ${fixed(y - tall)}${right}L${fixed(x)} ${fixed(y + 6)}${left}Z`;
};

/** Trees along a ridge, in stands rather than rows. */
export const treeLine = ({ rng, width, height, light }: Stage, ridge: Ridge, size: number): string => {
  const tall = height * 0.062 * size * (0.4 + ridge.depth * 0.8);
  const spacing = tall * 0.26;
  let d = '';
  let density = rng.next();
  for (let x = -spacing; x < width + spacing; x += spacing * rng.between(0.6, 1.5)) {
    density = Math.min(1, Math.max(0, density + rng.between(-0.22, 0.22)));
    if (rng.next() > density * 1.1) continue;
    d += conifer(x, ridge.at(x) + 3, tall * rng.between(0.45, 1.15) * (0.6 + density * 0.5), rng.between(-1, 1));
  }
  return fill(d, blend(light.far, light.near, Math.min(1.06, ridge.depth ** 0.85 + 0.06)));
};

/** Contour lines over the near ground: the shop's one ornament, hardly visible. */
export const contourLines = ({ width, height, light }: Stage, ridge: Ridge): string => {
  const color = hex({ ...light.glow, c: light.glow.c * 0.6 });
  const lines = Array.from({ length: 9 }, (_, level) => {
    const sink = height * (0.035 + level * 0.03);
    const points = Array.from({ length: 33 }, (_, step) => {
      const x = (step / 32) * width;
      const smooth = (ridge.at(x - width * 0.02) + ridge.at(x) + ridge.at(x + width * 0.02)) / 3;
      const flatten = 1 - level * 0.07;
      return `${step === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(height * 0.84 + (smooth - height * 0.84) * flatten + sink)}`;
    });
    return points.join('');
  });
  return stroke(lines.join(''), color, 1.1, 0.13, 'stroke-linejoin="round"');
};

/** Still water: the sky turned over, the ridges mirrored, and lines of wind. */
export const lake = (stage: Stage, ridges: readonly Ridge[]): string => {
  const { on, rng, width, height, light } = stage;
  const shore = height * 0.77;
  const [, , c, d] = light.sky;
  const water = `<rect y="${shore}" width="${width}" height="${height - shore}" fill="${linear(on, [
    [0, blend(d, light.near, 0.22)],
    [1, blend(c, light.near, 0.55)],
  ])}"/>`;
  const mirror = ridges.slice(1, -1).map(({ points, depth }) => {
    const flipped = points
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(shore + Math.max(0, shore - y) * 0.55)}`)
      .join('');
    return fill(`${flipped}L${width} ${shore}L0 ${shore}Z`, blend(light.far, light.near, depth ** 0.85), 0.4);
  });
  const wind = Array.from({ length: 34 }, () => {
    const y = shore + (height - shore) * rng.next() ** 1.4;
    const long = width * rng.between(0.02, 0.12) * (0.4 + (y - shore) / (height - shore));
    return `M${fixed(rng.between(0, width))} ${fixed(y)}h${fixed(long)}`;
  });
  const bank = outline(
    [-20, height + 20, 'c'],
    [-20, height * 0.9, 'c'],
    [width * 0.12, height * 0.915],
    [width * 0.28, height * 0.95],
    [width * 0.42, height + 20, 'c'],
  );
  const stones = Array.from({ length: 7 }, () => {
    const [x, y] = [rng.between(width * 0.06, width * 0.4), rng.between(height * 0.93, height * 0.99)];
    const r = rng.between(8, 26);
    return outline(
      [x - r, y + r * 0.3],
      [x - r * 0.6, y - r * 0.4],
      [x + r * 0.2, y - r * 0.55],
      [x + r, y + r * 0.2],
      [x, y + r * 0.5],
    );
  });
  const shoreLine = stroke(`M0 ${shore}H${width}`, hex({ ...light.glow, c: light.glow.c * 0.5 }), 2, 0.5);
  return (
    water +
    mirror.join('') +
    shoreLine +
    stroke(wind.join(''), hex(light.sky[3]), 1.6, 0.34) +
    fill(bank, blend(light.far, light.near, 1)) +
    fill(stones.join(''), hex(lighter(light.near, 0.06)))
  );
};

/** A tent on the near slope, lit from within after dark. */
export const camp = (stage: Stage): string => {
  const { on, width, height, light, rng } = stage;
  const x = width * rng.between(0.22, 0.34);
  const y = height * 0.9;
  const s = height * 0.00105;
  const ground = outline(
    [-20, height + 20, 'c'],
    [-20, height * 0.86, 'c'],
    [width * 0.2, height * 0.885],
    [width * 0.5, height * 0.9],
    [width * 0.8, height * 0.93],
    [width + 20, height * 0.9, 'c'],
    [width + 20, height + 20, 'c'],
  );
  const lit = light.dark;
  const [hi, mid, low] = lit ? ['#ffe3a0', '#f4a23c', '#b4501a'] : ['#f08a4c', '#d9541e', '#9a3412'];
  const hull = outline(
    [-150, 4, 'c'],
    [-120, -74],
    [-54, -128],
    [0, -142],
    [60, -122],
    [122, -66],
    [150, 2, 'c'],
    [0, 16],
  );
  const face = outline([0, -142, 'c'], [36, -90], [58, -30], [66, 12, 'c'], [-70, 12, 'c'], [-62, -32], [-40, -90]);
  const door = outline([-2, -104], [26, -60], [34, 13, 'c'], [-38, 13, 'c'], [-30, -58]);
  const aura = lit
    ? `<circle cy="-50" r="330" fill="${radial(on, [
        [0, '#ffb65a', 0.5],
        [0.4, '#ff9b3d', 0.16],
        [1, '#ff9b3d', 0],
      ])}"/>`
    : '';
  const grass = lit
    ? `<ellipse cy="20" rx="240" ry="34" fill="${radial(on, [
        [0, '#ffb65a', 0.42],
        [1, '#ffb65a', 0],
      ])}"/>`
    : '<ellipse cx="12" cy="14" rx="165" ry="16" fill="#0b1013" fill-opacity=".35"/>';
  const tent = group(
    `transform="translate(${fixed(x)} ${fixed(y)}) scale(${s.toFixed(3)})"`,
    aura,
    grass,
    fill(
      hull,
      linear(on, [
        [0, mid!],
        [1, low!],
      ]),
    ),
    fill(
      face,
      linear(on, [
        [0, hi!],
        [0.6, mid!],
        [1, low!],
      ]),
    ),
    fill(
      door,
      lit
        ? linear(on, [
            [0, '#fff3cf'],
            [1, '#f7b95a'],
          ])
        : '#3b2a20',
    ),
    lit
      ? fill(
          outline([-20, 13, 'c'], [-18, -12], [-8, -40], [2, -46], [10, -38], [14, -10], [16, 13, 'c']),
          '#7a3d14',
          0.85,
        )
      : '',
    stroke('M0-142C-22-96-52-56-70 12M0-142C24-96 50-56 66 12', low!, 3.4),
    stroke('M-120-74L-196 12M122-66L200 12', hex(lighter(light.near, 0.2)), 1.6, 0.8),
  );
  return (
    fill(
      ground,
      linear(on, [
        [0, blend(light.far, light.near, 0.98)],
        [1, hex(lighter(light.near, -0.03))],
      ]),
    ) + tent
  );
};

/** A hiker on the last rock, with a pack and a pole. */
export const summitFigure = (stage: Stage): string => {
  const { on, width, height, light } = stage;
  const [x, y] = [width * 0.27, height * 0.75];
  const rock = outline(
    [-20, height + 20, 'c'],
    [-20, height * 0.86, 'c'],
    [width * 0.1, height * 0.8],
    [width * 0.2, height * 0.757, 'c'],
    [width * 0.29, height * 0.748],
    [width * 0.325, height * 0.772, 'c'],
    [width * 0.4, height * 0.86],
    [width * 0.46, height * 0.885, 'c'],
    [width * 0.6, height + 20, 'c'],
  );
  const dark = hex(lighter(light.near, -0.05));
  const s = height * 0.0012;
  const figure = group(
    `transform="translate(${fixed(x)} ${fixed(y)}) scale(${s.toFixed(3)})"`,
    stroke('M44-78L62 2', dark, 3.4, 1, 'stroke-linecap="round"'),
    fill(
      outline(
        [-16, -64, 'c'],
        [14, -64, 'c'],
        [17, -30],
        [20, 0, 'c'],
        [7, 0, 'c'],
        [3, -30],
        [-2, -48],
        [-8, -28],
        [-12, 1, 'c'],
        [-25, 1, 'c'],
        [-20, -32],
      ),
      dark,
    ),
    fill(
      outline([-20, -58, 'c'], [-22, -96], [-14, -122], [4, -128], [18, -118], [22, -90], [18, -58, 'c']),
      '#c2410c',
    ),
    fill(outline([18, -116], [30, -100], [46, -84], [42, -77], [24, -86], [14, -98]), '#a9380c'),
    fill(
      outline([-18, -60, 'c'], [-40, -66], [-44, -104], [-32, -128], [-12, -124, 'c'], [-10, -86]),
      hex(lighter(light.near, 0.1)),
    ),
    fill(outline([-8, -126], [-10, -146], [2, -156], [14, -148], [14, -132], [4, -124]), dark),
    stroke('M-20-60C-23-96-16-120 2-127', hex(light.glow), 2.4, 0.7),
  );
  return (
    fill(
      rock,
      linear(on, [
        [0, blend(light.far, light.near, 0.94)],
        [1, hex(lighter(light.near, -0.04))],
      ]),
    ) + figure
  );
};
