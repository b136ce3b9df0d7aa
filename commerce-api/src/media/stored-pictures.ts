import type { PictureSource, ProductPictureRequest, SourcePicture } from './picture-source.ts';
import { type PictureStore, pictureHash } from './picture-store.ts';

const referencePattern = /^[0-9a-f]{32}\.[a-z0-9]+$/;
export const sceneNamePattern = /^[a-z0-9][a-z0-9-]{0,80}$/;

const PRODUCT_FRAME = [4, 5] as const;
const CARD_FRAME = [40, 21] as const;

/**
 * Returns a source for a merchant's imported pictures. Originals of any proportion are fitted into the frame that pages
 * reserve.
 */
export function storedPictures(store: PictureStore): PictureSource {
  const product = (
    { reference }: ProductPictureRequest,
    frame: readonly [number, number],
  ): SourcePicture | undefined => {
    if (!referencePattern.test(reference)) return undefined;
    const read = async () => {
      const bytes = await store.read(reference);
      if (!bytes) throw new Error(`The picture store has no file ${reference}`);
      return { kind: 'file', bytes, frame } as const;
    };
    return { identity: `stored|${frame.join('x')}|${reference}`, read };
  };
  const scene = async (name: string, frame?: readonly [number, number]): Promise<SourcePicture | undefined> => {
    const bytes = sceneNamePattern.test(name) ? await store.readScene(name) : undefined;
    if (!bytes) return undefined;
    return {
      identity: `stored|${frame?.join('x') ?? 'own'}|${pictureHash(bytes)}`,
      read: () => ({ kind: 'file', bytes, ...(frame ? { frame } : {}) }),
    };
  };
  return {
    product: (request) => product(request, PRODUCT_FRAME),
    productCard: (request) => product(request, CARD_FRAME),
    scene: (name) => scene(name),
    sceneCard: (name) => scene(name, CARD_FRAME),
    film: store.film,
    map: store.map,
  };
}
