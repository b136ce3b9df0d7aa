import { between, flip, type Knot, line, mirrored, outline, pill, rail } from '../art/geometry.ts';
import { creases, mark, seam, zip } from '../art/sewing.ts';
import { fill, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, knit, ripstop, twill } from '../art/textures.ts';
import type { Artist, Bench } from './bench.ts';

interface Build {
  readonly waist: number;
  readonly hip: number;
  readonly knee: readonly [inner: number, outer: number];
  readonly ankle: readonly [inner: number, outer: number];
  readonly end: number;
  readonly tight: boolean;
  readonly cargo: boolean;
  readonly cloth: string;
}

const top = 120;
const crotch = 396;

const plan = ({ shape, rng, cut, on, main, close }: Bench, short: boolean): Build => {
  const tight = shape === 'tights';
  const roomy = shape === 'shell' || shape === 'convertible';
  const kids = cut === 'kids';
  const slim = cut === 'women' ? -8 : 0;
  const end = short ? (shape === 'running' ? 500 : 590) : kids ? 800 : 936;
  const knee: Build['knee'] = tight ? [46, 122] : roomy ? [26, 176] : [32, 158];
  const ankle: Build['ankle'] = short ? [18, 186 + slim] : tight ? [62, 112] : roomy ? [34, 172] : [44, 142];
  return {
    waist: 122 + slim,
    hip: (tight ? 142 : 160) + (cut === 'women' ? 4 : 0),
    knee,
    ankle,
    end,
    tight,
    cargo: shape === 'convertible' || (shape === 'hiking' && rng.chance(0.5)),
    cloth: tight ? knit(on, main, 5) : shape === 'shell' ? ripstop(on, main, close ? 5 : 9) : twill(on, main),
  };
};

const outerKnots = ({ waist, hip, knee, ankle, end }: Build, short: boolean): Knot[] => [
  [waist, top + 34, 'c'],
  [hip - 4, top + 120],
  [hip + 10, crotch],
  ...(short ? [] : ([[knee[1], (crotch + end) / 2 - 20]] as Knot[])),
  [ankle[1], end, 'c'],
];

const innerKnots = ({ knee, ankle, end }: Build, short: boolean): Knot[] => [
  [4, crotch, 'c'],
  ...(short ? [] : ([[knee[0], (crotch + end) / 2 - 20]] as Knot[])),
  [ankle[0], end + 8, 'c'],
];

const leg = (bench: Bench, build: Build, s: 1 | -1, short: boolean): { d: string; markup: string } => {
  const { on, main, second, rng } = bench;
  const turn = (knots: Knot[]) => (s === 1 ? knots : flip(knots));
  const outerEdge = turn(outerKnots(build, short));
  const innerEdge = turn(innerKnots(build, short));
  const d = outline([0, top + 40, 'c'], ...outerEdge, ...[...innerEdge].reverse());
  const [out, inn] = [rail(...outerEdge), rail(...innerEdge)];
  const wobble = () => rng.between(-0.03, 0.03);
  const across = (t: number, u: number, share: number) => between(out(t), inn(u), share);
  const folds = creases(
    main,
    [
      { from: [s * 12, crotch - 6], to: across(0.2 + wobble(), 0, 0.32), bend: -14 * s, width: 24 },
      { from: [s * 16, crotch + 20], to: across(0.34 + wobble(), 0.1, 0.4), bend: -10 * s, width: 18 },
      ...(short
        ? []
        : [
            { from: inn(0.42 + wobble()), to: across(0.56, 0.38, 0.3), bend: 12 * s, width: 20 },
            { from: inn(0.52 + wobble()), to: across(0.68, 0.54, 0.35), bend: -10 * s, width: 20 },
            { from: out(0.62 + wobble()), to: across(0.66, 0.48, 0.6), bend: -10 * s, width: 18 },
            { from: out(0.93), to: across(0.86 + wobble(), 0.8, 0.7), bend: -8 * s, width: 18 },
            { from: inn(0.9), to: across(0.92, 0.82 + wobble(), 0.35), bend: 8 * s, width: 16 },
          ]),
    ],
    build.tight ? 0.7 : 1,
  );
  const kneeSeams =
    short || build.tight
      ? ''
      : seam(line(out(0.56), across(0.565, 0.36, 0.5), inn(0.38)), main, 1, 0.9) +
        seam(line(out(0.74), across(0.735, 0.62, 0.5), inn(0.62)), main, 1, 0.9);
  const kneePatch =
    !short && bench.shape === 'softshell'
      ? fill(outline(out(0.56), out(0.65), out(0.74), inn(0.62), inn(0.5), inn(0.38)), second.base)
      : '';
  const convert =
    bench.shape === 'convertible' && !short
      ? stroke(line(out(0.56), across(0.565, 0.36, 0.5), inn(0.38)), main.line, 9) +
        stroke(line(out(0.56), across(0.565, 0.36, 0.5), inn(0.38)), main.hi, 5, 0.8, 'stroke-dasharray="2 2.200"')
      : '';
  const stripe = build.tight
    ? fill(
        outline(
          out(0.02),
          out(0.3),
          out(0.6),
          out(1),
          across(1, 1, 0.3),
          across(0.6, 0.5, 0.26),
          across(0.3, 0.1, 0.2),
        ),
        second.base,
      )
    : '';
  const hem = seam(line(out(0.965), between(out(0.965), inn(0.955), 0.5), inn(0.955)), main, 1);
  const markup = volume(on, d, main, kneePatch + stripe + covered(build.cloth) + folds + kneeSeams + convert + hem, {
    depth: 40,
    strength: 0.8,
    from: [0, 0.1],
    to: [1, 0.6],
    mixed: bench.shape === 'softshell' || build.tight,
  });
  return { d, markup };
};

