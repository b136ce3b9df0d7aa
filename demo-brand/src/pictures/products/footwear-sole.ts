import { line, outline, rail } from '../art/geometry.ts';
import { fill, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import type { Bench } from './bench.ts';
import type { Build } from './footwear-build.ts';

export const sole = (bench: Bench, build: Build): string => {
  const { on, trim } = bench;
  const { rubber, foam, lugs, stack, stripes } = build;
  const boot = stack === 0;
  const midsole = outline(
    [-299, 700],
    [-268, 716],
    [-190, 726 - stack * 0.3],
    [-20, 716 - stack],
    [140, 702 - stack],
    [288, 688 - stack, 'c'],
    [300, 708],
    [294, 740, 'c'],
    [120, 740],
    [60, 735],
    [0, 743],
    [-190, 746],
    [-258, 739],
    [-294, 718],
  );
  const tread = outline(
    [-300, 704],
    [-268, 728],
    [-196, 742],
    [0, 738],
    [60, 729],
    [120, 735],
    [296, boot ? 728 : 735, 'c'],
    [294, 756, 'c'],
    [130, 757],
    [118, 748],
    [40, 746],
    [24, 757],
    [-190, 757],
    [-262, 746],
    [-300, 716],
  );
  const along = rail([-280, 732], [-200, 752], [-60, 756], [30, 753], [70, 744], [130, 754], [294, 754]);
  const blocks = Array.from({ length: lugs }, (_, index) => {
    const [x, y] = along((index + 0.5) / lugs);
    const [w, h] = [(560 / lugs) * 0.66, 12];
    return outline(
      [x - w / 2, y - 8, 'c'],
      [x + w / 2, y - 8, 'c'],
      [x + w * 0.4, y + h * 0.55, 'c'],
      [x - w * 0.44, y + h * 0.55, 'c'],
    );
  }).join('');
  const lines = [8, 17]
    .map((dy) =>
      stroke(line([-250, 704 + dy], [-20, 706 - stack * 0.5 + dy], [296, 686 - stack * 0.5 + dy]), foam.shade, 2, 0.7),
    )
    .join('');
  const insert = stripes
    ? fill(
        outline([90, 702 - stack * 0.6, 'c'], [286, 688 - stack * 0.6, 'c'], [292, 706, 'c'], [150, 716]),
        trim.base,
        0.9,
      )
    : '';
  return (
    fill(blocks, rubber.deep) +
    stroke(blocks, rubber.line, 1, 0.6) +
    volume(on, tread, rubber, '', { depth: 10, strength: 0.8 }) +
    volume(on, midsole, foam, lines + insert, { depth: 16, strength: 0.8 })
  );
};

export const randPart = (bench: Bench, build: Build): string => {
  const { on } = bench;
  const { rubber, rand } = build;
  if (rand === 'none') return '';
  const low = build.collar > 450;
  const toe = low
    ? outline(
        [-320, 744, 'c'],
        [-320, 664, 'c'],
        [-274, 668],
        [-240, 660],
        [-212, 684],
        [-170, 714],
        [-110, 728, 'c'],
        [-200, 744, 'c'],
      )
    : outline(
        [-320, 744, 'c'],
        [-318, 636, 'c'],
        [-268, 652],
        [-228, 640],
        [-190, 664],
        [-142, 704],
        [-96, 722, 'c'],
        [-200, 744, 'c'],
      );
  const around = outline(
    [-320, 744, 'c'],
    [-318, 636, 'c'],
    [-266, 652],
    [-224, 640],
    [-180, 664],
    [-96, 690],
    [40, 688],
    [180, 672],
    [310, 648, 'c'],
    [310, 744, 'c'],
  );
  const d = rand === 'full' ? around : toe;
  return (
    moved(0, -3, soft(on, d, '#05080a', 12, 0.35, 5)) +
    fill(
      d,
      linear(on, [
        [0, rubber.light],
        [0.5, rubber.base],
        [1, rubber.shade],
      ]),
    ) +
    stroke(d, rubber.line, 1.4) +
    moved(1, 3, stroke(d, rubber.hi, 1.4, 0.4))
  );
};
