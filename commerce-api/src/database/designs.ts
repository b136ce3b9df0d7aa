import type { PresentedText } from './presentation.ts';

/** The colors of a made-to-order product: two colorway codes. */
export interface Design {
  readonly body: string;
  readonly trim: string;
}

/** What a made-to-order product can be made in, as the import stores it. */
export interface Designs {
  /** Color codes for each part. */
  readonly body: readonly string[];
  readonly trim: readonly string[];
  /** Designs with a name, by their code in carts. */
  readonly ready: readonly (Design & { readonly code: string; readonly name: PresentedText })[];
}
