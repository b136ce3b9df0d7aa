import { line, mirrored, outline } from '../art/geometry.ts';
import { creases, mark, seam, zip } from '../art/sewing.ts';
import { clip, fill, group, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, mesh, ripstop } from '../art/textures.ts';
import type { Bench } from './bench.ts';
import {
  type Build,
  bodyOutline,
  buckle,
  haulLoop,
  ladder,
  lidOutline,
  sidePocket,
  strap,
  webbing,
} from './pack-build.ts';

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

export const frontView = (bench: Bench, build: Build): string => {
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
