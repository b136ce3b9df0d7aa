import sharp from 'sharp';
import { draftOf } from '../catalogue/draft.ts';
import { outline } from '../pictures/art/geometry.ts';
import { random } from '../pictures/art/random.ts';
import { fill, linear, radial, sheet, stroke } from '../pictures/art/sheet.ts';
import { hex, lighter, type Tones, tones } from '../pictures/art/tones.ts';
import { drawInScale } from '../pictures/draw.ts';
import { hair, skin } from '../pictures/figure.ts';
import { aspects, parseSceneName, type ScenePicture, type Time } from '../pictures/scene-name.ts';
import { lightOf } from '../pictures/scenes/light.ts';
import { scene, sceneHeight } from '../pictures/scenes/scene.ts';

/** Skin and hair of the people in photos. */
const people = {
  ash: [skin, tones({ l: 0.78, c: 0.07, h: 85 })],
  birch: [tones({ l: 0.82, c: 0.045, h: 62 }), tones({ l: 0.55, c: 0.11, h: 45 })],
  oak: [tones({ l: 0.55, c: 0.06, h: 55 }), tones({ l: 0.27, c: 0.015, h: 60 })],
  walnut: [tones({ l: 0.42, c: 0.05, h: 50 }), tones({ l: 0.2, c: 0.01, h: 60 })],
  maple: [tones({ l: 0.66, c: 0.065, h: 62 }), tones({ l: 0.24, c: 0.02, h: 40 })],
  willow: [skin, tones({ l: 0.8, c: 0.008, h: 90 })],
} as const;

export interface Figure {
  /** Number of the style that is worn, carried, or stood beside. */
  readonly style: number;
  readonly color?: number;
  readonly who: keyof typeof people;
  /** Middle of the drawing, as a share of the photo's width. */
  readonly x: number;
  /** Height of the drawing, as a share of the photo's. Above 1, a part of it is outside. */
  readonly size: number;
  /** Where its ground is, as a share of the photo's height. */
  readonly ground?: number;
  readonly isTurned?: boolean;
}

export interface PhotoDrawing {
  /** As `ridge-12-dusk-mist-4x5`. */
  readonly scene: string;
  readonly figures: readonly Figure[];
  /** How much is out of focus behind the people, pixels. */
  readonly blur?: number;
}

/** Pixels of the photo's height. */
const photoHeight = 1500;
/** Where the ground is in a drawing of a product in scale. */
const floor = 0.92;

/** What the light of a scene does to a person: factors of red, green, and blue. */
const casts: Readonly<Record<Time, readonly [number, number, number]>> = {
  dawn: [1, 0.93, 0.92],
  day: [1, 1, 1],
  dusk: [0.8, 0.66, 0.66],
  night: [0.34, 0.4, 0.5],
};