const pocketsAndFly = (bench: Bench, build: Build, short: boolean): string => {
  const { main, second, trim, on, side } = bench;
  const { waist, hip } = build;
  if (build.tight)
    return side === 'back'
      ? zip(line([-46, top + 62], [0, top + 64], [46, top + 62]), second, trim, {
          width: 11,
          taped: true,
          pull: { at: [44, top + 62], angle: 40, length: 22 },
        })
      : seam(line([0, top + 60], [0, crotch - 60], [0, crotch]), main, 1);
  if (side === 'back') {
    const pocket = (s: number) => {
      const x = s * hip * 0.5;
      const d = outline(
        [x - 42, top + 100, 'c'],
        [x + 42, top + 96, 'c'],
        [x + 42, top + 190],
        [x, top + 210, 'c'],
        [x - 42, top + 194],
      );
      return (
        volume(on, d, main, '', { depth: 10, strength: 0.5 }) +
        zip(line([x - 38, top + 110], [x, top + 109], [x + 38, top + 107]), second, trim, { taped: true, width: 10 })
      );
    };
    return (
      seam(line([0, top + 40], [0, crotch - 80], [0, crotch]), main, 1) +
      pocket(1) +
      pocket(-1) +
      seam(line([-hip, top + 84], [0, top + 104], [hip, top + 84]), main, 1)
    );
  }
  const hand = [1, -1]
    .map((s) =>
      zip(line([s * (waist - 22), top + 46], [s * (hip - 28), top + 110], [s * (hip - 12), top + 170]), second, trim, {
        taped: true,
        width: 12,
        pull: { at: [s * (waist - 20), top + 52], angle: s * -22, length: 24 },
      }),
    )
    .join('');
  const fly =
    seam(line([0, top + 40], [0, crotch - 80], [0, crotch]), main, 1) +
    stroke(line([26, top + 44], [26, top + 150], [2, top + 190]), main.line, 1.4, 0.6) +
    stroke(line([22, top + 44], [22, top + 146], [2, top + 182]), main.hi, 1.1, 0.6, 'stroke-dasharray="4.500 2.500"');
  const x = (build.knee[0] + build.knee[1]) / 2 + 26;
  const y = short ? 440 : 450;
  const bag = outline(
    [x - 50, y, 'c'],
    [x + 52, y - 4, 'c'],
    [x + 50, y + 96],
    [x + 40, y + 108],
    [x - 40, y + 110],
    [x - 50, y + 98],
  );
  const flap = outline(
    [x - 54, y - 12, 'c'],
    [x + 56, y - 16, 'c'],
    [x + 55, y + 18],
    [x + 44, y + 28],
    [x - 42, y + 30],
    [x - 54, y + 22],
  );
  const cargo = build.cargo
    ? volume(on, bag, main, '', { depth: 12, strength: 0.7 }) +
      moved(1, 5, soft(on, flap, '#0b1013', 12, 0.3, 5)) +
      volume(on, flap, second, '', { depth: 10 }) +
      fill(pill(x, y + 12, 26, 12, 4), trim.base, 0.9)
    : mark(x - 14, short ? build.end - 60 : 500, 20, trim.base);
  return hand + fly + cargo;
};

