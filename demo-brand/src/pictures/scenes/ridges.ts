import { fractal, type Noise } from '../art/noise.ts';
import { fill, linear } from '../art/sheet.ts';
import { hex } from '../art/tones.ts';
import type { ScenePicture } from '../scene-name.ts';
import { blend } from './light.ts';
import type { Ridge, Stage } from './stage.ts';

/** A coordinate to a tenth of a pixel. */
export const fixed = (value: number) => String(Math.round(value * 10) / 10);
const land = (points: Ridge['points'], bottom: number, width: number): string =>
  `M0 ${fixed(points[0]![1])}${points.map(([x, y]) => `L${fixed(x)} ${fixed(y)}`).join('')}L${width} ${bottom}L0 ${bottom}Z`;

/** Five to seven lines: far ones high, pale and smooth with distance; near ones low, dark and rough. */
export const ridgesOf = ({ rng, width, height }: Pick<Stage, 'rng' | 'width' | 'height'>): Ridge[] => {
  const count = 5 + Math.floor(rng.between(0, 3));
  const peakAt = rng.between(0.52, 0.8);
  return Array.from({ length: count }, (_, index) => {
    const depth = index / (count - 1);
    const crags: Noise = fractal(rng, 0.34 - depth * 0.1, index < count - 2);
    const span = (width / height) * (1.1 + depth * 0.9);
    const base = height * (0.47 + 0.36 * depth ** 1.15);
    const tall = height * (0.2 - depth * 0.09) * (index === 0 ? 0.9 : 1);
    const massif = (share: number) =>
      index === 1 || index === 2 ? Math.exp(-(((share - peakAt + index * 0.06) / 0.2) ** 2)) * height * 0.13 : 0;
    const at = (x: number) => base - crags((x / width) * span + index * 7) * tall - massif(x / width);
    const steps = Math.round(110 + depth * 40);
    return {
      depth,
      at,
      points: Array.from(
        { length: steps + 1 },
        (_, step) => [(step / steps) * width, at((step / steps) * width)] as const,
      ),
    };
  });
};

/** The flank of each summit that faces the sun: from the crest line down to a broken lower edge, thickest under the summit. */
const litFaces = ({ points, depth }: Ridge, { rng, height }: Stage): string => {
  let d = '';
  for (let summit = 3; summit < points.length - 2; summit++) {
    const [x, y] = points[summit]!;
    if (y >= points[summit - 1]![1] || y > points[summit + 1]![1]) continue;
    let foot = summit;
    while (foot > 0 && summit - foot < 18 && points[foot - 1]![1] >= points[foot]![1] - 0.6) foot -= 1;
    const rise = points[foot]![1] - y;
    if (rise < height * 0.018) continue;
    const drop = Math.min(rise * rng.between(0.9, 1.5), height * 0.16 * (1 - depth * 0.5));
    const crest = points.slice(foot, summit + 1);
    const upper = crest.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${fixed(px)} ${fixed(py)}`).join('');
    const lower = crest
      .map(
        ([px, py], index) =>
          [
            px,
            py +
              drop *
                (index / (crest.length - 1)) ** 1.4 *
                (index % 2 ? rng.between(0.3, 0.6) : rng.between(0.75, 1.05)),
          ] as const,
      )
      .reverse()
      .map(([px, py]) => `L${fixed(px)} ${fixed(py)}`)
      .join('');
    d += `${upper}L${fixed(x + drop * 0.1)} ${fixed(y + drop * 0.5)}${lower}Z`;
  }
  return d;
};

export const drawRidge = (stage: Stage, ridge: Ridge, weather: ScenePicture['weather']): string => {
  const { on, light, width, height } = stage;
  const { depth, points } = ridge;
  const share = depth ** 0.85;
  const top = blend(light.far, light.near, share);
  const foot = blend(light.far, light.near, Math.max(0, share - (weather === 'clear' ? 0.2 : 0.34)));
  const shape = land(points, height, width);
  const body = fill(
    shape,
    linear(on, [
      [0, top],
      [Math.min(1, 0.5 + depth * 0.3), foot],
      [1, foot],
    ]),
  );
  const lit =
    depth < 0.72
      ? fill(litFaces(ridge, stage), hex(light.glow), (weather === 'clear' ? 0.34 : 0.16) * (1 - depth * 0.7))
      : '';
  const veil = weather === 'mist' && depth > 0.1 ? mistBand(stage, ridge) : '';
  return veil + body + lit;
};

/** Mist lies in the valley behind a ridge. */
const mistBand = ({ on, width, height, light, rng }: Stage, { at }: Ridge): string => {
  const y = at(width * rng.between(0.2, 0.8));
  const color = hex(light.sky[3]);
  return `<rect y="${fixed(y - height * 0.14)}" width="${width}" height="${fixed(height * 0.34)}" fill="${linear(on, [
    [0, color, 0],
    [0.5, color, 0.62],
    [1, color, 0.2],
  ])}"/>`;
};
