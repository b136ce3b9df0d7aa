import { ellipse, type Knot, line, outline, type Point, type Rail, rail } from '../art/geometry.ts';
import { type Baffle, quilted } from '../art/quilting.ts';
import { mark, toggle, zip } from '../art/sewing.ts';
import { clip, fill, group, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import type { Artist, Bench } from './bench.ts';

interface Build {
  readonly side: Rail;
  readonly knots: readonly Knot[];
  readonly top: number;
  readonly count: number;
}

const sides: Record<string, readonly Knot[]> = {
  mummy: [
    [52, 96],
    [132, 130],
    [172, 214],
    [178, 340],
    [160, 540],
    [116, 790],
    [100, 892],
  ],
  rectangular: [
    [196, 130, 'c'],
    [200, 300],
    [200, 560],
    [198, 880, 'c'],
  ],
  quilt: [
    [184, 190, 'c'],
    [196, 320],
    [170, 560],
    [122, 800],
    [112, 892],
  ],
};

const bagOutline = ({ knots }: Build): string => {
  const left = knots.map(([x, y, corner]): Knot => (corner ? [-x, y, 'c'] : [-x, y])).reverse();
  return outline(...knots, [0, knots.at(-1)![1] + 18], ...left);
};

const baffles = ({ side, top, count }: Build): Baffle[] => {
  const samples = Array.from({ length: 80 }, (_, index) => side(index / 79));
  const width = (y: number) => samples.find(([, sampleY]) => sampleY >= y)?.[0] ?? samples.at(-1)![0];
  const bottom = samples.at(-1)![1] + 10;
  const seamAt = (index: number): readonly [Point, Point, Point] => {
    const y = top + ((bottom - top) * index) / count;
    return [
      [-width(y), y],
      [0, y + 12],
      [width(y), y],
    ];
  };
  return Array.from({ length: count }, (_, index) => ({ top: seamAt(index), bottom: seamAt(index + 1), bulge: 6 }));
};

const hood = ({ on, lining, main, trim }: Bench, bag: string): string => {
  const opening = outline([0, 136], [64, 154], [88, 214], [62, 272], [0, 290], [-62, 272], [-88, 214], [-64, 154]);
  const channels = Array.from({ length: 9 }, (_, index) => {
    const turn = Math.PI * (1.1 + (index * 0.8) / 8);
    return line(
      [Math.cos(turn) * 92, 214 + Math.sin(turn) * 84],
      [Math.cos(turn) * 150, 214 + Math.sin(turn) * 124],
      [Math.cos(turn) * 190, 214 + Math.sin(turn) * 170],
    );
  }).join('');
  const ruff =
    stroke(opening, main.line, 30) +
    stroke(opening, main.base, 26) +
    moved(-3, -4, stroke(opening, main.hi, 9, 0.5)) +
    stroke(opening, main.line, 26, 0.28, 'stroke-dasharray="2 12"');
  return (
    group(`clip-path="${clip(on, bag)}"`, stroke(channels, main.deep, 9, 0.3), stroke(channels, main.line, 1.8, 0.7)) +
    group(
      `clip-path="${clip(on, opening)}"`,
      fill(
        opening,
        linear(on, [
          [0, lining.line],
          [1, trim.shade],
        ]),
      ),
      fill(
        ellipse(0, 300, 90, 52),
        linear(on, [
          [0, trim.light],
          [1, trim.shade],
        ]),
      ),
      moved(6, 12, soft(on, opening, '#05080a', 54, 0.5)),
    ) +
    ruff +
    toggle([52, 284], trim, 44)
  );
};

export const sleepingBag: Artist = (bench) => {
  const { on, rng, main, second, trim, shape, side } = bench;
  const knots = sides[shape] ?? sides.mummy!;
  const mummy = shape === 'mummy';
  const build: Build = {
    knots,
    side: rail(...knots),
    top: mummy ? 306 : knots[0]![1],
    count: rng.pick([9, 11, 13] as const),
  };
  const d = bagOutline(build);
  const chambers = baffles(build);
  const split = Math.floor(chambers.length * rng.between(0.55, 0.75));
  const shade = fill(
    d,
    linear(
      on,
      [
        [0, main.hi, 0.26],
        [0.35, main.hi, 0],
        [0.6, main.deep, 0],
        [1, main.deep, 0.55],
      ],
      [0, 0.4],
      [1, 0.6],
    ),
  );
  const front = side === 'front';
  const fold = outline([198, 128, 'c'], [60, 128, 'c'], [110, 190], [198, 330, 'c']);
  const flap =
    shape === 'rectangular' && front
      ? moved(-3, 6, soft(on, fold, '#0b1013', 26, 0.4)) +
        volume(
          on,
          outline([60, 130, 'c'], [128, 230], [197, 330, 'c'], [100, 318], [66, 292, 'c'], [58, 200]),
          trim,
          '',
          { depth: 22 },
        )
      : '';
  const collar =
    shape === 'quilt' && front
      ? stroke(line([-184, 196], [0, 214], [184, 196]), trim.line, 20) +
        stroke(line([-184, 196], [0, 214], [184, 196]), trim.base, 17) +
        toggle([150, 200], trim, 40)
      : '';
  const straps =
    shape === 'quilt' && !front
      ? group(
          `clip-path="${clip(on, d)}"`,
          [420, 580, 720].map((y) => stroke(line([-190, y], [0, y + 16], [190, y]), '#2b3235', 12)).join(''),
        )
      : '';
  const opens = rail(
    ...(mummy
      ? ([
          [84, 282],
          [118, 360],
          [122, 540],
          [104, 700],
        ] as Knot[])
      : ([
          [178, 330],
          [182, 560],
          [180, 860],
        ] as Knot[])),
  );
  const closure =
    front && shape !== 'quilt'
      ? zip(line(opens(0), opens(0.33), opens(0.66), opens(1)), second, trim, {
          width: 15,
          pull: { at: opens(0.03), length: 40 },
        })
      : '';
  return {
    markup: [
      group(
        `clip-path="${clip(on, d)}"`,
        fill(
          d,
          linear(on, [
            [0, main.light],
            [1, main.base],
          ]),
        ),
        quilted(on, rng, main, chambers.slice(0, split)),
        quilted(on, rng, second, chambers.slice(split)),
        shade,
        moved(-12, -6, soft(on, d, main.deep, 80, 0.5)),
      ),
      stroke(d, main.line, 1.6, 0.9),
      mummy && front ? hood(bench, d) : '',
      mummy && !front
        ? group(
            `clip-path="${clip(on, d)}"`,
            [150, 200, 252]
              .map(
                (y) =>
                  stroke(line([-190, y + 30], [0, y], [190, y + 30]), main.line, 2, 0.7) +
                  moved(0, 9, stroke(line([-190, y + 30], [0, y], [190, y + 30]), main.hi, 10, 0.25)),
              )
              .join(''),
          )
        : '',
      closure,
      flap,
      collar,
      straps,
      mark(mummy ? -70 : -120, mummy ? 384 : 260, 38, trim.base),
    ].join(''),
    silhouette: d,
    bounds: [-206, mummy ? 92 : knots[0]![1], 206, 912],
    focus: mummy ? [20, 300, 280] : [90, 300, 280],
    rests: 'wall',
  };
};
