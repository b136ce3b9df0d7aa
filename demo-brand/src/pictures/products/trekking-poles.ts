import { line, mirrored, pill } from '../art/geometry.ts';
import { mark, thread } from '../art/sewing.ts';
import { fill, stroke, volume } from '../art/sheet.ts';
import type { Tones } from '../art/tones.ts';
import type { Artist, Artwork, Bench } from './bench.ts';
import { plastic, steel, turned } from './turned.ts';

const pole = (bench: Bench, folding: boolean): string => {
  const { main, trim, on } = bench;
  const shaft = (y0: number, y1: number, w: number, material: Tones) =>
    turned(bench, `M${-w / 2} ${y0}H${w / 2}V${y1}H${-w / 2}Z`, material);
  const grip = mirrored(
    [0, 96],
    [16, 100],
    [25, 124],
    [20, 160],
    [22, 200],
    [17, 236],
    [19, 268],
    [12, 296, 'c'],
    [0, 298],
  );
  const foam = mirrored([0, 296], [13, 298, 'c'], [12, 400, 'c'], [0, 402]);
  const strapLine = line([14, 118], [62, 190], [52, 300], [16, 250], [6, 150]);
  const lock = (y: number) =>
    volume(on, pill(0, y, 30, 40, 7), plastic, '', { depth: 10 }) +
    volume(on, pill(15, y, 14, 34, 5), trim, '', { depth: 6 });
  return [
    stroke(strapLine, plastic.line, 15) + stroke(strapLine, plastic.base, 12) + thread(strapLine, plastic),
    shaft(390, 620, 16, main),
    shaft(600, 830, 13, folding ? main : steel),
    folding ? [600, 716].map((y) => shaft(y - 9, y + 9, 19, steel)).join('') : '',
    fill(`M-3 900L0 926L3 900Z`, '#4a5255') + shaft(826, 904, 9, steel),
    turned(bench, mirrored([0, 836], [9, 838, 'c'], [46, 858], [40, 866], [9, 862, 'c'], [0, 864]), plastic),
    lock(folding ? 420 : 610),
    turned(bench, foam, plastic) +
      [316, 340, 364, 388].map((y) => stroke(`M-11 ${y}H11`, plastic.line, 2.4, 0.7)).join(''),
    turned(bench, grip, plastic) +
      [180, 206, 232].map((y) => stroke(`M-18 ${y}Q0 ${y + 10} 18 ${y}`, plastic.line, 2.4, 0.6)).join('') +
      fill(pill(0, 108, 26, 12, 6), trim.base),
    mark(0, 500, 14, trim.base),
  ].join('');
};

export const trekkingPoles: Artist = (bench): Artwork => {
  const markup = pole(bench, bench.shape === 'folding');
  const one = bench.on.define((id) => `<g id="${id}">${markup}</g>`);
  const left = 'rotate(7 0 520) translate(-92 0)';
  const right = 'rotate(-7 0 520) translate(92 0) scale(-1 1)';
  const rod = 'M-8 100H8V920H-8Z';
  return {
    markup: `<use href="#${one}" transform="${left}"/><use href="#${one}" transform="${right}"/>`,
    silhouette: rod,
    copies: [left, right],
    bounds: [-220, 90, 220, 930],
    focus: [-120, 220, 260],
    rests: 'wall',
  };
};
