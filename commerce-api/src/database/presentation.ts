import type { Layer, RatedProperty } from 'shared-contracts/calls/product-story';
import type { Language } from 'shared-contracts/locale';
import type { View } from 'shared-contracts/product-views';

/** A text by language; missing languages fall back to English. */
export interface PresentedText {
  readonly en: string;
  readonly fr?: string | undefined;
  readonly de?: string | undefined;
}

/** What a style's product page tells and shows beyond texts and pictures, as the import stores it. */
export interface Presentation {
  readonly story?: {
    readonly closeUps: readonly {
      readonly view: View;
      readonly title: PresentedText;
      readonly points: readonly { readonly x: number; readonly y: number; readonly text: PresentedText }[];
    }[];
    readonly ratings: { readonly [P in RatedProperty]?: number | undefined };
    readonly layering?:
      | { readonly layer: Layer; readonly under: readonly string[]; readonly over: readonly string[] }
      | undefined;
    readonly siblings: readonly string[];
  };
  readonly model?: { readonly height: number; readonly size: string };
  readonly film?: {
    /** In the brand's folder of films. */
    readonly file: string;
    /** Name of the scene that stands in its place. */
    readonly poster: string;
    readonly width: number;
    readonly height: number;
    readonly title: PresentedText;
    /** Languages with a file of captions. */
    readonly captions: readonly Language[];
  };
}