const steps = ['hi', 'light', 'base', 'shade', 'deep', 'line'] as const;
/** The drawing in the colors of one of the people. */
function inColorsOf(who: Figure['who'], markup: string): string {
  const [ownSkin, ownHair] = people[who];
  const replaced = new Map(
    [[skin, ownSkin] as const, [hair, ownHair] as const].flatMap(([from, to]: readonly [Tones, Tones]) =>
      steps.map((step): [string, string] => [from[step], to[step]]),
    ),
  );
  return markup.replaceAll(/#[0-9a-f]{6}\b/g, (color) => replaced.get(color) ?? color);
}

async function figureLayer({ style, color = 0, who, size, isTurned = false }: Figure, { time, weather }: ScenePicture) {
  const { styleId, template, colors } = draftOf(style, new Date(0));
  const { archetype, shape, cut } = template;
  const colorway = colors[color % colors.length] ?? colors[0]!;
  const drawn = drawInScale({ kind: 'product', seed: styleId, archetype, colorway, options: { shape, cut } });
  const height = Math.round(photoHeight * size);
  const cast = weather === 'clear' ? casts[time] : casts[time].map((factor) => factor * 0.9);
  const layer = sharp(Buffer.from(inColorsOf(who, drawn)), { density: (72 * height) / 1000 })
    .resize({ height })
    .flop(isTurned)
    .ensureAlpha()
    .linear([...cast, 1], [0, 0, 0, 0])
    .modulate({ saturation: weather === 'clear' ? 1 : 0.8 });
  return { data: await layer.png().toBuffer(), width: Math.round(height * 0.8), height };
}

/** Ground for people to stand on, and the darker corners of a lens. */
function foreground({ time, weather, seed }: ScenePicture, width: number): string {
  const on = sheet();
  const rng = random(`photo/${seed}`);
  const { near } = lightOf(time, weather);
  const y = photoHeight * 0.88;
  const hill = outline(
    [-40, photoHeight + 40, 'c'],
    [-40, y + rng.between(-30, 30), 'c'],
    [width * 0.3, y + rng.between(-14, 26)],
    [width * 0.7, y + rng.between(-14, 26)],
    [width + 40, y + rng.between(-30, 30), 'c'],
    [width + 40, photoHeight + 40, 'c'],
  );
  const blades = Array.from({ length: 240 }, () => {
    const [x, foot] = [rng.between(0, width), rng.between(y + 20, photoHeight)];
    const tall = 10 + ((foot - y) / (photoHeight - y)) * 26;
    return `M${x.toFixed(0)} ${foot.toFixed(0)}q${rng.between(-3, 3).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${rng.between(-9, 9).toFixed(1)} ${(-tall).toFixed(1)}`;
  });
  const ground = linear(on, [
    [0, hex(lighter(near, 0.12))],
    [1, hex(lighter(near, 0.02))],
  ]);
  const lens = radial(
    on,
    [
      [0.55, '#000000', 0],
      [1, '#000000', 0.34],
    ],
    [0.5, 0.46],
    0.78,
  );
  const body =
    fill(hill, ground) +
    stroke(blades.join(''), hex(lighter(near, 0.2)), 2.2, 0.5, 'stroke-linecap="round"') +
    `<rect width="${width}" height="${photoHeight}" fill="${lens}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${photoHeight}"><defs>${on.definitions()}</defs>${body}</svg>`;
}

/** Draws a photo of people out there, as a JPEG. The same drawing gives the same picture. */
export async function composePhoto({ scene: name, figures, blur = 0 }: PhotoDrawing): Promise<Buffer> {
  const request = parseSceneName(name);
  if (!request) throw new Error(`There is no scene ${name}`);
  const [across, down] = aspects[request.aspect];
  const width = Math.round((photoHeight * across) / down);
  const behind = sharp(Buffer.from(scene(request)), { density: (72 * photoHeight) / sceneHeight }).resize(
    width,
    photoHeight,
  );
  if (blur > 0) behind.blur(blur);
  const layers = await Promise.all(
    figures.map(async (figure) => {
      const layer = await figureLayer(figure, request);
      const left = Math.round(width * figure.x - layer.width / 2);
      const top = Math.round(photoHeight * (figure.ground ?? 0.95) - layer.height * floor);
      return { ...layer, left, top };
    }),
  );
  const ground = { input: Buffer.from(foreground(request, width)), left: 0, top: 0 };
  const inside = await Promise.all(layers.map((layer) => cropped(layer, width)));
  const whole = await behind.png().toBuffer();
  return sharp(whole)
    .composite([ground, ...inside])
    .jpeg({ quality: 90 })
    .toBuffer();
}

interface Layer {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** The part of a layer that lies inside of the photo. */
async function cropped({ data, width, height, left, top }: Layer, photoWidth: number) {
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  const part = {
    left: x,
    top: y,
    width: Math.min(width - x, photoWidth - Math.max(0, left)),
    height: Math.min(height - y, photoHeight - Math.max(0, top)),
  };
  return { input: await sharp(data).extract(part).toBuffer(), left: Math.max(0, left), top: Math.max(0, top) };
}
