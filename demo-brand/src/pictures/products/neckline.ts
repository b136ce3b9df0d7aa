import { line, mirrored, outline, pill } from '../art/geometry.ts';
import { mark, seam, thread, toggle } from '../art/sewing.ts';
import { clip, fill, group, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered } from '../art/textures.ts';
import { neckAndJaw } from '../body.ts';
import { hoodedFace } from '../figure.ts';
import type { Bench } from './bench.ts';
import { collar, type Frame, hoodOpening, hoodOuter } from './garment-frame.ts';

/** What sits on the shoulders: drawn behind the body, before it, and over the closure. */
export interface Neckline {
  readonly behind: string;
  readonly before: string;
  readonly over: string;
  readonly silhouette: string;
  readonly top: number;
}

/** Hoods differ by how much they are built up. */
export interface HoodStyle {
  readonly texture: string;
  /** 1 a head's size, more for helmets and children. */
  readonly big: number;
  readonly kind: 'storm' | 'padded' | 'soft';
}

/** The dark of a hood or collar, with the neck's far side, a label and a loop to hang it by. */
const interior = ({ on, lining, trim }: Bench, d: string, labelY: number, wearer = ''): string =>
  group(
    `clip-path="${clip(on, d)}"`,
    fill(
      d,
      linear(on, [
        [0, lining.line],
        [0.55, lining.deep],
        [1, lining.base],
      ]),
    ),
    stroke(line([-60, labelY - 22], [0, labelY - 14], [60, labelY - 22]), lining.line, 1.5, 0.6),
    fill(pill(0, labelY, 34, 20, 3), lining.light, 0.9),
    mark(0, labelY + 1, 14, trim.base),
    stroke(line([-7, labelY - 14], [0, labelY - 6], [7, labelY - 14]), trim.shade, 3),
    wearer,
    moved(6, 12, soft(on, d, '#05080a', wearer ? 40 : 64, 0.65)),
  );

const stormSeams = ({ main }: Bench, [nx, ny]: readonly [number, number], big: number): string =>
  [1, -1]
    .map(
      (s) =>
        seam(
          line(
            [s * nx * 0.42, ny - 150 * big],
            [s * nx * 0.6, ny - 122 * big],
            [s * nx * 1.02, ny - 74 * big],
            [s * (nx + 34), ny - 44],
          ),
          main,
          1,
          0.9,
        ) + seam(line([s * nx * 0.9, ny - 26], [s * nx * 0.98, ny + 2], [s * (nx * 0.7), ny + 32]), main, 0, 0.8),
    )
    .join('');

/** Channels of a padded hood run from the face to the crown. */
const paddedSeams = ({ main }: Bench, [nx, ny]: readonly [number, number], big: number): string =>
  [1, -1]
    .map((s) =>
      [
        [
          [0.3, -100],
          [0.42, -154],
        ],
        [
          [0.7, -80],
          [1.16, -112],
        ],
        [
          [0.85, -34],
          [1.5, -46],
        ],
      ]
        .map(([from, to]) => {
          const d = line(
            [s * nx * from![0]!, ny + from![1]! * big],
            [s * nx * ((from![0]! + to![0]!) / 2), ny + ((from![1]! + to![1]!) / 2 - 4) * big],
            [s * nx * to![0]!, ny + to![1]! * big],
          );
          return (
            stroke(d, main.deep, 13, 0.16) +
            stroke(d, main.deep, 6, 0.3) +
            stroke(d, main.line, 1.6, 0.8) +
            moved(-3, 5, stroke(d, main.hi, 5, 0.35))
          );
        })
        .join(''),
    )
    .join('');

const wearerIn = ({ on, worn }: Bench, neck: Frame['neck'], big: number): string =>
  worn === 'no' ? '' : worn === 'near' ? neckAndJaw(on, neck) : hoodedFace(on, neck[1] - 52 * big);

