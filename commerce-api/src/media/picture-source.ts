/** Views that a product can have, in gallery order. */
export const views = ['front', 'back', 'detail', 'scale'] as const;
export type View = (typeof views)[number];

export const isView = (text: string): text is View => (views as readonly string[]).includes(text);

/** A picture before the endpoint sizes it: markup with its width in pixels, or the bytes of a picture file. */
export type Original =
  | { readonly kind: 'svg'; readonly markup: string; readonly width: number }
  | {
      readonly kind: 'file';
      readonly bytes: Buffer;
      /** Width to height of what it is fitted into, on the paper of the shop; its own without one. */
      readonly frame?: readonly [number, number];
    };

/** A picture that a source has. */
export interface SourcePicture {
  /** Changes whenever the picture changes: part of cache keys and ETags. */
  readonly identity: string;
  /** Called only for a size and format that is not cached yet. */
  readonly read: () => Original | Promise<Original>;
}

export interface ProductPictureRequest {
  readonly styleId: string;
  /** A colour of the product, or the two colours of a made-to-order design: `5A2`, `5A2-2B1`. */
  readonly colourCode: string;
  readonly view: View;
  /** What the product's row stores for this view. */
  readonly reference: string;
}

type Found = SourcePicture | undefined | Promise<SourcePicture | undefined>;

/**
 * Where the pictures of a shop come from. The endpoint owns addresses, sizes, formats and caches; a source finds or
 * draws originals, and returns undefined for a picture that it does not have.
 */
export interface PictureSource {
  readonly product: (request: ProductPictureRequest) => Found;
  /** The product for cards of social networks, 1200 x 630. */
  readonly productCard: (request: ProductPictureRequest) => Found;
  /** A picture of a content document, by the name in its address. */
  readonly scene: (name: string) => Found;
  /** A picture of a content document for cards of social networks, 1200 x 630. */
  readonly sceneCard: (name: string) => Found;
}
