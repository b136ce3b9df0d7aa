import { ellipse, line, mirrored, outline, pill } from '../art/geometry.ts';
import { mark, seam, thread } from '../art/sewing.ts';
import { clip, fill, group, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, knit, mesh, pile, rib, twill } from '../art/textures.ts';
import type { Artist, Artwork, Bench } from './bench.ts';

/** Ribs that run from the crown to the hem, closer together towards the sides as on a round head. */
const crownRibs = ({ main }: Bench, lean: number): string => {
  const edges = Array.from({ length: 17 }, (_, index) => Math.sin(((index - 8) / 8) * (Math.PI / 2) * 0.98));
  const d = edges.map((u) => line([u * 34 + lean, 290], [u * 150 + lean * 0.6, 372], [u * 208, 600])).join('');
  return stroke(d, main.deep, 9, 0.2) + stroke(d, main.line, 2.4, 0.32) + moved(-5, 0, stroke(d, main.hi, 4, 0.26));
};

export const beanie: Artist = (bench): Artwork => {
  const { on, main, second, trim, rng, shape, side } = bench;
  const lean = shape === 'slouch' ? 46 : 0;
  const high = shape === 'slouch' ? 236 : 280;
  const dome = outline(
    [-212, 610, 'c'],
    [-214, 500],
    [-170 + lean * 0.3, 370],
    [-80 + lean, high + 16],
    [lean, high],
    [84 + lean, high + 18],
    [176 + lean * 0.4, 372],
    [214, 500],
    [212, 610, 'c'],
    [0, 640],
  );
  const cuff = outline([-222, 560], [0, 584], [222, 560], [230, 640], [222, 716], [0, 744], [-222, 716], [-230, 640]);
  const stripes = rng.chance(0.5)
    ? [430, 476].map((y) => stroke(line([-240, y - 14], [0, y + 12], [240, y - 14]), second.base, 22)).join('')
    : '';
  const patch =
    side === 'front'
      ? moved(
          0,
          660,
          fill(pill(0, 0, 92, 56, 5), trim.base) +
            stroke(pill(0, 0, 92, 56, 5), trim.line, 1.4) +
            thread(pill(0, 0, 82, 46, 3), trim) +
            mark(0, 0, 40, trim.source.l > 0.6 ? '#23292b' : '#f6f4ef'),
        )
      : '';
  const yarn = second === main ? main : second;
  const ball = ellipse(lean, high - 44, 74, 70);
  const pompom =
    shape === 'pompom'
      ? volume(on, ball, yarn, covered(pile(on, rng, yarn, 6)), { depth: 44, strength: 1, edge: 0 })
      : '';
  const band = `<g clip-path="${clip(on, cuff)}">${covered(rib(on, main, 14))}${covered(knit(on, main, 7))}</g>`;
  return {
    markup: [
      volume(on, dome, main, stripes + covered(knit(on, main, 8)) + crownRibs(bench, lean), {
        depth: 70,
        strength: 0.9,
        mixed: stripes !== '',
      }),
      pompom,
      moved(0, -4, group(`clip-path="${clip(on, dome)}"`, soft(on, cuff, main.line, 30, 0.45))),
      volume(on, cuff, main, band, { depth: 40, strength: 0.85 }),
      patch,
    ].join(''),
    silhouette: dome + cuff + (shape === 'pompom' ? ball : ''),
    bounds: [-236, shape === 'pompom' ? 160 : high, 236, 746],
    focus: [0, 640, 260],
    rests: 'wall',
  };
};

