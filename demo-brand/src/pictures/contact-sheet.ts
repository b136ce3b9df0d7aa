import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { views } from 'commerce-api/brand';
import sharp from 'sharp';
import { type Archetype, archetypeShapes, archetypes, type Cut, cuts } from './archetypes.ts';
import { colorways } from './colorways.ts';
import { draw } from './draw.ts';
import { grounds, parseSceneName, times, weathers } from './scene-name.ts';
import { scene } from './scenes/scene.ts';

/**
 * Renders a contact sheet of drawings: `node contact-sheet.ts <out.png> <archetype|views|scenes|all> [styles]`. An
 * archetype shows its shapes in many styles; `views` shows every archetype from all sides; `scenes` shows grounds,
 * times and weathers.
 */
const [out = '/tmp/contact-sheet.png', wanted = 'all', styles = '12'] = process.argv.slice(2);
const card = { width: 320, height: 400, gap: 8 };

const products = (archetype: Archetype, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const shapes = archetypeShapes[archetype];
    const cut: Cut = cuts[index % cuts.length]!;
    const colorway = colorways[(index * 11 + archetype.length * 3) % colorways.length]!;
    return draw({
      kind: 'product',
      archetype,
      seed: `SHEET${index}`,
      colorway,
      view: 'front',
      options: { shape: shapes[index % shapes.length], cut },
    });
  });

const everyView = (): string[] =>
  archetypes.flatMap((archetype, index) =>
    views.map((view) =>
      draw({
        kind: 'product',
        archetype,
        seed: `VIEW${index}`,
        colorway: colorways[(index * 7 + 3) % colorways.length]!,
        view,
      }),
    ),
  );

const scenes = (): string[] =>
  grounds.flatMap((ground, row) =>
    times.map((time, column) =>
      scene(parseSceneName(`${ground}-${row * 4 + column}-${time}-${weathers[(row + column) % 4]}-4x5`)!),
    ),
  );

const pictures = (): { readonly svgs: readonly string[]; readonly columns: number } => {
  if (wanted === 'views') return { svgs: everyView(), columns: 8 };
  if (wanted === 'scenes') return { svgs: scenes(), columns: 4 };
  if (wanted === 'all') return { svgs: archetypes.flatMap((archetype) => products(archetype, 6)), columns: 12 };
  return {
    svgs: products(archetypes.find((archetype) => archetype === wanted) ?? archetypes[0]!, Number(styles)),
    columns: 6,
  };
};

const { svgs, columns } = pictures();
const tiles = await Promise.all(
  svgs.map((svg) => sharp(Buffer.from(svg)).resize(card.width, card.height).png().toBuffer()),
);
const [across, down] = [card.width + card.gap, card.height + card.gap];
await mkdir(dirname(out), { recursive: true });
const image = await sharp({
  create: {
    width: columns * across,
    height: Math.ceil(tiles.length / columns) * down,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    tiles.map((input, index) => ({ input, left: (index % columns) * across, top: Math.floor(index / columns) * down })),
  )
  .png()
  .toBuffer();
await writeFile(out, image);
console.info(`${tiles.length} pictures in ${out}`);
