import { ellipse, line, mirrored, outline, pill } from '../art/geometry.ts';
import { creases, mark, seam, thread, zip } from '../art/sewing.ts';
import { clip, fill, group, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, mesh, ripstop, weave } from '../art/textures.ts';
import { tones } from '../art/tones.ts';
import type { Artist, Bench } from './bench.ts';

const webbing = tones({ l: 0.3, c: 0.012, h: 240 });

interface Build {
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
  readonly cloth: string;
  readonly front: 'pocket' | 'stretch' | 'daisy' | 'plain';
  readonly small: boolean;
}

const plan = ({ shape, rng, on, main, close }: Bench): Build => {
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
const strap = (d: string, width = 15): string =>
  moved(2, 4, stroke(d, '#0b1013', width, 0.25)) +
  stroke(d, webbing.line, width) +
  stroke(d, webbing.base, width - 2.4) +
  moved(-1, -1, stroke(d, webbing.hi, 1.4, 0.6, 'stroke-dasharray="3 2"'));

const ladder = (x: number, y: number, material = webbing): string =>
  moved(
    x,
    y,
    `<rect x="-13" y="-11" width="26" height="22" rx="4" fill="${material.deep}" stroke="${material.line}"/><rect x="-9" y="-6.500" width="18" height="4" rx="1.500" fill="#0c1113"/><rect x="-9" y="2" width="18" height="4" rx="1.500" fill="#0c1113"/><path d="M-11-9.500H11" stroke="${material.hi}" stroke-opacity=".7" stroke-width="1.600"/>`,
  );

/** A side-release buckle. */
const buckle = (x: number, y: number, scale = 1): string =>
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

const bodyOutline = ({ half, top, bottom }: Build): string =>
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

const sidePocket = ({ on, main, second }: Bench, { half, bottom }: Build, s: number): string => {
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

const compression = ({ half }: Build, y: number): string =>
  [1, -1]
    .map(
      (s) =>
        strap(line([s * half * 1.07, y - 6], [s * half * 0.76, y + 4], [s * half * 0.5, y + 20]), 13) +
        ladder(s * half * 0.56, y + 16),
    )
    .join('');

const frontPanel = (bench: Bench, build: Build): string => {
  const { on, main, second, trim } = bench;
  const { half, top, bottom, front } = build;
  if (front === 'plain') return '';
  if (front === 'daisy') {
    const column = (x: number) =>
      strap(line([x, top + 200], [x, (top + bottom) / 2 + 60], [x, bottom - 90]), 17) +
      Array.from({ length: 7 }, (_, index) => stroke(`M${x - 9} ${top + 226 + index * 56}h18`, trim.base, 4)).join('');
    return column(-half * 0.38) + column(half * 0.38);
  }
  const [y0, y1] = [top + (build.small ? 290 : 290), bottom - 52];
  const d = mirrored(
    [0, y0],
    [half * 0.56, y0 + 3],
    [half * 0.72, y0 + 34],
    [half * 0.79, (y0 + y1) / 2],
    [half * 0.7, y1 - 22],
    [half * 0.42, y1],
    [0, y1 + 5],
  );
  if (front === 'stretch') {
    const hem = line(
      [-half * 0.73, y0 + 32],
      [-half * 0.4, y0 + 6],
      [0, y0 + 2],
      [half * 0.4, y0 + 6],
      [half * 0.73, y0 + 32],
    );
    const cinch = strap(line([0, y0 - 70], [0, y0 - 20], [0, y0 + 26]), 15) + buckle(0, y0 + 20, 0.86);
    return (
      moved(2, 6, soft(on, d, '#0b1013', 18, 0.3, 5)) +
      volume(on, d, second, covered(mesh(on, second, 10)), { depth: 34, strength: 0.9 }) +
      stroke(hem, trim.line, 11) +
      stroke(hem, trim.base, 8) +
      cinch
    );
  }
  const opening = line(
    [-half * 0.66, y0 + 74],
    [-half * 0.5, y0 + 40],
    [0, y0 + 30],
    [half * 0.5, y0 + 40],
    [half * 0.66, y0 + 74],
  );
  return (
    moved(2, 6, soft(on, d, '#0b1013', 18, 0.3, 5)) +
    volume(on, d, second, covered(ripstop(on, second, 11)), { depth: 34, strength: 0.9 }) +
    seam(
      mirrored([0, y0 + 62], [half * 0.5, y0 + 70], [half * 0.66, (y0 + y1) / 2], [half * 0.56, y1 - 34], [0, y1 - 18]),
      second,
      1,
      0.9,
    ) +
    zip(opening, main, trim, { width: 13, pull: { at: [half * 0.58, y0 + 52], angle: 12, length: 36 } })
  );
};

const lidOutline = ({ half, top }: Build): string => {
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

const lid = (bench: Bench, build: Build): string => {
  const { on, main, trim, second } = bench;
  const { half, top } = build;
  const y = top + 18;
  const d = lidOutline(build);
  const edge = line(
    [-half * 1.0, y + 60],
    [-half * 0.6, y + 80],
    [0, y + 86],
    [half * 0.6, y + 80],
    [half * 1.0, y + 60],
  );
  const opening = line(
    [-half * 0.72, y + 8],
    [-half * 0.4, y + 20],
    [0, y + 24],
    [half * 0.4, y + 20],
    [half * 0.72, y + 8],
  );
  const straps = [-1, 1].map(
    (s) =>
      strap(line([s * half * 0.42, y + 96], [s * half * 0.43, y + 150], [s * half * 0.43, y + 230]), 16) +
      buckle(s * half * 0.43, y + 158),
  );
  return (
    group(`clip-path="${clip(on, bodyOutline(build))}"`, moved(0, 14, soft(on, d, '#0b1013', 44, 0.42))) +
    straps.join('') +
    volume(on, d, main, covered(build.cloth) + seam(edge, main, 1), { depth: 40, strength: 0.9 }) +
    zip(opening, second, trim, { taped: true, width: 14, pull: { at: [half * 0.66, y + 10], angle: 18, length: 34 } }) +
    mark(0, y - 34, 36, trim.base)
  );
};

const rollTop = (bench: Bench, build: Build): string => {
  const { on, main, trim } = bench;
  const { half, top } = build;
  const roll = mirrored(
    [0, top - 62],
    [half * 0.86, top - 64],
    [half * 0.98, top - 40],
    [half * 0.86, top - 14],
    [0, top - 8],
  );
  const cuff = mirrored([0, top - 20], [half * 0.9, top - 22, 'c'], [half * 0.99, top + 80, 'c'], [0, top + 92]);
  const layers = [-46, -32]
    .map((dy) => stroke(line([-half * 0.9, top + dy], [0, top + dy + 5], [half * 0.9, top + dy]), main.line, 1.6, 0.6))
    .join('');
  const folds = creases(main, [
    { from: [-half * 0.7, top - 6], to: [-half * 0.5, top + 90], bend: 8, width: 18 },
    { from: [half * 0.2, top - 4], to: [half * 0.3, top + 96], bend: -8, width: 18 },
    { from: [half * 0.74, top - 6], to: [half * 0.6, top + 80], bend: -8, width: 18 },
  ]);
  const over = strap(line([0, top - 64], [0, top + 20], [0, top + 250]), 18) + buckle(0, top + 96, 1.05);
  const ends = [-1, 1].map(
    (s) =>
      strap(line([s * half * 0.92, top - 40], [s * half * 1.06, top + 30], [s * half * 1.06, top + 140]), 13) +
      buckle(s * half * 1.05, top + 26, 0.7),
  );
  return (
    ends.join('') +
    volume(on, cuff, main, covered(build.cloth) + folds, { depth: 26, strength: 0.8 }) +
    volume(on, roll, main, layers, { depth: 24, strength: 1 }) +
    over +
    mark(half * 0.54, top + 140, 30, trim.base)
  );
};

const panelTop = (bench: Bench, build: Build): string => {
  const { second, trim } = bench;
  const { half, top, bottom } = build;
  const mouth = line(
    [-half * 0.96, bottom - 330],
    [-half * 0.94, top + 130],
    [-half * 0.7, top + 48],
    [0, top + 30],
    [half * 0.7, top + 48],
    [half * 0.94, top + 130],
    [half * 0.96, bottom - 330],
  );
  const small = line([-half * 0.56, top + 178], [0, top + 170], [half * 0.56, top + 178]);
  return (
    zip(mouth, second, trim, { width: 17, pull: { at: [half * 0.86, top + 92], angle: -24, length: 40 } }) +
    zip(small, second, trim, { width: 12, pull: { at: [half * 0.5, top + 176], angle: 10, length: 32 } }) +
    mark(0, top + 106, 38, trim.base)
  );
};

const haulLoop = ({ top, small }: Build): string => {
  const y = small ? top : top - 66;
  return strap(line([-26, y + 16], [-24, y - 26], [0, y - 38], [24, y - 26], [26, y + 16]), 15);
};

/** Ends of shoulder straps and hip belt that show from the front. */
const harnessPeek = ({ on }: Bench, { half, top, bottom }: Build): string =>
  [1, -1]
    .map((s) => {
      const belt = outline(
        [s * half * 0.9, bottom - 96, 'c'],
        [s * half * 1.3, bottom - 76],
        [s * half * 1.42, bottom - 36],
        [s * half * 1.3, bottom - 20],
        [s * half * 0.9, bottom - 24, 'c'],
      );
      return (
        volume(on, belt, webbing, covered(mesh(on, webbing, 8)), { depth: 14 }) +
        strap(line([s * half * 0.98, top + 120], [s * half * 1.2, top + 220], [s * half * 1.14, top + 330]), 12)
      );
    })
    .join('');

const frontView = (bench: Bench, build: Build): string => {
  const { on, main } = bench;
  const { half, top, bottom } = build;
  const folds = creases(main, [
    { from: [-half, top + 260], to: [-half * 0.5, top + 230], bend: 8, width: 18 },
    { from: [half, top + 240], to: [half * 0.5, top + 262], bend: -8, width: 20 },
    { from: [-half, bottom - 80], to: [-half * 0.4, bottom - 50], bend: -8, width: 18 },
    { from: [half * 0.96, bottom - 90], to: [half * 0.5, bottom - 40], bend: 10, width: 18 },
  ]);
  const base = outline(
    [-half * 1.2, bottom - 66, 'c'],
    [0, bottom - 40],
    [half * 1.2, bottom - 66, 'c'],
    [half * 1.2, bottom + 30, 'c'],
    [-half * 1.2, bottom + 30, 'c'],
  );
  const boot =
    fill(base, bench.second.shade) +
    seam(line([-half * 1.2, bottom - 66], [0, bottom - 40], [half * 1.2, bottom - 66]), main, 1);
  const tops: Record<string, (b: Bench, p: Build) => string> = {
    lid,
    alpine: lid,
    rolltop: rollTop,
    daypack: panelTop,
  };
  return [
    haulLoop(build),
    build.small ? '' : harnessPeek(bench, build),
    volume(on, bodyOutline(build), main, covered(build.cloth) + boot + folds, {
      depth: 60,
      strength: 0.9,
      mixed: true,
    }),
    frontPanel(bench, build),
    ...[1, -1].map((s) => sidePocket(bench, build, s)),
    build.small ? '' : compression(build, bottom - 300),
    (tops[bench.shape] ?? lid)(bench, build),
  ].join('');
};

const pad = ({ on }: Bench, s: number, half: number, top: number, bottom: number, trim: string): string => {
  const d = outline(
    [s * half * 0.2, top + 8],
    [s * half * 0.44, top - 8],
    [s * half * 0.72, top + 40],
    [s * half * 0.86, top + 210],
    [s * half * 0.88, bottom - 270],
    [s * half * 0.78, bottom - 240],
    [s * half * 0.58, bottom - 262],
    [s * half * 0.52, top + 240],
    [s * half * 0.36, top + 100],
  );
  return (
    moved(3, 8, soft(on, d, '#05080a', 26, 0.4, 6)) +
    volume(on, d, webbing, covered(mesh(on, webbing, 9)), { depth: 22, strength: 1 }) +
    thread(d, webbing, 0.8) +
    strap(line([s * half * 0.68, bottom - 244], [s * half * 0.86, bottom - 150], [s * half * 1.0, bottom - 92]), 13) +
    ladder(s * half * 0.7, bottom - 232) +
    stroke(`M${s * half * 0.6} ${top + 190}h${s * half * 0.22}`, trim, 5)
  );
};

const backView = (bench: Bench, build: Build): string => {
  const { on, main, trim } = bench;
  const { half, top, bottom } = build;
  const panel = mirrored(
    [0, top + 40],
    [half * 0.6, top + 48],
    [half * 0.76, top + 130],
    [half * 0.78, bottom - 160],
    [half * 0.64, bottom - 52],
    [0, bottom - 40],
  );
  const channel = pill(0, (top + bottom) / 2, half * 0.34, bottom - top - 240, 24);
  const belt = mirrored(
    [0, bottom - 128],
    [half * 0.8, bottom - 132],
    [half * 1.3, bottom - 110],
    [half * 1.56, bottom - 60],
    [half * 1.5, bottom - 34],
    [half * 1.1, bottom - 40],
    [half * 0.6, bottom - 34],
    [0, bottom - 36],
  );
  const lumbar = pill(0, bottom - 100, half * 1.1, 92, 34);
  const chest =
    strap(line([-half * 0.66, top + 200], [0, top + 214], [half * 0.66, top + 200]), 10) + buckle(0, top + 213, 0.6);
  const roll = mirrored(
    [0, top - 60],
    [half * 0.86, top - 62],
    [half * 0.97, top - 38],
    [half * 0.98, top + 60, 'c'],
    [0, top + 70],
  );
  const cap = build.small
    ? ''
    : volume(on, bench.shape === 'rolltop' ? roll : lidOutline(build), main, covered(build.cloth), {
        depth: 40,
        strength: 0.9,
      });
  return [
    haulLoop(build),
    cap,
    ...(build.small ? [] : [1, -1].map((s) => sidePocket(bench, build, s))),
    volume(on, bodyOutline(build), main, covered(build.cloth), { depth: 56, strength: 0.9 }),
    volume(on, panel, webbing, covered(mesh(on, webbing, 10)), { depth: 34, strength: 0.9 }),
    volume(on, channel, tones({ l: 0.24, c: 0.01, h: 240 }), '', { depth: 16 }),
    build.small
      ? ''
      : volume(on, belt, webbing, '', { depth: 22 }) +
        volume(on, lumbar, webbing, covered(mesh(on, webbing, 9)), { depth: 20 }) +
        buckle(half * 1.44, bottom - 60, 0.7),
    ...[1, -1].map((s) => pad(bench, s, half, top + 30, bottom, trim.base)),
    chest,
    mark(0, top + 76, 26, trim.base),
  ].join('');
};

export const backpack: Artist = (bench) => {
  const build = plan(bench);
  const { half, top, bottom } = build;
  const front = bench.side === 'front';
  const headroom = build.small ? 40 : 112;
  return {
    markup: front ? frontView(bench, build) : backView(bench, build),
    silhouette: bodyOutline(build) + ellipse(0, top, half * 0.7, build.small ? 12 : 56),
    bounds: [-half * 1.3, top - headroom, half * 1.3, bottom + 4],
    focus: [-half * 0.2, top + 110, 300],
    rests: 'floor',
  };
};