const bucket = (bench: Bench): Artwork => {
  const { on, main, second, trim } = bench;
  const crown = mirrored([0, 300], [120, 308], [158, 330], [176, 450], [200, 590, 'c'], [0, 622]);
  const brim = mirrored([0, 560], [196, 556], [290, 640], [330, 716], [200, 762], [0, 776]);
  const rings = [0.25, 0.5, 0.75]
    .map((t) =>
      thread(line([-(206 + 110 * t), 590 + 104 * t], [0, 622 + 140 * t], [206 + 110 * t, 590 + 104 * t]), main),
    )
    .join('');
  const eyes = [-1, 1]
    .map(
      (s) =>
        `<circle cx="${s * 120}" cy="410" r="7" fill="#454d50" stroke="#1b2123"/><circle cx="${s * 120}" cy="410" r="3" fill="#111"/>`,
    )
    .join('');
  return {
    markup: [
      volume(on, brim, main, covered(twill(on, main)) + rings, { depth: 50, strength: 0.9 }),
      volume(on, crown, main, covered(twill(on, main)) + seam(line([0, 300], [0, 450], [0, 622]), main, 2), {
        depth: 56,
        strength: 0.9,
      }),
      stroke(line([-198, 582], [0, 614], [198, 582]), second.shade, 26),
      thread(line([-198, 572], [0, 604], [198, 572]), second),
      eyes,
      mark(86, 510, 38, trim.base),
    ].join(''),
    silhouette: crown + brim,
    bounds: [-332, 300, 332, 778],
    focus: [70, 540, 250],
    rests: 'wall',
  };
};

export const cap: Artist = (bench): Artwork => {
  if (bench.shape === 'bucket') return bucket(bench);
  const { on, main, second, trim, shape } = bench;
  const crown = outline(
    [-176, 590, 'c'],
    [-188, 470],
    [-126, 352],
    [10, 306],
    [150, 344],
    [222, 450],
    [238, 606, 'c'],
    [30, 632],
  );
  const brim = outline(
    [-184, 572, 'c'],
    [-262, 590],
    [-350, 650],
    [-362, 678],
    [-300, 690],
    [-180, 656],
    [-20, 640, 'c'],
    [-90, 600],
  );
  const under = outline([-362, 676], [-300, 694], [-180, 662], [-20, 642, 'c'], [-180, 676], [-310, 706]);
  const rear = outline([60, 280, 'c'], [96, 420], [104, 650, 'c'], [270, 650, 'c'], [270, 280, 'c']);
  const meshPanel = shape === 'trucker' ? fill(rear, second.shade) + fill(rear, mesh(on, second, 10)) : '';
  const seams = [line([10, 306], [-24, 420], [-36, 624]), line([10, 306], [92, 430], [104, 628])]
    .map((d) => seam(d, main, 1))
    .join('');
  const front = outline([-190, 600, 'c'], [-190, 470], [-130, 350], [10, 302, 'c'], [-24, 420], [-36, 640, 'c']);
  const patch = moved(
    -104,
    486,
    group(
      'transform="rotate(-6) skewY(4)"',
      fill(pill(0, 0, 84, 76, 8), trim.base) +
        stroke(pill(0, 0, 84, 76, 8), trim.line, 1.4) +
        thread(pill(0, 0, 74, 66, 6), trim) +
        mark(0, 2, 46, trim.source.l > 0.6 ? '#23292b' : '#f6f4ef'),
    ),
  );
  return {
    markup: group(
      bench.side === 'back' ? 'transform="scale(-1 1)"' : '',
      volume(
        on,
        crown,
        main,
        meshPanel +
          (second === main ? '' : fill(front, second.base)) +
          covered(twill(on, main)) +
          seams +
          seam(line([-186, 560], [30, 606], [238, 578]), main, 1),
        { depth: 64, strength: 0.95, mixed: true },
      ),
      fill(under, main.line),
      volume(
        on,
        brim,
        main,
        covered(twill(on, main)) +
          [10, 22, 34]
            .map((dy) =>
              thread(line([-190 + dy, 580 + dy * 0.6], [-300 + dy, 640], [-326 + dy * 2, 676 - dy * 0.4]), main),
            )
            .join(''),
        { depth: 26, strength: 0.9 },
      ),
      `<ellipse cx="10" cy="306" rx="15" ry="8" fill="${main.shade}" stroke="${main.line}"/>`,
      patch,
      fill(
        outline([180, 600, 'c'], [240, 584, 'c'], [242, 610, 'c'], [186, 624, 'c']),
        linear(on, [
          [0, second.light],
          [1, second.shade],
        ]),
      ),
    ),
    silhouette: crown + brim,
    copies: bench.side === 'back' ? ['scale(-1 1)'] : [''],
    bounds: bench.side === 'back' ? [-262, 300, 364, 706] : [-364, 300, 262, 706],
    focus: [-110, 500, 250],
    rests: 'wall',
  };
};
