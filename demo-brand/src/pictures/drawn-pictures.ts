import { fileURLToPath } from 'node:url';
import {
  fileMap,
  folderFilms,
  type PictureSource,
  type ProductPictureRequest,
  type SourcePicture,
  type View,
} from 'commerce-api/brand';
import { posterOf } from '../films/films.ts';
import { type Archetype, type Cut, cuts, isArchetype, type LookOptions } from './archetypes.ts';
import { closeViewsOf } from './close-ups.ts';
import { type Colorway, findColorway } from './colorways.ts';
import { artEdition, draw, drawSocial, sheetSize, socialSize } from './draw.ts';
import { isPacked } from './packed-view.ts';
import { aspects, parseSceneName } from './scene-name.ts';
import { scene, sceneHeight } from './scenes/scene.ts';

/** The appearance of a style in one color. */
interface Look {
  readonly archetype: Archetype;
  readonly colorway: Pick<Colorway, 'base' | 'trim'>;
  readonly options: LookOptions;
}

/** Returns the reference stored with a product: archetype, shape and cut. */
export const drawingReference = (style: {
  readonly archetype: Archetype;
  readonly shape: string;
  readonly cut: Cut;
}): string => `${style.archetype}/${style.shape}/${style.cut}`;

/** Returns the views that are drawn of a product. */
export const drawnViews = ({ archetype }: { readonly archetype: Archetype }): readonly View[] => [
  'front',
  'scale',
  // Both sides of a gift card look the same.
  ...(archetype === 'gift-card' ? [] : (['back'] as const)),
  ...closeViewsOf(archetype),
  ...(isPacked(archetype) ? (['packed'] as const) : []),
];

const isCut = (text: string | undefined): text is Cut => (cuts as readonly (string | undefined)[]).includes(text);

/** Returns the colorway of a product, or those of a design's body and trim. */
function colorwayOf(code: string): (Pick<Look, 'colorway'> & { readonly isDesign: boolean }) | undefined {
  const [bodyCode = '', trimCode] = code.split('-');
  const body = findColorway(bodyCode);
  if (!body || trimCode === undefined) return body && { colorway: body, isDesign: false };
  const trim = findColorway(trimCode);
  return trim && { colorway: { base: body.base, trim: trim.base }, isDesign: true };
}

function lookOf({ colorCode, reference }: ProductPictureRequest): Look | undefined {
  const found = colorwayOf(colorCode);
  const [archetype = '', shape, cut] = reference.split('/');
  if (!found || !isArchetype(archetype)) return undefined;
  return {
    archetype,
    colorway: found.colorway,
    options: { shape, ...(isCut(cut) ? { cut } : {}), ...(found.isDesign ? { blocked: true } : {}) },
  };
}

const lookText = ({ archetype, colorway, options }: Look): string =>
  JSON.stringify([archetype, colorway.base, colorway.trim, options]);

const drawing = (identity: string, width: number, markup: () => string): SourcePicture => ({
  identity: `${artEdition}|${identity}`,
  read: () => ({ kind: 'svg', markup: markup(), width }),
});

const sceneWidth = ([across, down]: readonly [number, number]): number => Math.round((sceneHeight * across) / down);

/** Draws every picture of the demo shop on demand, and stores none; its films lie in a folder. */
export const drawnPictures: PictureSource = {
  product: (request) => {
    const look = lookOf(request);
    if (!look) return undefined;
    const { styleId, view } = request;
    return drawing(`product|${styleId}|${view}|${lookText(look)}`, sheetSize.width, () =>
      draw({ kind: 'product', seed: styleId, view, ...look }),
    );
  },
  productCard: (request) => {
    const look = lookOf(request);
    if (!look) return undefined;
    const { styleId } = request;
    return drawing(`og|product|${styleId}|${lookText(look)}`, socialSize.width, () =>
      drawSocial({ kind: 'product', seed: styleId, view: 'front', ...look }),
    );
  },
  scene: (name) => {
    const poster = posterOf(name);
    if (poster) return drawing(`film|${name}`, poster.width, poster.markup);
    const wanted = parseSceneName(name);
    return wanted && drawing(`scene|${name}`, sceneWidth(aspects[wanted.aspect]), () => scene(wanted));
  },
  sceneCard: (name) => {
    const wanted = parseSceneName(name);
    return (
      wanted && drawing(`og|scene|${name}`, sceneWidth(aspects['40x21']), () => scene({ ...wanted, aspect: '40x21' }))
    );
  },
  film: folderFilms(fileURLToPath(new URL('../../films', import.meta.url))),
  map: fileMap(fileURLToPath(new URL('../../map.pmtiles', import.meta.url))),
};
