import { ellipse, line, mirrored, outline, pill } from '../art/geometry.ts';
import { mark, thread } from '../art/sewing.ts';
import { moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, mesh } from '../art/textures.ts';
import { tones } from '../art/tones.ts';
import type { Artist, Bench } from './bench.ts';
import {
  type Build,
  bodyOutline,
  buckle,
  haulLoop,
  ladder,
  lidOutline,
  plan,
  sidePocket,
  strap,
  webbing,
} from './pack-build.ts';
import { frontView } from './pack-front.ts';

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
