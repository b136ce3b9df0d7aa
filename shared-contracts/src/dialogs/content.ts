import type { EventDetails } from '../blocks/event-sign-up.ts';
import type { ProductDetails } from '../calls/product-entities.ts';
import type { Facet } from '../calls/products.ts';
import type { OwnReview } from '../calls/reviews.ts';
import { defineDialog } from '../dialogs.ts';
import type { LocaleId } from '../locale.ts';
import type { PhotoSubject } from '../photo-limits.ts';
import type { Photo } from '../social-media.ts';

/** The cart line, or the item saved for later, to edit. */
export interface ShoppingListContext {
  /** The cart by default. */
  readonly list?: 'saved';
  readonly itemId: string;
  /** Its current variant. */
  readonly upc: string;
}

export interface PicturesProps {
  /** The name of the product. */
  readonly name: string;
  readonly pictures: ProductDetails['pictures'];
  /** Stands behind the pictures. */
  readonly film?: ProductDetails['film'];
  /** Place of the first one shown. */
  readonly first: number;
}

export interface SizeGuideProps {
  /** The product type of its size chart. */
  readonly productType: string;
  /** The sizes that can be taken, by id. */
  readonly sizes: readonly string[];
  /** The size that is chosen already. */
  readonly chosen?: string;
  /** 0 runs small, 50 true to size, 100 runs large. */
  readonly fitScore?: number;
  /** The person in the pictures. */
  readonly model?: ProductDetails['model'];
}

/** Colors and sizes of a product, to add one; with a context it edits a cart line or a saved item. Resolves when done. */
export const quickshopDialog = defineDialog<{ readonly productId: string; readonly context?: ShoppingListContext }>(
  'content.quickshop',
  'panel',
);

/** The pictures of a product, large, with zoom. */
export const picturesDialog = defineDialog<PicturesProps>('content.pictures', 'modal');

/** What sizes measure, and which one fits. Resolves with the size that the shopper takes. */
export const sizeGuideDialog = defineDialog<SizeGuideProps, string>('content.size-guide', 'panel');

/** Asks whether the shop of another country fits better; `href` is this page there. Resolves with the answer. */
export const locationDialog = defineDialog<{ readonly suggested: LocaleId; readonly href: string }, 'go' | 'stay'>(
  'content.location',
  'modal',
);

/** Values by facet that narrow a list. */
export type FacetChoice = Readonly<Record<string, readonly string[]>>;

export interface FilterProps {
  /** The list: a category, or what a search finds. */
  readonly list: { readonly categoryId?: string | undefined; readonly q?: string | undefined };
  readonly facets: readonly Facet[];
  readonly chosen: FacetChoice;
}

/** The filters of a list, with the number of products that they leave. Resolves with those to show. */
export const filterDialog = defineDialog<FilterProps, FacetChoice>('content.filter', 'panel');

/** Searches everything: products, categories, articles, and help. Choosing leads to a page. */
export const searchDialog = defineDialog<Record<string, never>>('content.search', 'panel');

/** What the loyalty program gives, as editors wrote it (the fixed page `loyalty-modal`), and the way to join. */
export const loyaltyDialog = defineDialog<Record<string, never>>('content.loyalty', 'modal');

/** Registers for an event: signing in or creating an account, then the form. Resolves once registered and closed. */
export const eventSignUpDialog = defineDialog<{ readonly event: EventDetails }>('content.event-sign-up', 'modal');

/** A photo of a shopper, large, with what it shows; the others are next to it. */
export const photoDialog = defineDialog<{ readonly photos: readonly Photo[]; readonly first: number }>(
  'content.photo',
  'modal',
);

/** The product that somebody writes about. */
export interface OpinionSubject {
  readonly productId: string;
  readonly name: string;
  /** Sizes to choose from; none for what has one only. */
  readonly sizes: readonly { readonly id: string; readonly label: string }[];
  /** Whether it is worn. */
  readonly isWorn: boolean;
  /** What a photo shows; undefined where the shop shows none. */
  readonly photo?: PhotoSubject;
}

/**
 * Writes a review, or changes one's own. Open it with `keep`, since guests sign in over it. Resolves once it was
 * sent and the dialog is closed.
 */
export const reviewDialog = defineDialog<{ readonly subject: OpinionSubject; readonly own?: OwnReview }>(
  'content.review',
  'modal',
);

/** Asks a question, or answers one. Open it with `keep`. Resolves once it was sent and the dialog is closed. */
export const questionDialog = defineDialog<{
  readonly subject: OpinionSubject;
  readonly answers?: { readonly questionId: string; readonly body: string };
}>('content.question', 'modal');

/** Reports a review. Resolves once it was sent and the dialog is closed. */
export const flagDialog = defineDialog<{ readonly productId: string; readonly reviewId: string }>(
  'content.flag',
  'modal',
);

/** Sends a photo of a product or for a category. Resolves once it was sent and the dialog is closed. */
export const addPhotoDialog = defineDialog<{ readonly subject: PhotoSubject; readonly name: string }>(
  'content.add-photo',
  'modal',
);