/** A hood that stands up around a dark opening, its edge drawn in by cords; storm hoods have a stiff brim. */
export const hoodFront = (bench: Bench, f: Frame, style: HoodStyle): Neckline => {
  const { on, main, second, trim } = bench;
  const { kind } = style;
  const big = style.big * { no: 1, whole: 1.3, near: 1.16 }[bench.worn];
  const outer = hoodOuter(f, big);
  const opening = hoodOpening(f, big);
  const [nx, ny] = f.neck;
  const brimTop = ny - 126 * big;
  const brim = mirrored(
    [0, brimTop],
    [nx * 0.6, brimTop + 12],
    [nx * 0.94, brimTop + 46],
    [nx * 0.86, brimTop + 62],
    [nx * 0.5, brimTop + 30],
    [0, brimTop + 20],
  );
  const chin = mirrored(
    [0, ny - 20],
    [nx * 0.46, ny - 9],
    [nx * 0.86, ny - 26, 'c'],
    [nx * 0.98, ny + 8],
    [nx * 0.66, ny + 32],
    [0, ny + 41],
  );
  const seams =
    kind === 'storm' ? stormSeams(bench, f.neck, big) : kind === 'padded' ? paddedSeams(bench, f.neck, big) : '';
  const front =
    kind === 'storm'
      ? volume(
          on,
          brim,
          second,
          thread(line([-nx * 0.8, brimTop + 44], [0, brimTop + 14], [nx * 0.8, brimTop + 44]), second),
          { depth: 10, strength: 0.8 },
        )
      : stroke(opening, kind === 'soft' ? trim.shade : main.shade, kind === 'soft' ? 7 : 12) +
        moved(-1, -1, stroke(opening, kind === 'soft' ? trim.light : main.light, 3, 0.7));
  return {
    behind: '',
    before:
      volume(on, outer, main, `${covered(style.texture)}${seams}`, {
        depth: kind === 'padded' ? 42 : 32,
        strength: 0.9,
      }) +
      interior(bench, opening, ny - 52, wearerIn(bench, f.neck, big)) +
      stroke(opening, main.line, 2.4) +
      front +
      volume(on, chin, main, covered(style.texture), { depth: 16, strength: 0.75 }),
    over: kind === 'soft' ? '' : [1, -1].map((s) => toggle([s * nx * 0.84, ny + 4], trim, 30)).join(''),
    silhouette: outer,
    top: ny - 152 * big,
  };
};

/** The hood from behind: three panels and the band that adjusts it. */
export const hoodBack = (bench: Bench, f: Frame, style: HoodStyle): Neckline => {
  const { on, main, second, trim } = bench;
  const { big, kind } = style;
  const outer = hoodOuter(f, big);
  const [nx, ny] = f.neck;
  const strip = outline(
    [-24, ny - 170 * big, 'c'],
    [24, ny - 170 * big, 'c'],
    [34, ny - 60],
    [24, ny + 46, 'c'],
    [-24, ny + 46, 'c'],
    [-34, ny - 60],
  );
  const sides = [1, -1]
    .map((s) => seam(line([s * 24, ny - 160 * big], [s * 34, ny - 60], [s * 24, ny + 40]), main, 1, 0.9))
    .join('');
  const channels = [-108, -66, -22, 20].map((y) => paddedChannel(bench, nx, ny + y)).join('');
  const inside = kind === 'storm' ? fill(strip, second.base, 0.85) + sides : kind === 'padded' ? channels : sides;
  const band = (dy: number) => line([-nx * 1.5, ny - 66 + dy], [0, ny - 52 + dy], [nx * 1.5, ny - 66 + dy]);
  const drawn = group(
    `clip-path="${clip(on, outer)}"`,
    stroke(band(0), second.line, 11, 0.5),
    stroke(band(-1), second.shade, 8),
  );
  return {
    behind: '',
    before: volume(on, outer, main, `${covered(style.texture)}${inside}`, { depth: 36, strength: 0.9 }),
    over: kind === 'storm' ? drawn + toggle([0, ny - 54], trim, 22) : '',
    silhouette: outer,
    top: ny - 152 * big,
  };
};

const paddedChannel = ({ main }: Bench, nx: number, y: number): string => {
  const d = line([-nx * 1.6, y - 14], [0, y], [nx * 1.6, y - 14]);
  return (
    moved(0, -7, stroke(d, main.deep, 14, 0.22)) +
    moved(0, 9, stroke(d, main.hi, 12, 0.3)) +
    stroke(d, main.line, 1.7, 0.8)
  );
};

/** A collar without hood: its inside shows over the front band. */
export const standCollar = (bench: Bench, f: Frame, texture: string, height = 52): Neckline => {
  const { on, main } = bench;
  const { band, inside, top } = collar(f, height);
  const [nx, ny] = f.neck;
  const base = line([-nx - 8, ny + 6], [-nx * 0.62, ny + 24], [0, ny + 32], [nx * 0.62, ny + 24], [nx + 8, ny + 6]);
  if (bench.side === 'back') {
    const back = mirrored(
      [0, top - 14],
      [nx * 0.62, top - 9],
      [nx * 0.95, top, 'c'],
      [nx * 1.02, ny - height * 0.4],
      [nx + 8, ny + 6, 'c'],
      [0, ny + 22],
    );
    return {
      behind: '',
      before: volume(on, back, main, covered(texture), { depth: 18, strength: 0.7 }),
      over: '',
      silhouette: back,
      top: top - 14,
    };
  }
  const stitched = moved(0, 8, thread(line([-nx, top], [0, top + 20], [nx, top]), main));
  return {
    behind:
      fill(inside, main.deep) +
      interior(bench, inside, top - 1) +
      stroke(inside, main.line, 1.5) +
      (bench.worn === 'near' ? neckAndJaw(on, f.neck) : ''),
    before: volume(on, band, main, covered(texture) + stitched, { depth: 18, strength: 0.75 }) + seam(base, main, 0),
    over: '',
    silhouette: band,
    top: top - 14,
  };
};
