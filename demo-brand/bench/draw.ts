/** `npm run bench:pictures`: how long a picture of a product takes to draw, against turning the drawing into pixels as a card shows it. */
import sharp from 'sharp';
import { archetypes } from '../src/pictures/archetypes.ts';
import { colorways } from '../src/pictures/colorways.ts';
import { draw } from '../src/pictures/draw.ts';

const rounds = 12;
/** Rounds that nobody counts: code is compiled as it runs. */
const warmUp = 2;
/** Pixels of a card's picture at twice the density. */
const width = 800;
const [colorway] = colorways;
if (!colorway) throw new Error('There is no colorway');

const drawing: number[] = [];
const rendering: number[] = [];
for (let round = -warmUp; round < rounds; round += 1)
  for (const archetype of archetypes) {
    const began = performance.now();
    const svg = draw({ kind: 'product', archetype, seed: `TF${round}`, colorway, view: 'front' });
    const drawn = performance.now();
    await sharp(Buffer.from(svg)).resize({ width }).webp().toBuffer();
    if (round < 0) continue;
    drawing.push(drawn - began);
    rendering.push(performance.now() - drawn);
  }

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
const [drawn, rendered] = [median(drawing), median(rendering)];
console.log(
  `${drawn.toFixed(2)} ms to draw a picture, ${rendered.toFixed(1)} ms to make it pixels (medians of ${drawing.length})`,
);
console.log(`drawing takes ${(drawn / rendered).toFixed(3)} of the rest`);
