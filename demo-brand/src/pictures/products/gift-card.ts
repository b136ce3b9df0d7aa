import { outline, pill } from '../art/geometry.ts';
import { mark } from '../art/sewing.ts';
import { clip, fill, group, moved, soft, stroke, volume } from '../art/sheet.ts';
import type { Tones } from '../art/tones.ts';
import type { Artist, Artwork } from './bench.ts';

export const giftCard: Artist = (bench): Artwork => {
  const { on, main, second, trim, rng } = bench;
  const card = pill(0, 0, 600, 378, 26);
  const lines = Array.from({ length: 13 }, (_, index) => {
    const r = 26 + index * 34;
    const wobble = () => rng.between(0.9, 1.12);
    const [cx, cy] = [120, 20];
    return outline(
      [cx, cy - r * wobble()],
      [cx + r * wobble(), cy - r * 0.35],
      [cx + r * 1.1 * wobble(), cy + r * 0.5],
      [cx + r * 0.1, cy + r * wobble()],
      [cx - r * wobble(), cy + r * 0.6],
      [cx - r * 1.1 * wobble(), cy - r * 0.3],
    );
  });
  const ridges = group(
    `clip-path="${clip(on, card)}"`,
    stroke(lines.join(''), main.hi, 2.2, 0.55),
    stroke(lines.filter((_, index) => index % 4 === 0).join(''), trim.base, 3, 0.8),
  );
  const face = (material: Tones, inside: string) =>
    moved(6, 16, soft(on, card, '#2c2822', 40, 0.4, 9)) +
    volume(on, card, material, inside, { depth: 18, strength: 0.45 });
  return {
    markup: [
      group('transform="translate(26 470) rotate(-13)"', face(second, '')),
      group(
        'transform="translate(-6 520) rotate(-5)"',
        face(main, ridges) +
          mark(-220, -118, 66, '#fffdf6') +
          fill(pill(-196, 128, 132, 12, 6), '#fffdf6', 0.85) +
          fill(pill(-216, 152, 92, 8, 4), '#fffdf6', 0.5),
      ),
    ].join(''),
    silhouette: '',
    bounds: [-330, 240, 330, 760],
    focus: [-120, 500, 320],
    rests: 'wall',
  };
};
