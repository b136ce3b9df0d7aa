import type { View } from 'commerce-api/brand';
import { type Archetype, archetypeShapes, type LookOptions } from './archetypes.ts';
import { ellipse, outline } from './art/geometry.ts';
import { type Random, random } from './art/random.ts';
import { fill, group, haze, linear, moved, radial, type Sheet, sheet, stroke } from './art/sheet.ts';
import { lighter, tones } from './art/tones.ts';
import { focusOf, isCloseView } from './close-ups.ts';
import type { Colorway } from './colorways.ts';
import { packed } from './packed-view.ts';
import { artists } from './products/artists.ts';
import type { Artwork, Bench } from './products/bench.ts';
import { inScale } from './scale-view.ts';
import { isWorn, type Wardrobe, wornOutdoors } from './worn-view.ts';

export interface ProductPicture {
  readonly kind: 'product';
  readonly archetype: Archetype;
  /** The style id, which determines the construction in every color and view. */
  readonly seed: string;
  readonly colorway: Pick<Colorway, 'base' | 'trim'>;
  readonly view: View;
  readonly options?: LookOptions | undefined;
}

/** Card pictures are 4:5. */
export const sheetSize = { width: 800, height: 1000 } as const;

const shapeOf = (archetype: Archetype, rng: Random, wanted: string | undefined): string => {
  const shapes: readonly string[] = archetypeShapes[archetype];
  const chosen = rng.pick(shapes);
  return wanted && shapes.includes(wanted) ? wanted : chosen;
};

const ink = { l: 0.28, c: 0.012, h: 235 };

/** Returns the color of blocked panels: tone on tone, ink, or the colorway's trim if it is muted enough. */
const secondMaterial = (rng: Random, base: Colorway['base'], trim: Colorway['trim']) => {
  const scheme = rng.pick(['tonal', 'tonal', 'same', 'ink', 'trim'] as const);
  if (scheme === 'ink') return base.l < 0.4 ? lighter(base, 0.1) : ink;
  if (scheme === 'trim' && Math.abs(trim.l - base.l) > 0.1) return trim;
  if (scheme === 'same') return base;
  return lighter(base, base.l > 0.5 ? -0.09 : 0.07);
};

const benchFor = (request: ProductPicture, on: Sheet, worn: Bench['worn'] = 'no'): Bench => {
  const { base, trim } = request.colorway;
  const construction = random(`${request.seed}/${request.archetype}`);
  const shape = shapeOf(request.archetype, construction, request.options?.shape);
  // Always drawn from the random stream, so that the construction does not depend on it.
  const second = secondMaterial(construction, base, trim);
  return {
    on,
    rng: construction,
    side: request.view === 'back' ? 'back' : 'front',
    close: isCloseView(request.view),
    worn,
    main: tones(base),
    second: tones(request.options?.blocked ? trim : second),
    trim: tones(trim),
    lining: tones(lighter({ ...base, c: base.c * 0.6 }, base.l > 0.45 ? -0.16 : -0.04)),
    cut: request.options?.cut ?? 'unisex',
    shape,
    hood: request.options?.hood,
  };
};

const backdrop = (on: Sheet): string => {
  const { width, height } = sheetSize;
  return (
    `<rect width="${width}" height="${height}" fill="${linear(on, [
      [0, '#f1eee7'],
      [0.72, '#eae6dd'],
      [1, '#e2ddd2'],
    ])}"/>` +
    `<rect width="${width}" height="${height}" fill="${radial(
      on,
      [
        [0, '#fffdf8', 0.75],
        [1, '#fffdf8', 0],
      ],
      [0.36, 0.3],
      0.62,
    )}"/>`
  );
};

const shadow = (on: Sheet, art: Artwork): string => {
  const [left, , right, bottom] = art.bounds;
  const standing = (once: string) =>
    (art.copies ?? ['']).map((transform) => (transform ? group(`transform="${transform}"`, once) : once));
  if (art.rests === 'wall') {
    return (
      moved(16, 26, ...standing(haze(on, art.silhouette, '#4d4538', 44, 0.3, 14))) +
      moved(5, 8, ...standing(haze(on, art.silhouette, '#2c2822', 9, 0.3, 5)))
    );
  }
  const [cx, half] = [(left + right) / 2, (right - left) / 2];
  return (
    fill(
      ellipse(cx + 16, bottom + 2, half * 1.16, Math.min(52, half * 0.16 + 14)),
      radial(on, [
        [0, '#3d362b', 0.5],
        [0.55, '#3d362b', 0.22],
        [1, '#3d362b', 0],
      ]),
    ) +
    fill(
      ellipse(cx + 4, bottom - 4, half * 1.02, Math.min(20, half * 0.05 + 8)),
      radial(on, [
        [0, '#1f1b15', 0.62],
        [0.7, '#1f1b15', 0.34],
        [1, '#1f1b15', 0],
      ]),
    )
  );
};

const placed = (on: Sheet, art: Artwork): string => {
  const [left, top, right, bottom] = art.bounds;
  const scale = Math.min(700 / (right - left), 820 / (bottom - top), 1.12);
  const x = 400 - ((left + right) / 2) * scale;
  const middle = art.rests === 'floor' ? 525 : 488;
  const y = middle - ((top + bottom) / 2) * scale;
  return group(
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"`,
    shadow(on, art),
    art.markup,
  );
};