const waistband = (bench: Bench, build: Build): string => {
  const { on, main, second, trim, lining, side } = bench;
  const { waist } = build;
  const inside = mirrored(
    [0, top - 16],
    [waist * 0.7, top - 12],
    [waist - 4, top, 'c'],
    [waist * 0.6, top + 16],
    [0, top + 20],
  );
  const band =
    side === 'front'
      ? mirrored(
          [0, top + 20],
          [waist * 0.6, top + 15],
          [waist - 3, top - 1, 'c'],
          [waist + 2, top + 38, 'c'],
          [waist * 0.6, top + 54],
          [0, top + 58],
        )
      : mirrored(
          [0, top - 8],
          [waist * 0.6, top - 8],
          [waist - 3, top - 1, 'c'],
          [waist + 2, top + 38, 'c'],
          [waist * 0.6, top + 48],
          [0, top + 52],
        );
  const loops = build.tight
    ? ''
    : [-0.72, -0.34, 0.34, 0.72]
        .map((u) =>
          moved(
            waist * u,
            top + 30 - Math.abs(u) * 12,
            fill(
              pill(0, 4, 13, 50, 3),
              linear(on, [
                [0, main.light],
                [1, main.shade],
              ]),
            ) + stroke(pill(0, 4, 13, 50, 3), main.line, 1.1),
          ),
        )
        .join('');
  const button =
    build.tight || side === 'back'
      ? ''
      : `<circle cx="9" cy="${top + 39}" r="9" fill="#596164" stroke="#22292b" stroke-width="1.400"/><circle cx="7" cy="${top + 37}" r="4" fill="#c9d0d1" fill-opacity=".8"/>`;
  // Somebody who wears them fills the waist.
  const within =
    side === 'front' && bench.worn !== 'near'
      ? fill(inside, lining.deep) + fill(pill(0, top - 2, 30, 14, 2), lining.hi, 0.7) + stroke(inside, main.line, 1.4)
      : '';
  const cord =
    build.tight && side === 'front'
      ? stroke(
          `M-4 ${top + 40}c-8 30-22 50-18 78M4 ${top + 40}c6 34 18 48 14 70`,
          trim.line,
          5,
          1,
          'stroke-linecap="round"',
        ) +
        stroke(
          `M-4 ${top + 40}c-8 30-22 50-18 78M4 ${top + 40}c6 34 18 48 14 70`,
          trim.base,
          3.4,
          1,
          'stroke-linecap="round"',
        )
      : '';
  return (
    within + volume(on, band, build.tight ? second : main, '', { depth: 12, strength: 0.6 }) + loops + button + cord
  );
};

const legwear =
  (short: boolean): Artist =>
  (bench) => {
    const build = plan(bench, short);
    const legs = [leg(bench, build, -1, short), leg(bench, build, 1, short)];
    const reach = Math.max(build.hip + 12, build.ankle[1], short ? 0 : build.knee[1]);
    return {
      markup: legs.map(({ markup }) => markup).join('') + pocketsAndFly(bench, build, short) + waistband(bench, build),
      silhouette: legs.map(({ d }) => d).join(''),
      bounds: [-reach, top - 18, reach, build.end + 10],
      focus: [64, top + 120, 240],
      rests: 'wall',
    };
  };

export const trousers: Artist = legwear(false);
export const shorts: Artist = legwear(true);
