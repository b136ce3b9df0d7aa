import type { Crop } from 'shared-contracts/calls/media';
import { type View, views } from 'shared-contracts/product-views';
import type { FilmSource } from './film-source.ts';
import type { MapSource } from './map-source.ts';

export const isView = (text: string): text is View => (views as readonly string[]).includes(text);

/** A picture before scaling: SVG markup with its width in pixels, or the bytes of a picture file. */
export type Original =
  | { readonly kind: 'svg'; readonly markup: string; readonly width: number }
  | {
      readonly kind: 'file';
      readonly bytes: Buffer;
      /** Aspect ratio of the frame into which it is fitted, on the shop's background; its own ratio by default. */
      readonly frame?: readonly [number, number];
      /** The part that is shown, in pixels; all of it by default. */
      readonly crop?: Crop;
    };

/** A picture found by a source. */
export interface SourcePicture {
  /** Changes whenever the picture changes; part of cache keys and ETags. */
  readonly identity: string;
  /** Set for a picture that may change at its address: what caches of the edge are told when it does. */
  readonly surrogateKey?: string;
  /** Pixels of the original, where it is no use to make more of them. */
  readonly width?: number;
  /** Called only for a size and format that is not cached yet. */
  readonly read: () => Original | Promise<Original>;
}

export interface ProductPictureRequest {
  readonly styleId: string;
  /** A product color, or the two colors of a made-to-order design: `5A2`, `5A2-2B1`. */
  readonly colorCode: string;
  readonly view: View;
  /** What the product's row stores for this view. */
  readonly reference: string;
}

type Found = SourcePicture | undefined | Promise<SourcePicture | undefined>;

/**
 * Source of a shop's pictures and films. The endpoint handles addresses, sizes, formats and caching; a source finds or draws
 * originals, and returns undefined for a picture it does not have.
 */
export interface PictureSource {
  readonly product: (request: ProductPictureRequest) => Found;
  /** The product's picture for social network cards, 1200 x 630. */
  readonly productCard: (request: ProductPictureRequest) => Found;
  /** A content picture, by the name in its address. */
  readonly scene: (name: string) => Found;
  /** A content picture for social network cards, 1200 x 630. */
  readonly sceneCard: (name: string) => Found;
  /** Films and their captions, by the file's name in its address. */
  readonly film: FilmSource;
  /** The map on which stores are shown; undefined for a shop without one. */
  readonly map?: MapSource;
}