const magnified = (on: Sheet, art: Artwork, [cx, cy, width]: Artwork['focus']): string => {
  const scale = sheetSize.width / width;
  const [x, y] = [400 - cx * scale, 500 - cy * scale];
  return group(
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"`,
    shadow(on, art),
    art.markup,
  );
};

/** Change it whenever a request draws a different picture; part of every picture's cache key. */
export const artEdition = '3';

const reference: Omit<ProductPicture, 'view'> = {
  kind: 'product',
  archetype: 'bottle',
  seed: 'reference',
  colorway: { base: { l: 0.68, c: 0.012, h: 80 }, trim: { l: 0.9, c: 0.01, h: 80 } },
  options: { shape: 'wide' },
};

const artOf = (request: ProductPicture, on: Sheet, worn?: Bench['worn']): Artwork =>
  artists[request.archetype](benchFor(request, on, worn));

/** What people wear with a product. */
const wardrobeFor = (request: ProductPicture, on: Sheet): Wardrobe => {
  const quiet = (archetype: Archetype, shape: string, base: Colorway['base'], view: View) =>
    artOf(
      {
        kind: 'product',
        archetype,
        seed: 'wardrobe',
        view,
        colorway: { base, trim: base },
        options: { ...request.options, blocked: false, shape },
      },
      on,
    );
  const view = request.archetype === 'backpack' ? 'back' : 'front';
  return {
    trousers: () => quiet('trousers', 'shell', { l: 0.33, c: 0.014, h: 240 }, view),
    fleece: () => quiet('fleece', 'full-zip', { l: 0.66, c: 0.014, h: 80 }, 'back'),
  };
};

/** A vacuum bottle that everybody has held. */
const bottleOn = (on: Sheet): Artwork => artOf({ ...reference, view: 'front' }, on);

const content = (request: ProductPicture, on: Sheet): string => {
  const { archetype, seed } = request;
  if (request.view === 'scale' && isWorn(archetype)) {
    const cut = request.options?.cut ?? 'unisex';
    return wornOutdoors(on, artOf(request, on, 'near'), { archetype, seed, cut }, wardrobeFor(request, on));
  }
  const away = request.view === 'packed' ? packed(archetype, benchFor(request, on)) : undefined;
  if (away) return placed(on, away);
  const art = artOf(request, on);
  if (isCloseView(request.view)) return magnified(on, art, focusOf(request.archetype, art, request.view));
  if (request.view === 'scale') return inScale(on, archetype, art, request.options?.cut ?? 'unisex', bottleOn(on));
  return placed(on, art);
};

/** Draws a product picture, 800 x 1000, as SVG. Deterministic. */
export const draw = (request: ProductPicture): string => {
  const on = sheet(isCloseView(request.view));
  const body = backdrop(on) + content(request, on);
  const { width, height } = sheetSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${on.definitions()}</defs>${body}</svg>`;
};

/** Draws the product in scale without a ground behind it, 800 x 1000: with a person, or beside something familiar. */
export const drawInScale = (request: Omit<ProductPicture, 'view'>): string => {
  const on = sheet();
  const whole = artOf({ ...request, view: 'front' }, on, 'whole');
  const body = inScale(on, request.archetype, whole, request.options?.cut ?? 'unisex', bottleOn(on));
  const { width, height } = sheetSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${on.definitions()}</defs>${body}</svg>`;
};

/** Cards of social networks. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Draws contour lines around a summit, the ornament of wide cards. */
const contours = (seed: string, color: string): string => {
  const rng = random(`contours/${seed}`);
  const reach = Array.from({ length: 10 }, () => rng.between(0.8, 1.25));
  const lines = Array.from({ length: 15 }, (_, index) => {
    const r = 50 + index * 50;
    const knots = reach.map((share, spoke): readonly [number, number] => {
      const turn = (spoke / reach.length) * Math.PI * 2;
      const far = r * (share * 0.85 + 0.15) * rng.between(0.985, 1.015);
      return [600 + Math.cos(turn) * far * 1.25, 315 + Math.sin(turn) * far];
    });
    return outline(...knots);
  });
  return stroke(lines.join(''), color, 1.6, 0.22);
};

/** Draws the product for social cards, 1200 x 630. */
export const drawSocial = (request: ProductPicture): string => {
  const on = sheet();
  const { width, height } = socialSize;
  const art = artOf({ ...request, view: 'front' }, on);
  const [left, top, right, bottom] = art.bounds;
  const scale = Math.min(900 / (right - left), 540 / (bottom - top), 1.12);
  const place = `translate(${(600 - ((left + right) / 2) * scale).toFixed(1)} ${(312 - ((top + bottom) / 2) * scale).toFixed(1)}) scale(${scale.toFixed(3)})`;
  const ground = `<rect width="${width}" height="${height}" fill="${linear(on, [
    [0, '#f1eee7'],
    [1, '#e2ddd2'],
  ])}"/>`;
  const body =
    ground +
    contours(request.seed, tones(request.colorway.base).shade) +
    group(`transform="${place}"`, shadow(on, art), art.markup);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${on.definitions()}</defs>${body}</svg>`;
};
