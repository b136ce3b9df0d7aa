// Apart from the schemas, so that a page that only asks for photos carries none of them.

/** What photos are asked for, or sent for: a product, or a category. */
export type PhotoSubject =
  | { readonly kind: 'product'; readonly styleId: string; readonly categoryIds: readonly string[] }
  | { readonly kind: 'category'; readonly categoryId: string };

/** What a photo has to be like. The service checks it, and pages before they send one. */
export const photoLimits = {
  /** Bytes that are sent. */
  bytes: 8 * 1024 * 1024,
  /** Pixels of the shorter side. */
  minSide: 500,
  /** Pixels in all. */
  pixels: 50_000_000,
  caption: 200,
  name: 30,
  /** Of what a report says beside its reason. */
  reportText: 300,
  /** Categories that a photo can have. */
  categories: 8,
} as const;
